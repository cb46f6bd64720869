export interface Delay {
  readonly change: string;
  readonly watcher: string;
  readonly ms: number;
}

/** The middle of them; of an even number the larger one. */
const middle = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

/** One line for each kind of change, in the order in which they first happened. */
export function tableOf(delays: readonly Delay[]): string {
  const changes = [...new Set(delays.map(({ change }) => change))];
  const head = ['', 'seen by', 'times', 'p50 ms', 'max ms'];
  const body = changes.map((change) => {
    const own = delays.filter((delay) => delay.change === change);
    const values = own.map(({ ms }) => ms);
    return [
      change,
      [...new Set(own.map(({ watcher }) => watcher))].join(', '),
      ...[values.length, middle(values), Math.max(...values)].map(String),
    ];
  });
  const widths = head.map((title, column) => Math.max(title.length, ...body.map((line) => line[column]?.length ?? 0)));
  return [head, widths.map((width) => '─'.repeat(width)), ...body]
    .map((line) =>
      line
        .map((cell, column) => (column < 2 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
