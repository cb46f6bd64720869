import { between, distance, type Point } from './plane';

// Called a million times, so they are looked up in the global object only once.
const { abs, max, min } = Math;

/** A place on a line: the segment number, and the fraction `t` of that segment. */
export interface OnLine {
  segment: number;
  t: number;
  point: Point;
}

export interface Intersection {
  point: Point;
  a: OnLine;
  b: OnLine;
}

/**
 * The intersection of segments pq and rs, as fractions of both; null if they do not intersect. Parallel segments never
 * do.
 */
export function crossSegments(p: Point, q: Point, r: Point, s: Point): { t: number; u: number } | null {
  const dx = q.x - p.x;
  const dy = q.y - p.y;
  const ex = s.x - r.x;
  const ey = s.y - r.y;
  const cross = dx * ey - dy * ex;
  if (abs(cross) < 1e-9) return null;
  const t = ((r.x - p.x) * ey - (r.y - p.y) * ex) / cross;
  const u = ((r.x - p.x) * dy - (r.y - p.y) * dx) / cross;
  return t >= 0 && t <= 1 && u >= 0 && u <= 1 ? { t, u } : null;
}

/** All intersections of two lines, in order along the first one. */
export function crossLines(a: readonly Point[], b: readonly Point[]): Intersection[] {
  const found: Intersection[] = [];
  for (let i = 1; i < a.length; i++) {
    const p = a[i - 1] as Point;
    const q = a[i] as Point;
    for (let j = 1; j < b.length; j++) {
      const r = b[j - 1] as Point;
      const s = b[j] as Point;
      if (max(p.x, q.x) < min(r.x, s.x) || max(r.x, s.x) < min(p.x, q.x)) continue;
      if (max(p.y, q.y) < min(r.y, s.y) || max(r.y, s.y) < min(p.y, q.y)) continue;
      const hit = crossSegments(p, q, r, s);
      if (!hit) continue;
      const point = between(p, q, hit.t);
      found.push({ point, a: { segment: i - 1, t: hit.t, point }, b: { segment: j - 1, t: hit.u, point } });
    }
  }
  return found;
}

/** The place on the line nearest to the point, with its distance in meters. */
export function nearestOnLine(point: Point, line: readonly Point[]): OnLine & { distance: number } {
  let best: (OnLine & { distance: number }) | null = null;
  for (let index = 1; index < line.length; index++) {
    const a = line[index - 1] as Point;
    const b = line[index] as Point;
    const dx = b.x - a.x;
    const dy = b.y - a.y;
    const square = dx * dx + dy * dy;
    const t = square === 0 ? 0 : min(1, max(0, ((point.x - a.x) * dx + (point.y - a.y) * dy) / square));
    const on = between(a, b, t);
    const far = distance(point, on);
    if (!best || far < best.distance) best = { segment: index - 1, t, point: on, distance: far };
  }
  if (!best) throw new Error('A line needs two points.');
  return best;
}
