/** Values of one statement. */
const MOST_VALUES = 200;

interface Waiting<Value> {
  value: Value;
  resolve(): void;
  reject(error: unknown): void;
}

/**
 * Combines writes that come at about the same time into one statement. Every caller waits until its value is written,
 * so no confirmed value is lost. With few writes, nobody waits for others.
 */
export class WriteTogether<Value> {
  private waiting: Waiting<Value>[] = [];
  private isUnderWay = false;

  constructor(private readonly writeAll: (values: readonly Value[]) => Promise<unknown>) {}

  write(value: Value): Promise<void> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ value, resolve, reject });
      if (this.isUnderWay) return;
      this.isUnderWay = true;
      // Begins after all writes of the current event loop turn have been added.
      queueMicrotask(() => void this.run());
    });
  }

  private async run(): Promise<void> {
    while (this.waiting.length > 0) {
      await this.writeBatch(this.waiting.splice(0, MOST_VALUES));
    }
    this.isUnderWay = false;
  }

  /** When one value is refused, the others are written without it. */
  private async writeBatch(batch: readonly Waiting<Value>[]): Promise<void> {
    try {
      await this.writeAll(batch.map(({ value }) => value));
      for (const { resolve } of batch) resolve();
    } catch (error) {
      if (batch.length === 1) batch[0]!.reject(error);
      else for (const each of batch) await this.writeBatch([each]);
    }
  }
}
