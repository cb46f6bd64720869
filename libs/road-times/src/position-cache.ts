import type { Position } from './position';

/**
 * A cache of values by position. A value is kept until `limit` other positions were requested: cars that stand still or
 * have not reported since are requested with every pickup. Keyed by latitude; of two positions with the same one, the
 * later is kept.
 */
export class PositionCache<Value> {
  private lately = new Map<number, { lng: number; value: Value }>();
  private before = new Map<number, { lng: number; value: Value }>();

  /** @param limit minimum number of positions that are kept; at most twice as many are */
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
