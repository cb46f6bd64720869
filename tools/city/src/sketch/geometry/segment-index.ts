import type { Point } from './plane';

// Called a million times, so they are looked up in the global object only once.
const { floor, max, min } = Math;

/** Finds the segments (or other items with two corners) near a place without visiting all of them. */
export class SegmentIndex<T> {
  private readonly cells = new Map<number, { a: Point; b: Point; item: T; seen: number }[]>();
  private query = 0;

  constructor(private readonly cell = 200) {}

  add(a: Point, b: Point, item: T): void {
    const entry = { a, b, item, seen: 0 };
    this.eachCell(min(a.x, b.x), min(a.y, b.y), max(a.x, b.x), max(a.y, b.y), (key) => {
      const entries = this.cells.get(key);
      if (entries) entries.push(entry);
      else this.cells.set(key, [entry]);
    });
  }

  addLine(line: readonly Point[], item: (segment: number) => T): void {
    for (let index = 1; index < line.length; index++)
      this.add(line[index - 1] as Point, line[index] as Point, item(index - 1));
  }

  /**
   * Calls `visit` for every segment whose box, enlarged by `margin`, touches the box of a and b, until it returns true.
   */
  near(a: Point, b: Point, margin: number, visit: (a: Point, b: Point, item: T) => boolean | void): void {
    this.query += 1;
    const west = min(a.x, b.x) - margin;
    const south = min(a.y, b.y) - margin;
    const east = max(a.x, b.x) + margin;
    const north = max(a.y, b.y) + margin;
    const query = this.query;
    let done = false;
    this.eachCell(west, south, east, north, (key) => {
      if (done) return;
      for (const entry of this.cells.get(key) ?? []) {
        if (entry.seen === query) continue;
        entry.seen = query;
        if (max(entry.a.x, entry.b.x) < west || min(entry.a.x, entry.b.x) > east) continue;
        if (max(entry.a.y, entry.b.y) < south || min(entry.a.y, entry.b.y) > north) continue;
        if (visit(entry.a, entry.b, entry.item) === true) {
          done = true;
          return;
        }
      }
    });
  }

  private eachCell(west: number, south: number, east: number, north: number, visit: (key: number) => void): void {
    for (let x = floor(west / this.cell); x <= floor(east / this.cell); x++) {
      for (let y = floor(south / this.cell); y <= floor(north / this.cell); y++) visit(x * 1_000_003 + y);
    }
  }
}
