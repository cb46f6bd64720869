import { direction } from './path';
import { distance, type Point } from './plane';

/** A turn sharper than this is kept as a corner. */
const CORNER_DEGREES = 55;

/**
 * Draws a curve through the points of a line, with `steps(length)` pieces between two points. `pull` limits, in meters,
 * how far before and after a point the curve deviates from the straight line.
 */
export function smooth(line: readonly Point[], steps: (length: number) => number, pull: number): Point[] {
  if (line.length < 3) return [...line];
  const tangents = line.map((point, index) => {
    const before = line[index - 1];
    const after = line[index + 1];
    if (!before || !after) return null;
    const into = direction(before, point);
    const out = direction(point, after);
    if (into.x * out.x + into.y * out.y < Math.cos((CORNER_DEGREES * Math.PI) / 180)) return null;
    return direction({ x: 0, y: 0 }, { x: into.x + out.x, y: into.y + out.y });
  });
  const result: Point[] = [line[0] as Point];
  for (let index = 1; index < line.length; index++) {
    const a = line[index - 1] as Point;
    const b = line[index] as Point;
    const length = distance(a, b);
    const straight = direction(a, b);
    const strength = Math.min(length, pull);
    const from = tangents[index - 1] ?? straight;
    const to = tangents[index] ?? straight;
    const count = Math.max(1, steps(length));
    for (let step = 1; step < count; step++) {
      const t = step / count;
      const [t2, t3] = [t * t, t * t * t];
      // Hermite curve minus its straight line, so that the middle of a long piece stays straight.
      const [atFrom, atTo] = [t3 - 2 * t2 + t, t3 - t2];
      const bow = (axis: 'x' | 'y') =>
        strength * (atFrom * (from[axis] - straight[axis]) + atTo * (to[axis] - straight[axis]));
      result.push({ x: a.x + (b.x - a.x) * t + bow('x'), y: a.y + (b.y - a.y) * t + bow('y') });
    }
    result.push(b);
  }
  return result;
}
