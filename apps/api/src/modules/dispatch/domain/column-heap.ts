/** A binary heap of column numbers, ordered by keys that may decrease while a column is in it. */
export class ColumnHeap {
  private readonly heap: Int32Array;
  /** Position of each column in the heap; −1 for a column that is not in it. */
  private readonly places: Int32Array;
  private size = 0;

  /** @param keys keys of all columns; the caller changes them and calls `lowered` afterwards */
  constructor(private readonly keys: Float64Array) {
    this.heap = new Int32Array(keys.length);
    this.places = new Int32Array(keys.length).fill(-1);
  }

  /** Adds a column whose key was set, or restores the order after its key was lowered. */
  lowered(column: number): void {
    let place = this.places[column]!;
    if (place < 0) {
      place = this.size;
      this.size += 1;
    }
    const key = this.keys[column]!;
    while (place > 0) {
      const parent = (place - 1) >> 1;
      const above = this.heap[parent]!;
      if (this.keys[above]! <= key) break;
      this.put(place, above);
      place = parent;
    }
    this.put(place, column);
  }

  /** Removes the column with the lowest key. @returns −1 when the heap is empty */
  pop(): number {
    if (this.size === 0) return -1;
    const lowest = this.heap[0]!;
    this.places[lowest] = -1;
    this.size -= 1;
    if (this.size > 0) this.sink(this.heap[this.size]!);
    return lowest;
  }

  clear(): void {
    for (let place = 0; place < this.size; place += 1) this.places[this.heap[place]!] = -1;
    this.size = 0;
  }

  /** Puts a column at the root and lets it sink to its position. */
  private sink(column: number): void {
    const key = this.keys[column]!;
    let place = 0;
    for (;;) {
      let child = 2 * place + 1;
      if (child >= this.size) break;
      if (child + 1 < this.size && this.keys[this.heap[child + 1]!]! < this.keys[this.heap[child]!]!) child += 1;
      const below = this.heap[child]!;
      if (this.keys[below]! >= key) break;
      this.put(place, below);
      place = child;
    }
    this.put(place, column);
  }

  private put(place: number, column: number): void {
    this.heap[place] = column;
    this.places[column] = place;
  }
}
