import type { Comparison, Pass } from './measure';

export interface Row extends Comparison {
  /** What is measured, such as "routes, 8 at a time". */
  readonly what: string;
  /** The peer of the comparison. */
  readonly beside: string;
}

const HEAD = ['', 'ours/s', 'p50 ms', 'p99 ms', 'beside', 'its/s', 'p50 ms', 'p99 ms', 'more time', 'rounds'] as const;
const WORDS = new Set([0, 4]);

const rate = (perSecond: number): string =>
  perSecond < 10 ? perSecond.toFixed(2) : Math.round(perSecond).toLocaleString('en-US');
const milliseconds = (value: number): string => (value < 100 ? value.toFixed(2) : value.toFixed(0));
const percent = (share: number): string => `${share < 0 ? '−' : '+'}${Math.abs(share * 100).toFixed(0)} %`;
const cells = ({ perSecond, p50, p99 }: Pass): string[] => [rate(perSecond), milliseconds(p50), milliseconds(p99)];

const rounds = ([least, most]: Row['spread']): string => `${percent(least)} to ${percent(most)}`;

/** An intermediate result, while other measurements are still running. */
export const drawRow = ({ what, beside, ours, peer, overhead, spread }: Row): string =>
  `${what}: ${rate(ours.perSecond)}/s; ${beside}: ${rate(peer.perSecond)}/s; ${percent(overhead)} (${rounds(spread)})`;

/** One line per row: ours, its peer, the additional time of ours, and that of the best and worst round. */
export function drawTable(rows: readonly Row[]): string {
  const body = rows.map(({ what, beside, ours, peer, overhead, spread }) => [
    what,
    ...cells(ours),
    beside,
    ...cells(peer),
    percent(overhead),
    rounds(spread),
  ]);
  const widths = HEAD.map((head, column) => Math.max(head.length, ...body.map((line) => line[column]?.length ?? 0)));
  const draw = (line: readonly string[]) =>
    line
      .map((cell, column) =>
        WORDS.has(column) ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd();
  return [draw(HEAD), widths.map((width) => '─'.repeat(width)).join('  '), ...body.map(draw)].join('\n');
}
