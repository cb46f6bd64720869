import type { LatLng } from '@groupride/geo';

/** Tolerance relative to the line's longer side; invisible on a map that shows the whole line. */
const TOLERANCE = 1 / 1000;

/** Distance of a point from the segment between two others, in degrees of latitude. */
function offset(point: LatLng, from: LatLng, to: LatLng, narrow: number): number {
  const [dx, dy] = [(to.lng - from.lng) * narrow, to.lat - from.lat];
  const [px, py] = [(point.lng - from.lng) * narrow, point.lat - from.lat];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, (px * dx + py * dy) / length));
  return Math.hypot(px - along * dx, py - along * dy);
}

/** Simplifies a line for overview maps (Ramer–Douglas–Peucker). */
export function simplified(line: readonly LatLng[]): LatLng[] {
  const [first] = line;
  if (first === undefined || line.length < 3) return [...line];
  const narrow = Math.cos((first.lat * Math.PI) / 180);
  const span = (values: readonly number[]) =>
    values.reduce((a, b) => Math.max(a, b)) - values.reduce((a, b) => Math.min(a, b));
  const least = Math.max(span(line.map(({ lat }) => lat)), span(line.map(({ lng }) => lng)) * narrow) * TOLERANCE;
  const kept = new Set([0, line.length - 1]);
  const waiting: [number, number][] = [[0, line.length - 1]];
  for (let pair = waiting.pop(); pair !== undefined; pair = waiting.pop()) {
    const [from, to] = pair;
    let [farthest, most] = [-1, least];
    for (let i = from + 1; i < to; i += 1) {
      const off = offset(line[i]!, line[from]!, line[to]!, narrow);
      if (off > most) [farthest, most] = [i, off];
    }
    if (farthest < 0) continue;
    kept.add(farthest);
    waiting.push([from, farthest], [farthest, to]);
  }
  return line.filter((_, i) => kept.has(i));
}
