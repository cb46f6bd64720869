import { Closure } from './closure';
import type { Arcs } from './contract';

/** Places are kept between calls until their number exceeds the initially required number by this factor. */
const MOST_KEPT = 1.5;

/**
 * Places with all places above them, ordered so that a place comes after all above it, with the arcs between them
 * stored consecutively. A pass over them takes most of the time, so they are renumbered.
 */
export class Selection {
  private readonly closure: Closure;
  /** Number of each selected place. */
  private readonly numberOf: Uint32Array;
  private size = 0;
  private sizeAtFirst = 0;
  private start = new Uint32Array(1024);
  private above = new Uint32Array(8192);
  private weight = new Float64Array(8192);
  private distances = new Float64Array(1024);

  /**
   * @param isKept whether a selection keeps the places of earlier ones, because cars are where they were a moment ago,
   * or nearby
   */
  constructor(
    private readonly up: Arcs,
    private readonly isKept: boolean,
  ) {
    this.closure = new Closure(up);
    this.closure.begin();
    this.numberOf = new Uint32Array(up.start.length - 1);
  }

  select(fixed: readonly { readonly ends: readonly { place: number }[] }[]): void {
    if (!this.isKept || this.size > MOST_KEPT * this.sizeAtFirst) this.clear();
    const isNew = this.size === 0;
    for (const { ends } of fixed) for (const end of ends) this.closure.add(end.place);
    this.number();
    if (isNew) this.sizeAtFirst = this.size;
    else if (this.size > MOST_KEPT * this.sizeAtFirst) this.select(fixed);
  }

  private clear(): void {
    this.closure.begin();
    this.size = 0;
  }

  private number(): void {
    const { closure, up, numberOf } = this;
    this.reserve();
    const { start, above, weight } = this;
    let arcs = start[this.size]!;
    for (let index = this.size; index < closure.size; index += 1) {
      const place = closure.places[index]!;
      numberOf[place] = index;
      for (let arc = up.start[place]!, end = up.start[place + 1]!; arc < end; arc += 1) {
        above[arcs] = numberOf[up.place[arc]!]!;
        weight[arcs] = up.weight[arc]!;
        arcs += 1;
      }
      start[index + 1] = arcs;
    }
    this.size = closure.size;
  }

  /** Reserves space for the places of the closure that have no number yet. */
  private reserve(): void {
    const { closure, up } = this;
    let arcs = this.start[this.size]!;
    for (let index = this.size; index < closure.size; index += 1) {
      const place = closure.places[index]!;
      arcs += up.start[place + 1]! - up.start[place]!;
    }
    if (closure.size >= this.start.length) {
      this.start = larger(this.start, new Uint32Array(2 * closure.size + 1));
      this.distances = new Float64Array(2 * closure.size);
    }
    if (arcs > this.above.length) {
      this.above = larger(this.above, new Uint32Array(2 * arcs));
      this.weight = larger(this.weight, new Float64Array(2 * arcs));
    }
  }

  /**
   * Computes the distance of each place to a target.
   * @param reached places whose distance to the target is known from `labels[place]`
   */
  pass(reached: Closure, labels: Float64Array): void {
    const { closure, numberOf, size, start, above, weight, distances } = this;
    distances.fill(Infinity, 0, size);
    for (let index = 0; index < reached.size; index += 1) {
      const place = reached.places[index]!;
      if (closure.has(place)) distances[numberOf[place]!] = labels[place]!;
    }
    for (let here = 0, arc = 0; here < size; here += 1) {
      let best = distances[here]!;
      for (const end = start[here + 1]!; arc < end; arc += 1) {
        const through = weight[arc]! + distances[above[arc]!]!;
        if (through < best) best = through;
      }
      distances[here] = best;
    }
  }

  /** Distance of a selected place to the last target. */
  distanceFrom(place: number): number {
    return this.distances[this.numberOf[place]!]!;
  }
}

function larger<Numbers extends Uint32Array | Float64Array>(from: Numbers, to: Numbers): Numbers {
  to.set(from);
  return to;
}
