import type { Point } from './plane';

/** A closed outline with a point-in-polygon test. */
export class Ring {
  private readonly west: number;
  private readonly south: number;
  private readonly east: number;
  private readonly north: number;

  constructor(readonly points: readonly Point[]) {
    this.west = Math.min(...points.map((point) => point.x));
    this.east = Math.max(...points.map((point) => point.x));
    this.south = Math.min(...points.map((point) => point.y));
    this.north = Math.max(...points.map((point) => point.y));
  }

  contains(point: Point): boolean {
    if (point.x < this.west || point.x > this.east || point.y < this.south || point.y > this.north) return false;
    let inside = false;
    for (let i = 0, j = this.points.length - 1; i < this.points.length; j = i, i += 1) {
      const a = this.points[i] as Point;
      const b = this.points[j] as Point;
      if (a.y > point.y !== b.y > point.y && point.x < ((b.x - a.x) * (point.y - a.y)) / (b.y - a.y) + a.x)
        inside = !inside;
    }
    return inside;
  }
}
