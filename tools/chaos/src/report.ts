import { percentile } from '../../../tools/bench/src/measure';
import { FAULT_KINDS, type FaultKind } from './fault-plan';
import type { Recovery } from './recovery';

export const TARGET_MS = 5000;

export interface Outcome {
  readonly kind: FaultKind;
  readonly recovery: Recovery;
}

const PARTS = ['read', 'write', 'job', 'ready'] as const;

const seconds = (ms: number): string => (ms / 1000).toFixed(2);
const spread = (values: readonly number[]): string =>
  [percentile(values, 0.5), percentile(values, 0.95), Math.max(...values)].map(seconds).join(' / ');

/**
 * One line per kind of fault: seconds until reads, writes and jobs worked again, as median / 95th percentile / maximum.
 */
export function drawRecoveries(outcomes: readonly Outcome[]): string {
  const lines = FAULT_KINDS.flatMap((kind) => {
    const recoveries = outcomes.filter((outcome) => outcome.kind === kind).map(({ recovery }) => recovery);
    return recoveries.length === 0
      ? []
      : [[kind, String(recoveries.length), ...PARTS.map((part) => spread(recoveries.map((each) => each[part])))]];
  });
  return drawTable([['fault', 'times', ...PARTS], ...lines]);
}

/** Recoveries that took longer than the target. */
export function lateRecoveries(outcomes: readonly Outcome[]): string[] {
  return outcomes.flatMap(({ kind, recovery }, index) =>
    PARTS.filter((part) => recovery[part] > TARGET_MS).map(
      (part) => `fault ${index + 1}, ${kind}: ${part} worked again only after ${seconds(recovery[part])} s`,
    ),
  );
}

function drawTable(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  const [head, ...body] = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  return [head, widths.map((width) => '─'.repeat(width)).join('  '), ...body].join('\n');
}
