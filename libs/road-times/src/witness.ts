import { Heap } from './heap';
import type { RemainingGraph } from './remaining-graph';

/** Searches for detours around a state that is about to be contracted. */
export class WitnessSearch {
  private readonly heap: Heap;
  private readonly distance: Float64Array;
  private readonly touched: Uint32Array;
  private touches = 0;

  constructor(private readonly graph: RemainingGraph) {
    this.heap = new Heap(graph.states);
    this.distance = new Float64Array(graph.states).fill(Infinity);
    this.touched = new Uint32Array(graph.states);
  }

  /**
   * Searches from `source`, never through `avoided`, for states no farther than `limit`, settling at most `most`
   * states. `distanceTo` returns the result until the next search.
   */
  run(source: number, avoided: number, limit: number, most: number): void {
    const { graph, heap, distance } = this;
    for (let index = 0; index < this.touches; index += 1) distance[this.touched[index]!] = Infinity;
    this.touches = 0;
    heap.clear();
    this.reach(source, 0);
    for (let settled = 0; heap.size > 0 && settled < most; settled += 1) {
      const state = heap.pop();
      const here = distance[state]!;
      if (here > limit) return;
      for (let arc = graph.firstOut[state]!; arc >= 0; arc = graph.nextOut[arc]!) {
        const to = graph.to[arc]!;
        if (to !== avoided && here + graph.weight[arc]! < distance[to]!) this.reach(to, here + graph.weight[arc]!);
      }
    }
  }

  /** Upper bound of the distance; Infinity if the search did not reach the state. */
  distanceTo(state: number): number {
    return this.distance[state]!;
  }

  private reach(state: number, distance: number): void {
    if (this.distance[state] === Infinity) {
      this.touched[this.touches] = state;
      this.touches += 1;
    }
    this.distance[state] = distance;
    this.heap.put(state, distance);
  }
}
