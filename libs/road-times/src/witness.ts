import { Heap } from './heap';
import type { RemainingGraph } from './remaining-graph';

/** Of a state that is no target, or one whose detour has been found; no distance is as small. */
const NONE = -1;

/** Searches for detours around a state that is about to be contracted. */
export class WitnessSearch {
  private readonly heap: Heap;
  private readonly distance: Float64Array;
  private readonly touched: Uint32Array;
  private touches = 0;
  /** Weight of the route through the avoided state, for each target that no detour has reached yet. */
  private readonly routeWeight: Float64Array;
  private targets = 0;
  private limit = 0;

  constructor(private readonly graph: RemainingGraph) {
    this.heap = new Heap(graph.states);
    this.distance = new Float64Array(graph.states).fill(Infinity);
    this.touched = new Uint32Array(graph.states);
    this.routeWeight = new Float64Array(graph.states).fill(NONE);
  }

  /** Adds a target of the next search: a detour may not be longer than `weight`. */
  addTarget(state: number, weight: number): void {
    this.routeWeight[state] = weight;
    this.targets += 1;
    this.limit = Math.max(this.limit, weight);
  }

  /**
   * Searches from `source`, never through `avoided`, settling at most `most` states. It ends early once it knows a
   * detour to every target.
   */
  run(source: number, avoided: number, most: number): void {
    const { graph, heap, distance, limit } = this;
    for (let index = 0; index < this.touches; index += 1) distance[this.touched[index]!] = Infinity;
    this.touches = 0;
    heap.clear();
    this.reach(source, 0, true);
    for (let settled = 1; this.targets > 0 && heap.size > 0 && settled <= most; settled += 1) {
      const state = heap.pop();
      const here = distance[state]!;
      for (let arc = graph.firstOut[state]!; arc >= 0; arc = graph.nextOut[arc]!) {
        const there = here + graph.weight[arc]!;
        if (there > limit) continue;
        const to = graph.to[arc]!;
        // What only the last state leads to is not settled anymore.
        if (to !== avoided && there < distance[to]!) this.reach(to, there, settled < most);
      }
    }
    this.targets = 0;
    this.limit = 0;
  }

  /** Whether the search found no detour to the target. It is no target afterward. */
  takeUnreached(target: number): boolean {
    const isUnreached = this.routeWeight[target] !== NONE;
    this.routeWeight[target] = NONE;
    return isUnreached;
  }

  private reach(state: number, distance: number, isQueued: boolean): void {
    if (distance <= this.routeWeight[state]!) {
      this.routeWeight[state] = NONE;
      this.targets -= 1;
    }
    if (!isQueued) return;
    if (this.distance[state] === Infinity) {
      this.touched[this.touches] = state;
      this.touches += 1;
    }
    this.distance[state] = distance;
    this.heap.put(state, distance);
  }
}
