/** The lease is extended after this time, well before it expires. */
const EXTEND_AFTER_MS = 1_000;

/**
 * Keeps the lease during a round. A timer extends it while the round only reads, because a round that lost its lease
 * while reading would be repeated in vain, with the same requests and some more.
 */
export class LeaseKeeper {
  private extendedAt = performance.now();
  private isLost = false;
  private pending: Promise<boolean> | undefined;
  private readonly timer: NodeJS.Timeout;

  /** @param extend returns false when another process holds the lease */
  constructor(private readonly extend: () => Promise<boolean>) {
    // When it fails, the round fails as well at its next statement.
    this.timer = setInterval(() => void this.isHeld().catch(() => undefined), EXTEND_AFTER_MS);
  }

  /** Whether this process still holds the lease. Asked before decisions are written. */
  isHeld(): Promise<boolean> {
    if (this.isLost) return Promise.resolve(false);
    if (this.pending) return this.pending;
    if (performance.now() - this.extendedAt < EXTEND_AFTER_MS) return Promise.resolve(true);
    this.pending = this.renew().finally(() => (this.pending = undefined));
    return this.pending;
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private async renew(): Promise<boolean> {
    const at = performance.now();
    this.isLost = !(await this.extend());
    if (!this.isLost) this.extendedAt = at;
    return !this.isLost;
  }
}
