import { cutLevels } from './cuts';
import { Heap } from './heap';
import { layoutOf } from './layout';
import { RemainingGraph } from './remaining-graph';
import type { RoadGraph } from './road-graph';
import { WitnessSearch } from './witness';

/**
 * A contraction hierarchy (Geisberger, Sanders, Schultes and Delling, "Contraction Hierarchies", WEA 2008). Places are
 * the states ordered by importance, the most important first; every arc leads from a place to a more important one,
 * that is, to a lower number.
 */
export interface Hierarchy {
  /** Place of each state. */
  readonly placeOf: Uint32Array;
  /** Arcs out of a place, and arcs into a place (from the more important one), with their weights. */
  readonly up: Arcs;
  readonly down: Arcs;
  /** The shortest route from a place back to itself through less important places; Infinity for none. */
  readonly loop: Float64Array;
}

export interface Arcs {
  /** Index of the first arc of each place, with one additional entry at the end. */
  readonly start: Uint32Array;
  readonly place: Uint32Array;
  readonly weight: Float64Array;
}

/**
 * Maximum number of states that a search for a detour settles. A larger search saves shortcuts but takes longer; to
 * estimate the importance of a state, a small one is sufficient.
 */
const SETTLED = { toRank: 12, toContract: 60 };

interface Change {
  added: number;
  addedHops: number;
  removed: number;
  removedHops: number;
}

/**
 * Edges of this many first cuts are the most important ones; for other edges, and within a cut, the search for
 * shortcuts decides.
 */
const CUTS = 10;
/** Larger than any other part of an importance. */
const CUT_IMPORTANCE = 1e6;

class Contraction {
  private readonly graph: RemainingGraph;
  private readonly witnesses: WitnessSearch;
  private readonly level: Uint32Array;
  private readonly cutImportance: Float64Array;
  readonly loop: Float64Array;

  constructor(roads: RoadGraph) {
    const { stateEdge, arcStart, arcTo, arcWeight } = roads;
    const levels = cutLevels(layoutOf(roads));
    this.cutImportance = Float64Array.from(stateEdge, (edge) => Math.max(0, CUTS - levels[edge]!) * CUT_IMPORTANCE);
    const states = stateEdge.length;
    this.graph = new RemainingGraph(states, arcTo.length * 3);
    this.level = new Uint32Array(states);
    this.loop = new Float64Array(states).fill(Infinity);
    for (let state = 0; state < states; state += 1) {
      for (let arc = arcStart[state]!; arc < arcStart[state + 1]!; arc += 1) {
        if (arcTo[arc] === state) this.loop[state] = Math.min(this.loop[state]!, arcWeight[arc]!);
        else this.graph.add(state, arcTo[arc]!, arcWeight[arc]!, 1);
      }
    }
    this.witnesses = new WitnessSearch(this.graph);
  }

  /** @param tick called with the number of contracted states @returns states in the order of contraction */
  run(tick: (done: number, all: number) => void): Uint32Array {
    const { states } = this.graph;
    const order = new Uint32Array(states);
    const queue = new Heap(states);
    for (let state = 0; state < states; state += 1) queue.put(state, this.importance(state));
    for (let done = 0; done < states;) {
      const state = queue.pop();
      const now = this.importance(state);
      // Its neighbors may have changed since it was queued.
      if (queue.size > 0 && now > queue.keyOf(queue.peek())) {
        queue.put(state, now);
        continue;
      }
      this.contract(state);
      order[done] = state;
      done += 1;
      if (done % 4096 === 0) tick(done, states);
    }
    return order;
  }

  /**
   * Importance of a state. States that need few shortcuts for the arcs they remove, and have few contracted states
   * below them, are contracted early.
   */
  private importance(state: number): number {
    const { added, addedHops, removed, removedHops } = this.shortcuts(state, false);
    return (
      this.cutImportance[state]! + this.level[state]! + (removed === 0 ? 0 : added / removed + addedHops / removedHops)
    );
  }

  private contract(state: number): void {
    const { graph, level } = this;
    this.shortcuts(state, true);
    graph.detach(state);
    const raise = (other: number) => {
      level[other] = Math.max(level[other]!, level[state]! + 1);
    };
    for (let arc = graph.firstOut[state]!; arc >= 0; arc = graph.nextOut[arc]!) raise(graph.to[arc]!);
    for (let arc = graph.firstIn[state]!; arc >= 0; arc = graph.nextIn[arc]!) raise(graph.from[arc]!);
  }

  /** Shortcuts that replace the routes through a state. */
  private shortcuts(state: number, isReal: boolean): Change {
    const { graph, witnesses } = this;
    const change: Change = { added: 0, addedHops: 0, removed: 0, removedHops: 0 };
    for (let out = graph.firstOut[state]!; out >= 0; out = graph.nextOut[out]!) {
      change.removed += 1;
      change.removedHops += graph.hops[out]!;
    }
    for (let into = graph.firstIn[state]!; into >= 0; into = graph.nextIn[into]!) {
      const from = graph.from[into]!;
      change.removed += 1;
      change.removedHops += graph.hops[into]!;
      if (graph.firstOut[state]! < 0) continue;
      for (let out = graph.firstOut[state]!; out >= 0; out = graph.nextOut[out]!)
        if (graph.to[out] !== from) witnesses.addTarget(graph.to[out]!, graph.weight[into]! + graph.weight[out]!);
      witnesses.run(from, state, isReal ? SETTLED.toContract : SETTLED.toRank);
      for (let out = graph.firstOut[state]!; out >= 0; out = graph.nextOut[out]!) {
        const to = graph.to[out]!;
        const weight = graph.weight[into]! + graph.weight[out]!;
        if (to === from) {
          if (isReal) this.loop[from] = Math.min(this.loop[from]!, weight);
          continue;
        }
        if (!witnesses.takeUnreached(to)) continue;
        const hops = graph.hops[into]! + graph.hops[out]!;
        change.added += 1;
        change.addedHops += hops;
        if (isReal) graph.add(from, to, weight, hops);
      }
    }
    return change;
  }

  /** Arcs that existed when their less important end was contracted. */
  arcs(order: Uint32Array, placeOf: Uint32Array, isUp: boolean): Arcs {
    const { graph } = this;
    const [first, next, end] = isUp
      ? [graph.firstOut, graph.nextOut, graph.to]
      : [graph.firstIn, graph.nextIn, graph.from];
    const start = new Uint32Array(order.length + 1);
    const places: number[] = [];
    const weights: number[] = [];
    for (let place = 0; place < order.length; place += 1) {
      const state = order[order.length - 1 - place]!;
      const own: number[] = [];
      for (let arc = first[state]!; arc >= 0; arc = next[arc]!) own.push(arc);
      // Passes over the arcs are faster if the first one is likely to be the best.
      own.sort((one, other) => graph.weight[one]! - graph.weight[other]! || end[one]! - end[other]!);
      for (const arc of own) {
        places.push(placeOf[end[arc]!]!);
        weights.push(graph.weight[arc]!);
      }
      start[place + 1] = places.length;
    }
    return { start, place: Uint32Array.from(places), weight: Float64Array.from(weights) };
  }
}

/** Prepares a graph for many-to-many queries. The result is deterministic. */
export function contract(graph: RoadGraph, tick: (done: number, all: number) => void = () => undefined): Hierarchy {
  const contraction = new Contraction(graph);
  const order = contraction.run(tick);
  const placeOf = new Uint32Array(order.length);
  order.forEach((state, index) => (placeOf[state] = order.length - 1 - index));
  const loop = new Float64Array(order.length);
  placeOf.forEach((place, state) => (loop[place] = contraction.loop[state]!));
  return {
    placeOf,
    up: contraction.arcs(order, placeOf, true),
    down: contraction.arcs(order, placeOf, false),
    loop,
  };
}
