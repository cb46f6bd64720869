import type { OsmRelation, OsmTags } from '../../osm';
import { Path } from '../geometry/path';
import { distance, type Point } from '../geometry/plane';

/** A place on a strand that has its own node: a junction, the end of a ramp or of a bridge. */
interface Station {
  at: number;
  node: number;
}

/** One line of traffic: a road without a median, one carriageway of a road with a median, a ramp, or a local street. */
export interface Strand {
  id: number;
  kind: 'main' | 'ramp' | 'local';
  path: Path;
  /** Whether the strand has no junctions, so that it crosses others by bridges. */
  free: boolean;
  /** Tags of each segment; adjacent segments with the same object belong to one way. */
  tags: OsmTags[];
  stations: Station[];
  /** Sections on a bridge, in meters from the start. */
  bridges: { from: number; to: number; layer: number }[];
}

/** Nodes at the same level within this distance belong to the same intersection. */
const SAME_INTERSECTION_METERS = 7;

/** The roads of the sketch as strands, and the nodes that connect them. */
export class Network {
  readonly nodes: Point[] = [];
  readonly nodeTags = new Map<number, OsmTags>();
  readonly strands: Strand[] = [];
  readonly restrictions: OsmRelation[] = [];
  /** Parts of the data that the geometry does not allow, for the authors of the data. */
  readonly remarks: string[] = [];
  private readonly intersections = new Map<string, number[]>();

  addNode(point: Point): number {
    return this.nodes.push(point) - 1;
  }

  node(number: number): Point {
    return this.nodes[number] as Point;
  }

  /** The node of the intersection at this place, which is created if necessary. */
  intersectionNode(point: Point, within = SAME_INTERSECTION_METERS): number {
    const x = Math.floor(point.x / 20);
    const y = Math.floor(point.y / 20);
    let best = -1;
    let nearest = within;
    for (let i = x - 1; i <= x + 1; i++) {
      for (let j = y - 1; j <= y + 1; j++) {
        for (const node of this.intersections.get(`${i},${j}`) ?? []) {
          const far = distance(this.node(node), point);
          if (far <= nearest) {
            nearest = far;
            best = node;
          }
        }
      }
    }
    if (best >= 0) return best;
    const node = this.addNode(point);
    const key = `${x},${y}`;
    this.intersections.set(key, [...(this.intersections.get(key) ?? []), node]);
    return node;
  }

  addStrand(
    strand: Omit<Strand, 'id' | 'stations' | 'bridges' | 'path' | 'tags'> & {
      points: readonly Point[];
      tags: OsmTags | OsmTags[];
    },
  ): Strand {
    const tags = Array.isArray(strand.tags)
      ? strand.tags
      : Array.from({ length: strand.points.length - 1 }, () => strand.tags as OsmTags);
    const added: Strand = {
      id: this.strands.length,
      kind: strand.kind,
      free: strand.free,
      path: new Path(strand.points),
      tags,
      stations: [],
      bridges: [],
    };
    this.strands.push(added);
    return added;
  }

  /** Connects the strand to the node at this many meters; an existing connection within a few meters is kept. */
  tie(strand: Strand, at: number, node: number): void {
    if (strand.stations.some((station) => station.node === node && Math.abs(station.at - at) < 40)) return;
    strand.stations.push({ at, node });
  }

  remark(text: string): void {
    this.remarks.push(text);
  }
}
