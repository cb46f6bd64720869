/** A heap of scheduled events. Events at the same time run in the order in which they were scheduled. */
export class Timeline {
  private readonly heap: { at: number; order: number; run: () => void | Promise<void> }[] = [];
  private planned = 0;
  private current = 0;

  /** Seconds since the start of the simulation. */
  get now(): number {
    return this.current;
  }

  /** @param at seconds since the start, not before now */
  plan(at: number, run: () => void | Promise<void>): void {
    this.heap.push({ at: Math.max(at, this.current), order: (this.planned += 1), run });
    this.rise(this.heap.length - 1);
  }

  /** Runs all events in order, including those scheduled meanwhile. */
  async play(): Promise<void> {
    for (let next = this.take(); next !== undefined; next = this.take()) {
      this.current = next.at;
      await next.run();
    }
  }

  private take() {
    const first = this.heap[0];
    const last = this.heap.pop();
    if (first !== undefined && last !== undefined && first !== last) {
      this.heap[0] = last;
      this.sink(0);
    }
    return first;
  }

  private isBefore(one: number, other: number): boolean {
    const [a, b] = [this.heap[one]!, this.heap[other]!];
    return a.at < b.at || (a.at === b.at && a.order < b.order);
  }

  private swap(one: number, other: number): void {
    [this.heap[one], this.heap[other]] = [this.heap[other]!, this.heap[one]!];
  }

  private rise(from: number): void {
    for (let at = from; at > 0;) {
      const above = (at - 1) >> 1;
      if (!this.isBefore(at, above)) return;
      this.swap(at, above);
      at = above;
    }
  }

  private sink(from: number): void {
    for (let at = from; ;) {
      let least = at;
      for (const child of [2 * at + 1, 2 * at + 2])
        if (child < this.heap.length && this.isBefore(child, least)) least = child;
      if (least === at) return;
      this.swap(at, least);
      at = least;
    }
  }
}
