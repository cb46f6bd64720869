import { Closure } from './closure';
import type { Arcs } from './contract';

/**
 * Distances from a fixed set of places to one target after the other (Delling, Goldberg and Werneck, "Faster Batched Shortest Paths in Road Networks",
 * ATMOS 2011): the places above the fixed set are selected once; a target then takes a small search upward against the arcs, and one pass downward over
 * the selection. With the two kinds of arcs exchanged, the distances are those from one place after the other to the fixed set.
 */
export class Sweep {
  private readonly below: Closure;
  /** Distance from each place to the target as far as the search from the target knows; Infinity between targets. */
  private readonly labels: Float64Array;
  private readonly isTargetPlace: Uint8Array;
  private targets: readonly { place: number; weight: number }[] = [];
  private readonly isSelected: Uint8Array;
  /** The most important ones first. */
  private readonly selected: Uint32Array;
  private size = 0;
  /** Distance to the last target. */
  private readonly distances: Float64Array;

  constructor(
    private readonly up: Arcs,
    private readonly down: Arcs,
  ) {
    const places = up.start.length - 1;
    this.below = new Closure(down);
    this.labels = new Float64Array(places).fill(Infinity);
    this.isTargetPlace = new Uint8Array(places);
    this.isSelected = new Uint8Array(places);
    this.selected = new Uint32Array(places);
    this.distances = new Float64Array(places);
  }

  /** Fixes the places that distances are wanted from. */
  select(fixed: readonly (readonly { place: number }[])[]): void {
    const { isSelected, selected } = this;
    const { start, place } = this.up;
    isSelected.fill(0);
    for (const point of fixed) for (const end of point) isSelected[end.place] = 1;
    // Arcs lead to lower numbers, so that one pass from the highest number down finds all.
    let size = 0;
    for (let here = isSelected.length - 1; here >= 0; here -= 1) {
      if (isSelected[here] === 0) continue;
      size += 1;
      selected[size - 1] = here;
      for (let arc = start[here]!, end = start[here + 1]!; arc < end; arc += 1) isSelected[place[arc]!] = 1;
    }
    selected.subarray(0, size).reverse();
    this.size = size;
  }

  /** @param targets where the target can be entered, and what is added to a way that ends there; it may be negative */
  aim(targets: readonly { place: number; weight: number }[]): void {
    const { below, labels, down } = this;
    for (const { place } of this.targets) this.isTargetPlace[place] = 0;
    for (const { place } of targets) this.isTargetPlace[place] = 1;
    this.targets = targets;
    below.begin();
    for (const { place } of targets) below.add(place);
    for (const { place, weight } of targets) labels[place] = Math.min(labels[place]!, weight);
    // From the least important places upward, so that a label is final before it is passed on.
    for (let index = below.size - 1; index >= 0; index -= 1) {
      const place = below.places[index]!;
      const label = labels[place]!;
      for (let arc = down.start[place]!, end = down.start[place + 1]!; arc < end; arc += 1) {
        const other = down.place[arc]!;
        const through = label + down.weight[arc]!;
        if (through < labels[other]!) labels[other] = through;
      }
    }
    this.pass();
    for (let index = 0; index < below.size; index += 1) labels[below.places[index]!] = Infinity;
  }

  private pass(): void {
    const { labels, selected, size, distances } = this;
    const { start, place, weight } = this.up;
    for (let index = 0; index < size; index += 1) {
      const here = selected[index]!;
      let best = labels[here]!;
      for (let arc = start[here]!, end = start[here + 1]!; arc < end; arc += 1) {
        const through = weight[arc]! + distances[place[arc]!]!;
        if (through < best) best = through;
      }
      distances[here] = best;
    }
  }

  isTarget(place: number): boolean {
    return this.isTargetPlace[place] === 1;
  }

  /** Distance from a selected place to the last target. */
  distanceFrom(place: number): number {
    return this.distances[place]!;
  }

  /** The same by ways that first go up. */
  distanceUpward(place: number): number {
    let best = Infinity;
    for (let arc = this.up.start[place]!; arc < this.up.start[place + 1]!; arc += 1)
      best = Math.min(best, this.up.weight[arc]! + this.distances[this.up.place[arc]!]!);
    return best;
  }
}
