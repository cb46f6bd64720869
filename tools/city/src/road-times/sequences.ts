// Turn restrictions over three roads or more: which edges may not be driven one after the other.

const keyOf = (edges: readonly number[]): string => edges.join(' ');

/** Remembers as much of a way as some restriction begins with. */
export class Sequences {
  private readonly forbidden = new Set<string>();
  private readonly beginnings = new Set<string>();

  constructor(sequences: Iterable<readonly number[]>) {
    for (const edges of sequences) {
      this.forbidden.add(keyOf(edges));
      for (let length = 2; length < edges.length; length += 1) this.beginnings.add(keyOf(edges.slice(0, length)));
    }
  }

  get isEmpty(): boolean {
    return this.forbidden.size === 0;
  }

  /**
   * Drives on to the next edge.
   * @param past edges driven so far, the last one included, as many as were remembered
   * @returns what is to be remembered, the next edge alone as a rule; undefined where the edge is forbidden
   */
  drive(past: readonly number[], next: number): readonly number[] | undefined {
    const all = [...past, next];
    for (let from = 0; from + 1 < all.length; from += 1)
      if (this.forbidden.has(keyOf(all.slice(from)))) return undefined;
    for (let from = 0; from + 1 < all.length; from += 1) {
      const tail = all.slice(from);
      if (this.beginnings.has(keyOf(tail))) return tail;
    }
    return [next];
  }
}
