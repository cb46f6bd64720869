/** Arcs between the states that are not contracted yet, in lists that support adding and removing. */
export class RemainingGraph {
  /** First arc out of, and into, each state; -1 for none. */
  readonly firstOut: Int32Array;
  readonly firstIn: Int32Array;
  from: Uint32Array;
  to: Uint32Array;
  weight: Float64Array;
  /** Number of arcs of the original graph that an arc replaces. */
  hops: Uint32Array;
  nextOut: Int32Array;
  nextIn: Int32Array;
  private arcs = 0;

  constructor(
    readonly states: number,
    capacity: number,
  ) {
    this.firstOut = new Int32Array(states).fill(-1);
    this.firstIn = new Int32Array(states).fill(-1);
    const room = Math.max(16, capacity);
    this.from = new Uint32Array(room);
    this.to = new Uint32Array(room);
    this.weight = new Float64Array(room);
    this.hops = new Uint32Array(room);
    this.nextOut = new Int32Array(room);
    this.nextIn = new Int32Array(room);
  }

  /** Adds an arc, or reduces the weight of an existing one. */
  add(from: number, to: number, weight: number, hops: number): void {
    for (let arc = this.firstOut[from]!; arc >= 0; arc = this.nextOut[arc]!) {
      if (this.to[arc] !== to) continue;
      if (weight < this.weight[arc]!) {
        this.weight[arc] = weight;
        this.hops[arc] = hops;
      }
      return;
    }
    if (this.arcs === this.from.length) this.grow();
    const arc = this.arcs;
    this.arcs += 1;
    this.from[arc] = from;
    this.to[arc] = to;
    this.weight[arc] = weight;
    this.hops[arc] = hops;
    this.nextOut[arc] = this.firstOut[from]!;
    this.firstOut[from] = arc;
    this.nextIn[arc] = this.firstIn[to]!;
    this.firstIn[to] = arc;
  }

  /** Removes the state from the lists of its neighbors; its own lists stay unchanged. */
  detach(state: number): void {
    for (let arc = this.firstOut[state]!; arc >= 0; arc = this.nextOut[arc]!)
      unlink(this.firstIn, this.nextIn, this.to[arc]!, arc);
    for (let arc = this.firstIn[state]!; arc >= 0; arc = this.nextIn[arc]!)
      unlink(this.firstOut, this.nextOut, this.from[arc]!, arc);
  }

  private grow(): void {
    const room = Math.ceil(this.from.length * 1.5);
    const copy = <T extends Uint32Array | Int32Array | Float64Array>(values: T, larger: T): T => {
      larger.set(values);
      return larger;
    };
    this.from = copy(this.from, new Uint32Array(room));
    this.to = copy(this.to, new Uint32Array(room));
    this.weight = copy(this.weight, new Float64Array(room));
    this.hops = copy(this.hops, new Uint32Array(room));
    this.nextOut = copy(this.nextOut, new Int32Array(room));
    this.nextIn = copy(this.nextIn, new Int32Array(room));
  }
}

function unlink(first: Int32Array, next: Int32Array, state: number, arc: number): void {
  if (first[state] === arc) {
    first[state] = next[arc]!;
    return;
  }
  for (let at = first[state]!; at >= 0; at = next[at]!) {
    if (next[at] !== arc) continue;
    next[at] = next[arc]!;
    return;
  }
}
