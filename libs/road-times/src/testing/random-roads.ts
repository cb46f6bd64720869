import { NONE, type RoadGraph } from '../road-graph';
import { timeOf, weightOf } from '../weight';

/** The description of a small city, made of lists of numbers that a property test can choose and shrink. */
export interface Plan {
  /** Positions of intersections, in millionths of a degree. */
  places: [lat: number, lng: number][];
  streets: { from: number; to: number; cost: number; time: number; isOneWay: boolean }[];
  /** Random numbers that decide whether a turn between two edges is forbidden, or has a cost. */
  turns: number[];
}

/** Builds roads from a plan, with its turns, and occasionally with a second state for an edge. */
export function roadsOf({ places, streets, turns }: Plan): RoadGraph {
  const edges: { from: number; to: number; cost: number; time: number }[] = [];
  const [along, against, points]: number[][] = [[], [], []];
  for (const { from, to, cost, time, isOneWay } of streets) {
    along!.push(edges.push({ from, to, cost, time }) - 1);
    against!.push(isOneWay ? NONE : edges.push({ from: to, to: from, cost, time }) - 1);
    points!.push(...places[from]!, ...places[to]!);
  }
  const stateEdge = edges.map((_, edge) => edge);
  // The second state of an edge has the same turns except for one.
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

/** A point on an edge, with the fraction of the edge behind it. */
export interface OnEdge {
  edge: number;
  share: number;
}

/** Dijkstra's algorithm without preparation. @returns seconds, or NaN without a route */
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
