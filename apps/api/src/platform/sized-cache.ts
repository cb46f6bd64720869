/** Keeps what was used last, up to a total size. */
export class SizedCache<Value> {
  private readonly entries = new Map<string, { value: Value; size: number }>();
  private total = 0;

  constructor(
    private readonly limit: number,
    private readonly sizeOf: (value: Value) => number,
  ) {}

  get(key: string): Value | undefined {
    const entry = this.entries.get(key);
    if (!entry) return undefined;
    // A Map remembers the order of insertion: the oldest stands first.
    this.entries.delete(key);
    this.entries.set(key, entry);
    return entry.value;
  }

  set(key: string, value: Value): void {
    this.drop(key);
    const size = this.sizeOf(value);
    if (size > this.limit) return;
    this.entries.set(key, { value, size });
    this.total += size;
    for (const oldest of this.entries.keys()) {
      if (this.total <= this.limit) break;
      this.drop(oldest);
    }
  }

  private drop(key: string): void {
    const entry = this.entries.get(key);
    if (!entry) return;
    this.entries.delete(key);
    this.total -= entry.size;
  }
}
