import type { Hierarchy } from './contract';
import type { RoadEdges, Streets } from './road-graph';
import type { Position } from './position';
import { PositionCache } from './position-cache';
import { type Grid, Snapping, type Snapped } from './snapping';
import { Sweep } from './sweep';
import { partOf, timeOf, weightOf } from './weight';

/** The road network prepared for queries; the content of the file. */
export interface RoadNetwork {
  readonly edges: RoadEdges;
  readonly streets: Streets;
  readonly stateEdge: Uint32Array;
  readonly hierarchy: Hierarchy;
  readonly grid: Grid;
}

/** Lists by number, stored consecutively in one array. */
class Lists {
  private readonly start: Uint32Array;
  private readonly items: Uint32Array;

  constructor(lists: number, listOf: Uint32Array) {
    this.start = new Uint32Array(lists + 1);
    for (const list of listOf) this.start[list + 1] = this.start[list + 1]! + 1;
    for (let list = 0; list < lists; list += 1) this.start[list + 1] = this.start[list + 1]! + this.start[list]!;
    const filled = this.start.slice();
    this.items = new Uint32Array(listOf.length);
    listOf.forEach((list, item) => {
      this.items[filled[list]!] = item;
      filled[list] = filled[list]! + 1;
    });
  }

  of(list: number): Uint32Array {
    return this.items.subarray(this.start[list], this.start[list + 1]);
  }
}

/** A route that leaves an origin, or arrives at a destination. */
interface End {
  /** The place in the hierarchy whose edge the point is on. */
  place: number;
  /**
   * For an origin, the weight of the rest of its edge; for a destination, the weight before it minus that of the whole
   * edge, which the route to the place includes.
   */
  weight: number;
  /** Position of the point along the edge, from 0 to 1. */
  share: number;
}

/** A point on the roads: where routes leave or reach it, and the intersection that it was snapped to, or null. */
interface Fixed {
  readonly ends: readonly End[];
  readonly intersection: number | null;
}

/** About four megabytes, for more cars than are near any pickup. */
const CACHED_POSITIONS = 10_000;

/** Travel times by car between many points at once. */
export class RoadTimes {
  private readonly snapping: Snapping;
  private readonly statesOf: Lists;
  private readonly toEach: Sweep;
  private readonly fromEach: Sweep;
  private readonly origins = new PositionCache(CACHED_POSITIONS, (point) => this.origin(this.snap(point, true)));
  private readonly destinations = new PositionCache(CACHED_POSITIONS, (point) =>
    this.destination(this.snap(point, false)),
  );

  constructor(private readonly network: RoadNetwork) {
    const { edges, hierarchy, stateEdge, streets, grid } = network;
    const most = (values: Uint32Array) => values.reduce((so, value) => Math.max(so, value), 0);
    const intersections = Math.max(most(edges.from), most(edges.to)) + 1;
    const [out, into] = [new Lists(intersections, edges.from), new Lists(intersections, edges.to)];
    this.snapping = new Snapping(streets, grid, edges, { out: (at) => out.of(at), into: (at) => into.of(at) });
    this.statesOf = new Lists(edges.cost.length, stateEdge);
    this.toEach = new Sweep(hierarchy.up, hierarchy.down);
    this.fromEach = new Sweep(hierarchy.down, hierarchy.up);
  }

  /** Positions on the roads of a car at this position; empty far from every road. */
  snap(point: Position, isOrigin: boolean): Snapped[] {
    return this.snapping.snap(point, isOrigin);
  }

  /** Seconds from each origin to each destination, row by row; NaN if there is no route, or no road near a point. */
  seconds(origins: readonly Position[], destinations: readonly Position[]): Float64Array {
    const from = origins.map((point) => this.origins.of(point));
    const to = destinations.map((point) => this.destinations.of(point));
    const seconds = this.secondsBetween(from, to);
    // Between edges of the same intersection, every route would lead around a block.
    from.forEach(({ intersection }, row) => {
      if (intersection === null) return;
      to.forEach((end, column) => {
        if (end.intersection === intersection) seconds[row * to.length + column] = 0;
      });
    });
    return seconds;
  }

  /** The intersection that a position was snapped to; null on an edge. */
  private intersectionOf([first]: readonly Snapped[]): number | null {
    const { from, to } = this.network.edges;
    if (first?.share === 0) return from[first.edge]!;
    return first?.share === 1 ? to[first.edge]! : null;
  }

  /** The same for points on edges, each with all edges by which it can be left or reached. */
  between(origins: readonly Snapped[][], destinations: readonly Snapped[][]): Float64Array {
    return this.secondsBetween(
      origins.map((snapped) => this.origin(snapped)),
      destinations.map((snapped) => this.destination(snapped)),
    );
  }

  /** The side with more points is selected once; each point of the other side takes one search. */
  private secondsBetween(from: readonly Fixed[], to: readonly Fixed[]): Float64Array {
    const weights =
      from.length >= to.length
        ? this.table(this.toEach, from, to, (origin, destination) => destination.share < origin.share)
        : transposed(
            this.table(this.fromEach, to, from, (destination, origin) => destination.share < origin.share),
            to.length,
            from.length,
          );
    return weights.map((weight) => (weight === Infinity ? NaN : timeOf(weight) / 100));
  }

  private origin(snapped: readonly Snapped[]): Fixed {
    return { ends: snapped.map((at) => this.leaving(at)), intersection: this.intersectionOf(snapped) };
  }

  private destination(snapped: readonly Snapped[]): Fixed {
    return { ends: snapped.flatMap((at) => this.arriving(at)), intersection: this.intersectionOf(snapped) };
  }

  private leaving({ edge, share }: Snapped): End {
    const { edges, hierarchy } = this.network;
    return {
      place: hierarchy.placeOf[edge]!,
      weight: partOf(edges.cost[edge]!, edges.time[edge]!, 1 - share),
      share,
    };
  }

  /** All states in which the edge can be reached. */
  private arriving({ edge, share }: Snapped): End[] {
    const { edges, hierarchy } = this.network;
    const [cost, time] = [edges.cost[edge]!, edges.time[edge]!];
    const weight = partOf(cost, time, share) - weightOf(cost, time);
    return Array.from(this.statesOf.of(edge), (state) => ({ place: hierarchy.placeOf[state]!, weight, share }));
  }

  /**
   * @param isBehind whether the destination lies behind the origin on the same edge, so that the route leads around a
   * block or does not exist
   */
  private table(
    sweep: Sweep,
    many: readonly Fixed[],
    each: readonly Fixed[],
    isBehind: (one: End, other: End) => boolean,
  ): Float64Array {
    const table = new Float64Array(many.length * each.length);
    sweep.select(many);
    each.forEach(({ ends: targets }, column) => {
      sweep.aim(targets);
      const around = new Map<End, [row: number, from: End][]>();
      for (let row = 0; row < many.length; row += 1) {
        let best = Infinity;
        for (const start of many[row]!.ends) {
          const same = sweep.isTarget(start.place) ? targets.find(({ place }) => place === start.place) : undefined;
          let distance = sweep.distanceFrom(start.place);
          if (same !== undefined && isBehind(start, same)) {
            const loop = this.network.hierarchy.loop[start.place]! + same.weight;
            distance = Math.min(loop, sweep.distanceUpward(start.place));
            around.set(same, [...(around.get(same) ?? []), [row, start]]);
          }
          if (start.weight + distance < best) best = start.weight + distance;
        }
        table[row * each.length + column] = best;
      }
      for (const [same, starts] of around) {
        // Targets of the same point on other edges do not require going around.
        sweep.aim(targets.filter((target) => target !== same));
        for (const [row, start] of starts) {
          const cell = row * each.length + column;
          table[cell] = Math.min(table[cell]!, start.weight + sweep.distanceFrom(start.place));
        }
      }
    });
    return table;
  }
}

function transposed(table: Float64Array, rows: number, columns: number): Float64Array {
  const turned = new Float64Array(table.length);
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) turned[column * rows + row] = table[row * columns + column]!;
  return turned;
}
