/**
 * A binary heap of numbered items with changeable keys. Items with equal keys are ordered by number, so that results
 * are deterministic.
 */
export class Heap {
  private readonly items: Uint32Array;
  private readonly places: Int32Array;
  private readonly keys: Float64Array;
  size = 0;

  constructor(capacity: number) {
    this.items = new Uint32Array(capacity);
    this.places = new Int32Array(capacity).fill(-1);
    this.keys = new Float64Array(capacity);
  }

  /** Adds the item or changes its key. */
  put(item: number, key: number): void {
    let place = this.places[item]!;
    const isNew = place < 0;
    if (isNew) {
      place = this.size;
      this.size += 1;
    }
    const isUp = isNew || key < this.keys[item]!;
    this.keys[item] = key;
    this.items[place] = item;
    this.places[item] = place;
    if (isUp) this.rise(place);
    else this.sink(place);
  }

  /** The least item, which is not removed. */
  peek(): number {
    return this.items[0]!;
  }

  keyOf(item: number): number {
    return this.keys[item]!;
  }

  pop(): number {
    const least = this.items[0]!;
    this.places[least] = -1;
    this.size -= 1;
    if (this.size > 0) {
      const last = this.items[this.size]!;
      this.items[0] = last;
      this.places[last] = 0;
      this.sink(0);
    }
    return least;
  }

  clear(): void {
    for (let place = 0; place < this.size; place += 1) this.places[this.items[place]!] = -1;
    this.size = 0;
  }

  private isBefore(one: number, other: number): boolean {
    const difference = this.keys[one]! - this.keys[other]!;
    return difference < 0 || (difference === 0 && one < other);
  }

  private rise(from: number): void {
    const item = this.items[from]!;
    let place = from;
    while (place > 0) {
      const above = (place - 1) >> 1;
      const other = this.items[above]!;
      if (!this.isBefore(item, other)) break;
      this.items[place] = other;
      this.places[other] = place;
      place = above;
    }
    this.items[place] = item;
    this.places[item] = place;
  }

  private sink(from: number): void {
    const item = this.items[from]!;
    let place = from;
    for (;;) {
      let below = 2 * place + 1;
      if (below >= this.size) break;
      if (below + 1 < this.size && this.isBefore(this.items[below + 1]!, this.items[below]!)) below += 1;
      const other = this.items[below]!;
      if (!this.isBefore(other, item)) break;
      this.items[place] = other;
      this.places[other] = place;
      place = below;
    }
    this.items[place] = item;
    this.places[item] = place;
  }
}
