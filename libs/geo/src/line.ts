import { bearingDegrees, distanceMeters, interpolate, type LatLng } from './position';

/** A line on the ground with the meters from its start to each of its points. */
export interface Line {
  points: readonly LatLng[];
  along: readonly number[];
}

/** The point of a line nearest to another point. */
export interface OnLine {
  point: LatLng;
  /** Distance from the requested point in meters. */
  offset: number;
  /** Meters from the start of the line. */
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

/**
 * The nearest place on the part of the line between `from` and `to` meters; null if that part is empty. If several are
 * equally near, the first one.
 */
export function nearestOnLine(line: Line, point: LatLng, from = 0, to = Infinity): OnLine | null {
  const { points, along } = line;
  const narrow = Math.cos((point.lat * Math.PI) / 180);
  let best = 0;
  let least = Infinity;
  for (let i = Math.max(1, firstAt(along, from)); i < points.length && along[i - 1]! <= to; i += 1) {
    const [start, end] = [points[i - 1]!, points[i]!];
    const x = (start.lng - point.lng) * narrow;
    const y = start.lat - point.lat;
    const dx = (end.lng - start.lng) * narrow;
    const dy = end.lat - start.lat;
    const share = shareOf(-x, -y, dx, dy);
    const square = (x + share * dx) ** 2 + (y + share * dy) ** 2;
    if (square < least) {
      least = square;
      best = i;
    }
  }
  // Meters and directions take longer than the search, so they are computed for only one piece.
  return best === 0 ? null : nearestOnSegment(line, best, point);
}

/** Index of the first of ascending numbers that is at least `from`. */
function firstAt(numbers: readonly number[], from: number): number {
  let [low, high] = [0, numbers.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (numbers[middle]! < from) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * The nearest place on each piece of the line, in order, because a line that crosses or doubles back on itself passes a
 * point several times.
 */
export function nearestOnEach(line: Line, point: LatLng): OnLine[] {
  return line.points.slice(1).map((_, i) => nearestOnSegment(line, i + 1, point));
}

function nearestOnSegment({ points, along }: Line, i: number, point: LatLng): OnLine {
  const [start, end] = [points[i - 1]!, points[i]!];
  const narrow = Math.cos((start.lat * Math.PI) / 180);
  const [dx, dy] = [(end.lng - start.lng) * narrow, end.lat - start.lat];
  const [px, py] = [(point.lng - start.lng) * narrow, point.lat - start.lat];
  const share = shareOf(px, py, dx, dy);
  const place = interpolate(start, end, share);
  return {
    point: place,
    offset: distanceMeters(place, point),
    along: along[i - 1]! + (along[i]! - along[i - 1]!) * share,
    heading: bearingDegrees(start, end),
  };
}

/** Position of the point nearest to (px, py) along a vector, from 0 to 1. */
function shareOf(px: number, py: number, dx: number, dy: number): number {
  const square = dx * dx + dy * dy;
  return square === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy) / square));
}

/** The part of the line after `from` meters. */
export function lineFrom({ points, along }: Line, from: number): LatLng[] {
  const next = along.findIndex((meters) => meters > from);
  if (next === -1) return points.slice(-1);
  if (next === 0) return [...points];
  const share = (from - along[next - 1]!) / (along[next]! - along[next - 1]!);
  return [interpolate(points[next - 1]!, points[next]!, Math.max(0, share)), ...points.slice(next)];
}
