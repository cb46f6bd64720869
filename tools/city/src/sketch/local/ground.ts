import type { SketchArea, SketchLine, SketchNeighborhood } from '../../../charlotte/format';
import { direction } from '../geometry/path';
import { between, distance, parseLine, parsePoint, type Point } from '../geometry/plane';
import { Ring } from '../geometry/ring';
import { crossSegments, nearestOnLine } from '../geometry/segments';
import { SegmentIndex } from '../geometry/segment-index';
import type { Strand } from '../network/network';

const { abs, atan2, sin } = Math;

const CLEAR_OF_MOTORWAY_METERS = 34;
const CLEAR_ALONG_ROAD_METERS = 42;
const ALONG_DEGREES = 32;
/** Kinds of areas without local streets. */
const CLOSED: SketchArea['kind'][] = ['water', 'park', 'forest', 'golf', 'airfield', 'campus', 'cemetery'];

/**
 * Streets extend beyond the radius of their neighborhood until they meet those of the next one, up to this multiple of
 * the radius.
 */
export const REACH_OF_HOME = 1.3;

export interface Home extends SketchNeighborhood {
  middle: Point;
}

export interface RoadHit {
  strand: Strand;
  /** Meters along the strand. */
  at: number;
  /** Fraction of the queried segment. */
  t: number;
  point: Point;
}

/** Obstacles on the ground before local streets are drawn, and the neighborhood of each place. */
export class Ground {
  readonly homes: Home[];
  private readonly barriers = new SegmentIndex<null>();
  private readonly roads = new SegmentIndex<{ strand: Strand; segment: number }>();
  private readonly closed: Ring[];

  constructor(
    strands: readonly Strand[],
    areas: readonly SketchArea[],
    lines: readonly SketchLine[],
    neighborhoods: readonly SketchNeighborhood[],
  ) {
    this.homes = neighborhoods
      .filter((home) => home.radius > 0)
      .map((home) => ({ ...home, middle: parsePoint(home.at) }));
    this.closed = areas.filter((area) => CLOSED.includes(area.kind)).map((area) => new Ring(parseLine(area.ring)));
    for (const strand of strands) {
      if (strand.free || strand.kind === 'ramp') this.barriers.addLine(strand.path.points, () => null);
      else this.roads.addLine(strand.path.points, (segment) => ({ strand, segment }));
    }
    for (const line of lines) if (line.kind !== 'stream') this.barriers.addLine(parseLine(line.line), () => null);
  }

  /** The neighborhood whose streets are drawn here: the nearest one relative to its size. */
  homeOf(point: Point): Home | null {
    let best: Home | null = null;
    let nearest = REACH_OF_HOME;
    for (const home of this.homes) {
      const widest = home.radius * REACH_OF_HOME * 1.3;
      if (abs(point.x - home.middle.x) > widest || abs(point.y - home.middle.y) > widest) continue;
      const angle = atan2(point.y - home.middle.y, point.x - home.middle.x);
      const frayed = 1 + 0.13 * sin(angle * 3 + home.radius) + 0.1 * sin(angle * 7 + home.middle.x);
      const far = (distance(home.middle, point) / home.radius) * frayed;
      if (far < nearest) {
        nearest = far;
        best = home;
      }
    }
    return best;
  }

  isClosed(point: Point): boolean {
    return this.closed.some((ring) => ring.contains(point));
  }

  /**
   * Whether a street may run from a to b: not across motorways, rails, water or green areas, and not right beside
   * another road.
   */
  allows(a: Point, b: Point): boolean {
    for (const t of [0, 0.25, 0.5, 0.75, 1]) if (this.isClosed(between(a, b, t))) return false;
    let free = true;
    this.barriers.near(a, b, CLEAR_OF_MOTORWAY_METERS, (p, q) => {
      free =
        !crossSegments(a, b, p, q) &&
        [a, b, between(a, b, 0.5)].every((point) => nearestOnLine(point, [p, q]).distance > CLEAR_OF_MOTORWAY_METERS);
      return !free;
    });
    if (!free) return false;
    const heading = direction(a, b);
    const cosine = Math.cos((ALONG_DEGREES * Math.PI) / 180);
    this.roads.near(a, b, CLEAR_ALONG_ROAD_METERS, (p, q) => {
      const other = direction(p, q);
      if (abs(heading.x * other.x + heading.y * other.y) < cosine) return false;
      free = [a, b, between(a, b, 0.5)].every(
        (point) => nearestOnLine(point, [p, q]).distance > CLEAR_ALONG_ROAD_METERS,
      );
      return !free;
    });
    return free;
  }

  /** Intersections of the segment with roads of the data, in order. */
  roadsAcross(a: Point, b: Point): RoadHit[] {
    const hits: RoadHit[] = [];
    this.roads.near(a, b, 0.01, (p, q, road) => {
      const hit = crossSegments(a, b, p, q);
      if (hit)
        hits.push({
          strand: road.strand,
          at: road.strand.path.meters(road.segment, hit.u),
          t: hit.t,
          point: between(a, b, hit.t),
        });
    });
    return hits.sort((first, second) => first.t - second.t || first.strand.id - second.strand.id);
  }
}
