import type { Row } from './table';

/** A measurement compared with a peer, run on demand and never as a test. */
export interface Benchmark {
  readonly name: string;
  /** One-line description for the list. */
  readonly about: string;
  /**
   * @param args the arguments after the name on the command line
   * @param say reports progress
   * @returns the rows of the table in order, each as soon as it is known
   * @throws Error when something breaks; slowness is not an error
   */
  run(args: readonly string[], say: (line: string) => void): AsyncIterable<Row>;
}
