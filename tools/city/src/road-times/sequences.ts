// Turn restrictions over three or more roads: sequences of edges that are forbidden.

const keyOf = (edges: readonly number[]): string => edges.join(' ');

/** Remembers the longest part of a route with which some restriction begins. */
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
   * Continues onto the next edge.
   * @param past the remembered edges, including the last one
   * @returns the edges to remember, usually only the next one; undefined if the edge is forbidden
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
