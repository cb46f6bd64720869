// Joins lines of one road that are split at every intersection: labels are written along lines, and one block is too
// short for most of them.

export type Line = [x: number, y: number][];

interface End {
  line: number;
  isStart: boolean;
}

/** Cosine of the sharpest turn at which a line continues, about 60 degrees. */
const STRAIGHT = 0.5;

const keyOf = ([x, y]: Line[number]): string => `${x},${y}`;

/** How straight `after` continues from the end of `before`, from -1 to 1. */
function straightness(before: Line, after: Line): number {
  const [[ax, ay], [bx, by]] = [before.at(-2) ?? [0, 0], before.at(-1) ?? [0, 0]];
  const [[cx, cy], [dx, dy]] = [after[0] ?? [0, 0], after[1] ?? [0, 0]];
  const [inX, inY, outX, outY] = [bx - ax, by - ay, dx - cx, dy - cy];
  return (inX * outX + inY * outY) / (Math.hypot(inX, inY) * Math.hypot(outX, outY) || 1);
}

const turned = (line: Line): Line => [...line].reverse();

/**
 * @param isDirected whether lines may not be reversed
 * @returns the lines in order, with straight continuations joined
 */
export function joinedLines(lines: readonly Line[], isDirected: boolean): Line[] {
  const ends = new Map<string, End[]>();
  lines.forEach((line, index) => {
    for (const isStart of [true, false]) {
      const key = keyOf(isStart ? line[0]! : line.at(-1)!);
      ends.set(key, [...(ends.get(key) ?? []), { line: index, isStart }]);
    }
  });
  const used = new Set<number>();
  /** The continuation at the end of a line. @param backwards whether lines are followed in reverse */
  const following = (line: Line, backwards: boolean): Line | undefined => {
    let best: { next: Line; index: number } | undefined;
    let most = STRAIGHT;
    for (const { line: index, isStart } of ends.get(keyOf(line.at(-1)!)) ?? []) {
      if (used.has(index) || (isDirected && isStart === backwards)) continue;
      const next = isStart ? lines[index]! : turned(lines[index]!);
      const straight = straightness(line, next);
      if (straight > most) [best, most] = [{ next, index }, straight];
    }
    if (best) used.add(best.index);
    return best?.next;
  };
  const extended = (line: Line, backwards: boolean): Line => {
    const all = [...line];
    for (let next = following(all, backwards); next !== undefined; next = following(all, backwards))
      all.push(...next.slice(1));
    return all;
  };
  const found: Line[] = [];
  lines.forEach((line, index) => {
    if (used.has(index)) return;
    used.add(index);
    found.push(turned(extended(turned(extended(line, false)), true)));
  });
  return found;
}
