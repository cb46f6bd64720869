import { Closure } from './closure';
import type { Arcs } from './contract';
import { Selection } from './selection';

/** With fewer fixed places, a separate selection is smaller than the one left by earlier calls. */
const KEPT_FROM = 100;

/** A brief selection is used again for some of its points, unless it has this many times as many. */
const MOST_SELECTED = 1.5;

/** The same object means the same places. */
interface FixedPoint {
  readonly ends: readonly { place: number }[];
}

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
  /** Selection of a few places, of one call and of those after it that ask for the same points. */
  private readonly brief: Selection;
  private selected: ReadonlySet<FixedPoint> = new Set();
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
  select(fixed: readonly FixedPoint[]): void {
    if (fixed.length >= KEPT_FROM) {
      this.selection = this.kept;
      this.kept.select(fixed);
      return;
    }
    this.selection = this.brief;
    const { selected } = this;
    if (selected.size <= MOST_SELECTED * fixed.length && fixed.every((point) => selected.has(point))) return;
    this.brief.select(fixed);
    this.selected = new Set(fixed);
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
