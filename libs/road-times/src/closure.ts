import type { Arcs } from './contract';

/** Upward searches from places. Each place comes after all places that lead to it, or before them in reverse order. */
export class Closure {
  /** Number of the last search that visited each place. */
  private readonly seen: Uint32Array;
  private readonly stack: Uint32Array;
  private readonly nextArc: Uint32Array;
  private searches = 0;
  /** More important places come before the less important ones that lead to them. */
  readonly places: Uint32Array;
  size = 0;

  constructor(private readonly arcs: Arcs) {
    const places = arcs.start.length - 1;
    this.seen = new Uint32Array(places);
    this.stack = new Uint32Array(places);
    this.nextArc = new Uint32Array(places);
    this.places = new Uint32Array(places);
  }

  has(place: number): boolean {
    return this.seen[place] === this.searches;
  }

  begin(): void {
    this.searches += 1;
    this.size = 0;
  }

  /** Adds everything that can be reached upward from the place. */
  add(root: number): void {
    const { seen, stack, nextArc, searches, places } = this;
    const { start, place } = this.arcs;
    if (seen[root] === searches) return;
    seen[root] = searches;
    stack[0] = root;
    nextArc[0] = start[root]!;
    let depth = 0;
    while (depth >= 0) {
      const here = stack[depth]!;
      const arc = nextArc[depth]!;
      if (arc === start[here + 1]!) {
        places[this.size] = here;
        this.size += 1;
        depth -= 1;
        continue;
      }
      nextArc[depth] = arc + 1;
      const above = place[arc]!;
      if (seen[above] === searches) continue;
      seen[above] = searches;
      depth += 1;
      stack[depth] = above;
      nextArc[depth] = start[above]!;
    }
  }
}
