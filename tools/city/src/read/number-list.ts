type Numbers = Float64Array | Int32Array | Uint32Array;

/** A growing list of numbers in contiguous memory: 8 or 4 bytes each, while a JavaScript array may take 16. */
export class NumberList<T extends Numbers> {
  private values: T;
  length = 0;

  constructor(
    private readonly make: (length: number) => T,
    capacity = 1024,
  ) {
    this.values = make(capacity);
  }

  push(value: number): void {
    if (this.length === this.values.length) this.grow();
    this.values[this.length] = value;
    this.length += 1;
  }

  /** The numbers so far, without a copy. */
  view(): T {
    return this.values.subarray(0, this.length) as T;
  }

  private grow(): void {
    const larger = this.make(Math.ceil(this.values.length * 1.5));
    larger.set(this.values);
    this.values = larger;
  }
}

export const doubles = (): NumberList<Float64Array> => new NumberList((length) => new Float64Array(length));
export const integers = (): NumberList<Int32Array> => new NumberList((length) => new Int32Array(length));
