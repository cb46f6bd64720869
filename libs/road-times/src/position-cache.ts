import type { Position } from './position';

/**
 * What was computed for a position, until as many others as the limit were asked for: cars that stand still, or have not been heard since, are asked about with
 * every pickup. By latitude; of two positions with the same one, the later remains.
 */
export class PositionCache<Value> {
  private lately = new Map<number, { lng: number; value: Value }>();
  private before = new Map<number, { lng: number; value: Value }>();

  /** @param limit positions that are kept for certain; there are at most twice as many */
  constructor(
    private readonly limit: number,
    private readonly compute: (position: Position) => Value,
  ) {}

  of(position: Position): Value {
    const { lat, lng } = position;
    let known = this.lately.get(lat);
    if (known?.lng === lng) return known.value;
    known = this.before.get(lat);
    if (known?.lng !== lng) known = { lng, value: this.compute(position) };
    if (this.lately.size >= this.limit) [this.before, this.lately] = [this.lately, new Map()];
    this.lately.set(lat, known);
    return known.value;
  }
}
