/** Smaller parts are not cut further. */
const SMALLEST_PART = 40;
/** Minimum share of a part on either side of a cut. */
const LEAST_SHARE = 0.35;
/** Directions of cuts, as latitude and longitude of the perpendicular vector. */
const DIRECTIONS = [
  [1, 0],
  [0, 1],
  [0.7, 0.7],
  [0.7, -0.7],
] as const;

export interface Layout {
  /** Intersections at the ends of each edge. */
  readonly from: Uint32Array;
  readonly to: Uint32Array;
  /** Position of each intersection, in units of equal length in both directions. */
  readonly y: Float64Array;
  readonly x: Float64Array;
}

/** Edges of each intersection, outgoing and incoming. */
class Neighbors {
  private readonly start: Uint32Array;
  private readonly other: Uint32Array;

  constructor({ from, to, x }: Layout) {
    this.start = new Uint32Array(x.length + 1);
    for (const ends of [from, to]) for (const at of ends) this.start[at + 1] = this.start[at + 1]! + 1;
    for (let at = 0; at < x.length; at += 1) this.start[at + 1] = this.start[at + 1]! + this.start[at]!;
    const filled = this.start.slice();
    this.other = new Uint32Array(from.length * 2);
    const add = (at: number, other: number) => {
      this.other[filled[at]!] = other;
      filled[at] = filled[at]! + 1;
    };
    from.forEach((at, edge) => {
      add(at, to[edge]!);
      add(to[edge]!, at);
    });
  }

  of(at: number): Uint32Array {
    return this.other.subarray(this.start[at], this.start[at + 1]);
  }
}

/**
 * Ranks edges by nested dissection (George, "Nested Dissection of a Regular Finite Element Mesh", 1973): straight lines
 * cut the city into halves, these again, and so on. Edges that cross an early cut lie on routes between large parts.
 * With turns between edges as arcs, the edges of a cut separate the edges of its two sides.
 * @returns for each edge, how many cuts its part of the city went through before the edge was cut; 255 for edges that
 * were never cut
 */
export function cutLevels(layout: Layout): Uint8Array {
  const { from, to, x, y } = layout;
  const neighbors = new Neighbors(layout);
  /** The part of each intersection; parts are numbered in order of creation. */
  const part = new Uint32Array(x.length);
  const levels = new Uint8Array(from.length).fill(255);
  const side = new Int8Array(x.length);
  let parts = 1;

  /**
   * The best cut of a part in one direction: its position in the sorted part, and the number of edges that it crosses.
   */
  const sweep = (sorted: Uint32Array, own: number): { at: number; crossed: number } => {
    for (const at of sorted) side[at] = 0;
    const [first, last] = [Math.floor(sorted.length * LEAST_SHARE), Math.ceil(sorted.length * (1 - LEAST_SHARE))];
    let [crossed, best, where] = [0, Infinity, first];
    for (let index = 0; index < last; index += 1) {
      const at = sorted[index]!;
      side[at] = 1;
      for (const other of neighbors.of(at))
        if (part[other] === own && other !== at) crossed += side[other] === 1 ? -1 : 1;
      if (index + 1 >= first && crossed < best) [best, where] = [crossed, index + 1];
    }
    return { at: where, crossed: best };
  };

  let current: Uint32Array[] = [Uint32Array.from(x.keys())];
  for (let level = 0; current.length > 0 && level < 255; level += 1) {
    const next: Uint32Array[] = [];
    for (const members of current) {
      const own = part[members[0]!]!;
      let best: { sorted: Uint32Array; at: number; crossed: number } | undefined;
      for (const [dy, dx] of DIRECTIONS) {
        const across = (at: number) => dy * y[at]! + dx * x[at]!;
        const sorted = members.slice().sort((one, other) => across(one) - across(other) || one - other);
        const found = sweep(sorted, own);
        if (best === undefined || found.crossed < best.crossed) best = { sorted, ...found };
      }
      const second = best!.sorted.subarray(best!.at);
      for (const at of second) part[at] = parts;
      parts += 1;
      for (const half of [best!.sorted.subarray(0, best!.at), second]) if (half.length > SMALLEST_PART) next.push(half);
    }
    for (let edge = 0; edge < from.length; edge += 1)
      if (levels[edge] === 255 && part[from[edge]!] !== part[to[edge]!]) levels[edge] = level;
    current = next;
  }
  return levels;
}
