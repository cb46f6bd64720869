import { between, distance, type Point } from './plane';

/** A line with the distance from its start at each point, for addressing places on it by meters. */
export class Path {
  readonly at: number[];

  constructor(readonly points: readonly Point[]) {
    this.at = [0];
    for (let index = 1; index < points.length; index++) {
      this.at.push((this.at[index - 1] as number) + distance(points[index - 1] as Point, points[index] as Point));
    }
  }

  get length(): number {
    return this.at.at(-1) as number;
  }

  /** Meters from the start to fraction `t` of segment number `segment`. */
  meters(segment: number, t: number): number {
    const from = this.at[segment] as number;
    return from + ((this.at[segment + 1] as number) - from) * t;
  }

  /** The segment that contains the place; places before the start or after the end belong to the first or last one. */
  segmentAt(meters: number): number {
    let low = 0;
    let high = this.points.length - 2;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.at[middle] as number) <= meters) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  pointAt(meters: number): Point {
    const segment = this.segmentAt(meters);
    const from = this.at[segment] as number;
    const length = (this.at[segment + 1] as number) - from;
    const t = length === 0 ? 0 : Math.min(1, Math.max(0, (meters - from) / length));
    return between(this.points[segment] as Point, this.points[segment + 1] as Point, t);
  }

  /** Unit vector of the line's direction at the place. */
  directionAt(meters: number): Point {
    const segment = this.segmentAt(meters);
    return direction(this.points[segment] as Point, this.points[segment + 1] as Point);
  }

  /** The part between two places, including the points between them. */
  slice(from: number, to: number): Point[] {
    const inner = this.points.filter(
      (_, index) => (this.at[index] as number) > from + 0.5 && (this.at[index] as number) < to - 0.5,
    );
    return [this.pointAt(from), ...inner, this.pointAt(to)];
  }
}

export function direction(a: Point, b: Point): Point {
  const length = distance(a, b) || 1;
  return { x: (b.x - a.x) / length, y: (b.y - a.y) / length };
}

/** The point this many meters to the right of another one, relative to the heading. */
export function beside(point: Point, heading: Point, meters: number): Point {
  return { x: point.x + heading.y * meters, y: point.y - heading.x * meters };
}

/**
 * The line shifted by this many meters to its right (negative: left) with sharp corners. A closed line stays closed.
 */
export function offsetLine(line: readonly Point[], meters: number): Point[] {
  const last = line.length - 1;
  const closed = last > 2 && distance(line[0] as Point, line[last] as Point) < 0.5;
  const shifted = line.map((point, index) => {
    const before = index > 0 ? line[index - 1] : closed ? line[last - 1] : undefined;
    const after = index < last ? line[index + 1] : closed ? line[1] : undefined;
    const into = before ? direction(before, point) : direction(point, after as Point);
    const out = after ? direction(point, after) : into;
    const sum = { x: into.x + out.x, y: into.y + out.y };
    const length = Math.hypot(sum.x, sum.y);
    if (length < 0.2) return beside(point, into, meters);
    const middle = { x: sum.x / length, y: sum.y / length };
    // At a corner, the shifted corner is farther away than the lines are, up to a limit.
    const stretch = Math.min(2, 1 / Math.max(0.5, middle.x * into.x + middle.y * into.y));
    return beside(point, middle, meters * stretch);
  });
  return shifted;
}

/** A curve from a to b whose tangents at both ends point to `corner`. */
export function bend(a: Point, corner: Point, b: Point, steps = 7): Point[] {
  return Array.from({ length: steps + 1 }, (_, index) => {
    const t = index / steps;
    return between(between(a, corner, t), between(corner, b, t), t);
  });
}
