import { Closure } from './closure';
import type { Arcs } from './contract';
import { Selection } from './selection';

/** With fewer fixed places, a separate selection is smaller than the one left by earlier calls. */
const KEPT_FROM = 100;

/**
 * Distances from a fixed set of places to one target after the other (Delling, Goldberg and Werneck, "Faster Batched
 * Shortest Paths in Road Networks", ATMOS 2011): the places above the fixed set are selected once; each target then
 * takes a small upward search against the arcs, and one downward pass over the selection. With the two kinds of arcs
 * exchanged, the distances are those from one place after the other to the fixed set.
 */
export class Sweep {
  private readonly below: Closure;
  /** Distance from each place to the target as found by the search from the target; Infinity between targets. */
  private readonly labels: Float64Array;
  private readonly isTargetPlace: Uint8Array;
  private targets: readonly { place: number; weight: number }[] = [];
  /** Selection of a few places, for one call. */
  private readonly brief: Selection;
  private readonly kept: Selection;
  private selection: Selection;

  constructor(
    private readonly up: Arcs,
    private readonly down: Arcs,
  ) {
    const places = up.start.length - 1;
    this.below = new Closure(down);
    this.labels = new Float64Array(places).fill(Infinity);
    this.isTargetPlace = new Uint8Array(places);
    this.brief = new Selection(up, false);
    this.kept = new Selection(up, true);
    this.selection = this.brief;
  }

  /** Fixes the places whose distances are requested. */
  select(fixed: readonly { readonly ends: readonly { place: number }[] }[]): void {
    this.selection = fixed.length < KEPT_FROM ? this.brief : this.kept;
    this.selection.select(fixed);
  }

  /**
   * @param targets the places by which the target can be reached, and the weight added to a route that ends there,
   * which may be negative
   */
  aim(targets: readonly { place: number; weight: number }[]): void {
    const { below, labels, down } = this;
    for (const { place } of this.targets) this.isTargetPlace[place] = 0;
    for (const { place } of targets) this.isTargetPlace[place] = 1;
    this.targets = targets;
    below.begin();
    for (const { place } of targets) below.add(place);
    for (const { place, weight } of targets) labels[place] = Math.min(labels[place]!, weight);
    // Processes the least important places first, so that a label is final before it is propagated.
    for (let index = below.size - 1; index >= 0; index -= 1) {
      const place = below.places[index]!;
      const label = labels[place]!;
      for (let arc = down.start[place]!, end = down.start[place + 1]!; arc < end; arc += 1) {
        const other = down.place[arc]!;
        const through = label + down.weight[arc]!;
        if (through < labels[other]!) labels[other] = through;
      }
    }
    this.selection.pass(below, labels);
    for (let index = 0; index < below.size; index += 1) labels[below.places[index]!] = Infinity;
  }

  isTarget(place: number): boolean {
    return this.isTargetPlace[place] === 1;
  }

  /** Distance from a selected place to the last target. */
  distanceFrom(place: number): number {
    return this.selection.distanceFrom(place);
  }

  /** The same for routes that first go up. */
  distanceUpward(place: number): number {
    let best = Infinity;
    for (let arc = this.up.start[place]!; arc < this.up.start[place + 1]!; arc += 1)
      best = Math.min(best, this.up.weight[arc]! + this.selection.distanceFrom(this.up.place[arc]!));
    return best;
  }
}
