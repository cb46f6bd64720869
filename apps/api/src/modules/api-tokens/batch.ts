import { Logger } from '@nestjs/common';

const WRITE_AFTER_MS = 1000;
/** Limit of waiting items, for database outages. Further items are dropped. */
const MOST_WAITING = 10_000;

/** Collects items that may be lost and writes them in batches, so that no request waits for the write. */
export class Batch<Item> {
  private waiting: Item[] = [];
  private timer: NodeJS.Timeout | null = null;
  private readonly logger: Logger;

  constructor(
    name: string,
    private readonly write: (items: readonly Item[]) => Promise<void>,
  ) {
    this.logger = new Logger(name);
  }

  add(item: Item): void {
    if (this.waiting.length >= MOST_WAITING) return;
    this.waiting.push(item);
    this.timer ??= setTimeout(() => void this.flush(), WRITE_AFTER_MS).unref();
  }

  /** Writes all waiting items now. If that fails, they are dropped. */
  async flush(): Promise<void> {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    const items = this.waiting;
    this.waiting = [];
    if (items.length === 0) return;
    await this.write(items).catch((error: unknown) => this.logger.warn({ err: error, dropped: items.length }));
  }
}
