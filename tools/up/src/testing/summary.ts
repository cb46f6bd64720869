import { add, type Counts, none } from './counts';
import type { Failure } from './failures';

export interface Result {
  readonly name: string;
  readonly ok: boolean;
  /** Milliseconds. */
  readonly took: number;
  /** For steps that run tests. */
  readonly counts?: Counts;
  readonly failures?: readonly Failure[];
  /** Why a step was not run. */
  readonly skipped?: string;
}

const describe = ({ passed, failed, skipped }: Counts): string =>
  `${passed} passed, ${failed} failed${skipped === 0 ? '' : `, ${skipped} skipped`}`;

const mark = ({ ok, skipped }: Result): string => (skipped !== undefined ? '–' : ok ? '✓' : '✗');

/**
 * Failed tests with their reasons, one line per step, then "N passed, N failed" alone on the last line, summed over
 * all test runners. The failures are repeated here because a step's own output can be thousands of lines long.
 */
export function drawSummary(results: readonly Result[]): string {
  const width = Math.max(...results.map(({ name }) => name.length));
  const lines = results.map((result) => {
    const { name, took, counts, skipped } = result;
    const seconds = `${(took / 1000).toFixed(1)} s`.padStart(8);
    return `${mark(result)} ${name.padEnd(width)} ${seconds}  ${skipped ?? (counts === undefined ? (result.ok ? 'fine' : 'failed') : describe(counts))}`.trimEnd();
  });
  const total = results.reduce((sum, { counts = none }) => add(sum, counts), none);
  const failures = results.flatMap(({ name, failures: failed = [] }) =>
    failed.flatMap(({ test, why }) => [
      `✗ ${name}: ${test}`,
      ...why.split('\n').map((line) => `    ${line}`.trimEnd()),
      '',
    ]),
  );
  return [...failures, ...lines, '', `${total.passed} passed, ${total.failed} failed`].join('\n');
}

/** Whether the run counts as passed: every step was fine, and where tests were asked for, some ran. */
export function isGreen(results: readonly Result[]): boolean {
  const tests = results.filter(({ counts }) => counts !== undefined);
  const ran = tests.every(({ counts = none }) => counts.passed + counts.failed > 0 && counts.failed === 0);
  return results.length > 0 && ran && results.every(({ ok, skipped }) => ok && skipped === undefined);
}
