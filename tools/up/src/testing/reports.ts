// What the reports of a step say: how many tests ran, and which of them failed.
import { existsSync, readFileSync } from 'node:fs';
import { add, type Counts, none } from './counts';
import type { Failure } from './failures';

/** Reads the reports of one test runner. */
export interface ReportReader {
  readonly count: (text: string) => Counts;
  readonly failures: (text: string) => Failure[];
}

/** @param files reports, of which missing ones count as nothing */
export function readReports(
  files: readonly string[],
  { count, failures }: ReportReader,
): { counts: Counts; failures: Failure[] } {
  const texts = files.filter((file) => existsSync(file)).map((file) => readFileSync(file, 'utf8'));
  return { counts: texts.map(count).reduce(add, none), failures: texts.flatMap(failures) };
}
