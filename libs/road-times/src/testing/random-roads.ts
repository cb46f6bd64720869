import { NONE, type RoadGraph } from '../road-graph';
import { timeOf, weightOf } from '../weight';

/** What a small city is made from; lists of numbers, so that a property test can choose and shrink them. */
export interface Plan {
  /** Intersections, in millionths of a degree. */
  places: [lat: number, lng: number][];
  streets: { from: number; to: number; cost: number; time: number; isOneWay: boolean }[];
  /** A turn from one edge to the next may be forbidden, or cost something; by a number drawn for it. */
  turns: number[];
}

/** Streets that lead somewhere; turns by the plan, and now and then an edge with a second state. */
export function roadsOf({ places, streets, turns }: Plan): RoadGraph {
  const edges: { from: number; to: number; cost: number; time: number }[] = [];
  const [along, against, points]: number[][] = [[], [], []];
  for (const { from, to, cost, time, isOneWay } of streets) {
    along!.push(edges.push({ from, to, cost, time }) - 1);
    against!.push(isOneWay ? NONE : edges.push({ from: to, to: from, cost, time }) - 1);
    points!.push(...places[from]!, ...places[to]!);
  }
  const stateEdge = edges.map((_, edge) => edge);
  // The second state of an edge has the same turns but for one.
  const second = new Map<number, number>();
  edges.forEach((_, edge) => {
    if (turns[edge % turns.length]! % 5 === 0) second.set(edge, stateEdge.push(edge) - 1);
  });
  const [arcStart, arcTo, arcWeight]: number[][] = [[0], [], []];
  stateEdge.forEach((edge, state) => {
    edges.forEach((next, to) => {
      if (next.from !== edges[edge]!.to) return;
      const turn = turns[(7 * edge + 13 * to + state) % turns.length]!;
      if (turn % 4 === 0) return;
      arcTo!.push(turn % 3 === 0 ? (second.get(to) ?? to) : to);
      arcWeight!.push(weightOf(next.cost + (turn % 50), next.time + (turn % 7)));
    });
    arcStart!.push(arcTo!.length);
  });
  return {
    edges: {
      cost: Uint32Array.from(edges, ({ cost }) => cost),
      time: Uint32Array.from(edges, ({ time }) => time),
      from: Uint32Array.from(edges, ({ from }) => from),
      to: Uint32Array.from(edges, ({ to }) => to),
    },
    streets: {
      along: Uint32Array.from(along!),
      against: Uint32Array.from(against!),
      start: Uint32Array.from({ length: streets.length + 1 }, (_, street) => 2 * street),
      points: Int32Array.from(points!),
      isConnected: new Uint8Array(streets.length).fill(1),
    },
    stateEdge: Uint32Array.from(stateEdge),
    arcStart: Uint32Array.from(arcStart!),
    arcTo: Uint32Array.from(arcTo!),
    arcWeight: Float64Array.from(arcWeight!),
  };
}

/** A point on an edge, and how much of it is behind. */
export interface OnEdge {
  edge: number;
  share: number;
}

/** Dijkstra's search without any preparation. @returns seconds, NaN for no way */
export function plainSeconds(
  { edges, stateEdge, arcStart, arcTo, arcWeight }: RoadGraph,
  from: OnEdge,
  to: OnEdge,
): number {
  const part = ({ edge }: OnEdge, share: number) =>
    weightOf(Math.round(edges.cost[edge]! * share), Math.round(edges.time[edge]! * share));
  const whole = part(to, 1);
  const open = new Map<number, number>();
  const relax = (state: number, weight: number) => {
    for (let arc = arcStart[state]!; arc < arcStart[state + 1]!; arc += 1) {
      const reached = weight + arcWeight[arc]!;
      if (!closed.has(arcTo[arc]!) && reached < (open.get(arcTo[arc]!) ?? Infinity)) open.set(arcTo[arc]!, reached);
    }
  };
  const closed = new Set<number>();
  let best =
    from.edge === to.edge && to.share >= from.share
      ? part(from, 1 - from.share) + part(to, to.share) - whole
      : Infinity;
  relax(from.edge, part(from, 1 - from.share));
  while (open.size > 0) {
    const [state, weight] = [...open].reduce((least, one) => (one[1] < least[1] ? one : least));
    open.delete(state);
    closed.add(state);
    if (stateEdge[state] === to.edge) best = Math.min(best, weight - whole + part(to, to.share));
    relax(state, weight);
  }
  return best === Infinity ? NaN : timeOf(best) / 100;
}
