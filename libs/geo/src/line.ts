import { bearingDegrees, distanceMeters, interpolate, type LatLng } from './position';

/** A line on the ground with the metres from its start to each of its points. */
export interface Line {
  points: readonly LatLng[];
  along: readonly number[];
}

/** The point of a line nearest to another point. */
export interface OnLine {
  point: LatLng;
  /** Distance from the requested point in meters. */
  offset: number;
  /** Metres from the line's start. */
  along: number;
  /** Direction of the line there, degrees clockwise from north. */
  heading: number;
}

export function measureLine(points: readonly LatLng[]): Line {
  let total = 0;
  const along = points.map((point, i) => (total += i === 0 ? 0 : distanceMeters(points[i - 1]!, point)));
  return { points, along };
}

export const lineLength = (line: Line): number => line.along.at(-1) ?? 0;

/** The nearest place on the part of the line between `from` and `to` metres; null when that part is empty. The first one, when several are as near. */
export function nearestOnLine(line: Line, point: LatLng, from = 0, to = Infinity): OnLine | null {
  let best: OnLine | null = null;
  for (let i = 1; i < line.points.length; i += 1) {
    if (line.along[i]! < from) continue;
    if (line.along[i - 1]! > to) break;
    const found = nearestOnSegment(line, i, point);
    if (!best || found.offset < best.offset) best = found;
  }
  return best;
}

/** The nearest place on each piece of the line, in the line's order: a line that crosses or doubles back on itself passes a point several times. */
export function nearestOnEach(line: Line, point: LatLng): OnLine[] {
  return line.points.slice(1).map((_, i) => nearestOnSegment(line, i + 1, point));
}

function nearestOnSegment({ points, along }: Line, i: number, point: LatLng): OnLine {
  const [start, end] = [points[i - 1]!, points[i]!];
  const narrow = Math.cos((start.lat * Math.PI) / 180);
  const [dx, dy] = [(end.lng - start.lng) * narrow, end.lat - start.lat];
  const [px, py] = [(point.lng - start.lng) * narrow, point.lat - start.lat];
  const square = dx * dx + dy * dy;
  const share = square === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy) / square));
  const place = interpolate(start, end, share);
  return {
    point: place,
    offset: distanceMeters(place, point),
    along: along[i - 1]! + (along[i]! - along[i - 1]!) * share,
    heading: bearingDegrees(start, end),
  };
}

/** The part of the line after `from` meters. */
export function lineFrom({ points, along }: Line, from: number): LatLng[] {
  const next = along.findIndex((meters) => meters > from);
  if (next === -1) return points.slice(-1);
  if (next === 0) return [...points];
  const share = (from - along[next - 1]!) / (along[next]! - along[next - 1]!);
  return [interpolate(points[next - 1]!, points[next]!, Math.max(0, share)), ...points.slice(next)];
}
