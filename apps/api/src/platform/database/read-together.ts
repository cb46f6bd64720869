/** Concurrent statements. */
const AT_ONCE = 2;
/** Keys of one statement. */
const MOST_KEYS = 200;

interface Waiting<Value> {
  resolve(value: Value | null): void;
  reject(error: unknown): void;
}

/**
 * Combines reads that are requested at about the same time into one statement. A key never joins a statement that has
 * begun, so every result is as fresh as that of a separate statement. With few requests, nobody waits.
 */
export class ReadTogether<Value, Key extends number | string = number> {
  private waiting = new Map<Key, Waiting<Value>[]>();
  private underWay = 0;
  private isPlanned = false;

  constructor(private readonly readAll: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>) {}

  read(key: Key): Promise<Value | null> {
    return new Promise((resolve, reject) => {
      const others = this.waiting.get(key);
      if (others) others.push({ resolve, reject });
      else this.waiting.set(key, [{ resolve, reject }]);
      this.plan();
    });
  }

  /** Begins after all reads of the current event loop turn have been requested. */
  private plan(): void {
    if (this.isPlanned || this.underWay >= AT_ONCE) return;
    this.isPlanned = true;
    queueMicrotask(() => {
      this.isPlanned = false;
      void this.begin();
    });
  }

  private async begin(): Promise<void> {
    const batch = [...this.waiting].slice(0, MOST_KEYS);
    if (batch.length === 0) return;
    for (const [key] of batch) this.waiting.delete(key);
    this.underWay += 1;
    try {
      const found = await this.readAll(batch.map(([key]) => key));
      for (const [key, askers] of batch) for (const { resolve } of askers) resolve(found.get(key) ?? null);
    } catch (error) {
      for (const [, askers] of batch) for (const { reject } of askers) reject(error);
    } finally {
      this.underWay -= 1;
      if (this.waiting.size > 0) this.plan();
    }
  }
}
