import type { Row } from './table';

/** Something that is measured beside a peer, on demand and never as a test. */
export interface Benchmark {
  readonly name: string;
  /** One line for the list. */
  readonly about: string;
  /**
   * @param args what follows the name on the command line
   * @param say shows what is going on
   * @returns the lines of the table, in their order, each as soon as it is known
   * @throws Error when something breaks; being slow is no fault
   */
  run(args: readonly string[], say: (line: string) => void): AsyncIterable<Row>;
}
