/** A point with its squared distance. */
interface Neighbor {
  square: number;
  id: number;
  slot: number;
}

/** The nearest points so far, as a heap with the farthest one on top. */
export class Nearest {
  private readonly heap: Neighbor[] = [];

  constructor(
    private readonly count: number,
    private readonly limit: number,
  ) {}

  /** Points farther than this no longer count. */
  get farthest(): number {
    return this.heap.length < this.count ? this.limit : this.heap[0]!.square;
  }

  isNear(square: number, id: number): boolean {
    if (this.heap.length < this.count) return square <= this.limit;
    const [top] = this.heap;
    return square < top!.square || (square === top!.square && id < top!.id);
  }

  add(square: number, id: number, slot: number): void {
    const { heap } = this;
    const added = { square, id, slot };
    if (heap.length < this.count) {
      let at = heap.length;
      heap.push(added);
      while (at > 0 && isBehind(added, heap[(at - 1) >> 1]!)) {
        heap[at] = heap[(at - 1) >> 1]!;
        at = (at - 1) >> 1;
      }
      heap[at] = added;
      return;
    }
    let at = 0;
    for (let child = 1; child < heap.length; child = 2 * at + 1) {
      if (child + 1 < heap.length && isBehind(heap[child + 1]!, heap[child]!)) child += 1;
      if (!isBehind(heap[child]!, added)) break;
      heap[at] = heap[child]!;
      at = child;
    }
    heap[at] = added;
  }

  clear(): void {
    this.heap.length = 0;
  }

  sorted(): Neighbor[] {
    return this.heap.sort((one, other) => one.square - other.square || one.id - other.id);
  }
}

const isBehind = (one: Neighbor, other: Neighbor) =>
  one.square > other.square || (one.square === other.square && one.id > other.id);
