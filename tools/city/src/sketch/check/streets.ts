import type { SketchRoad } from '../../../charlotte/format';
import { parseLine, type Point } from '../geometry/plane';
import { crossLines, nearestOnLine } from '../geometry/segments';
import { sameStreet, streetKey, type StreetKey } from '../street-name';

/** A road that ends this near to another one meets it, because the generator joins them. */
const JOIN_METERS = 60;

interface NamedLine {
  key: StreetKey;
  line: Point[];
}

/** The sketch's roads, searchable by any spelling of their names, or by number. */
export class Streets {
  private readonly byBase = new Map<string, NamedLine[]>();
  private readonly intersections = new Map<string, Point[]>();

  constructor(roads: readonly SketchRoad[]) {
    for (const road of roads) {
      const line = parseLine(road.line);
      this.add(streetKey(road.name), line);
      for (const number of (road.ref ?? '').split(';').filter((ref) => ref !== '')) {
        this.add(streetKey(number), line);
        this.add(streetKey(number.replace(/^\D+/, 'Highway ')), line);
        this.add(streetKey(number.replace(/^\D+/, 'Hwy ')), line);
      }
    }
  }

  private add(key: StreetKey, line: Point[]): void {
    this.byBase.set(key.base, [...(this.byBase.get(key.base) ?? []), { key, line }]);
  }

  find(name: string): Point[][] {
    const key = streetKey(name);
    return (this.byBase.get(key.base) ?? [])
      .filter((street) => sameStreet(street.key, key))
      .map((street) => street.line);
  }

  /** Points where the two streets meet: they intersect, or one ends at the other. */
  intersectionsOf(a: string, b: string): Point[] {
    const pair = [a, b].join('&');
    const known = this.intersections.get(pair);
    if (known) return known;
    const found: Point[] = [];
    for (const first of this.find(a)) {
      for (const second of this.find(b)) {
        if (first === second) continue;
        found.push(
          ...crossLines(first, second).map((intersection) => intersection.point),
          ...ends(first, second),
          ...ends(second, first),
        );
      }
    }
    this.intersections.set(pair, found);
    return found;
  }

  /** Meters from the point to the street. */
  distanceTo(name: string, point: Point): number {
    return Math.min(...this.find(name).map((line) => nearestOnLine(point, line).distance));
  }
}

function ends(line: Point[], other: Point[]): Point[] {
  return [line[0], line.at(-1)]
    .map((end) => nearestOnLine(end as Point, other))
    .filter((near) => near.distance <= JOIN_METERS)
    .map((near) => near.point);
}
