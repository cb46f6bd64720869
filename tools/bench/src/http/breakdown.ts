import { PARTS, type Part } from './cpu-profile';

export interface Breakdown {
  route: string;
  requests: number;
  /** CPU microseconds of all requests together. */
  times: ReadonlyMap<Part, number>;
}

/** One line per route: CPU microseconds per request, by part. */
export function drawBreakdown(breakdowns: readonly Breakdown[]): string {
  const lines = breakdowns.map(({ route, requests, times }) => {
    const each = PARTS.map((part) => (times.get(part) ?? 0) / requests);
    return [route, ...[...each, each.reduce((sum, time) => sum + time, 0)].map((time) => time.toFixed(0))];
  });
  const all = [['', ...PARTS, 'all'], ...lines];
  const widths = all[0]!.map((_, column) => Math.max(...all.map((line) => line[column]!.length)));
  return all
    .map((line) =>
      line
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!)))
        .join('  '),
    )
    .join('\n');
}
