import { DispatchLeaseRepository, type BegunRound, type DispatchLease } from '../dispatch-lease.repository';

const LEASE_MS = 2_500;

/** The lease in memory, by a clock that the test moves. */
export class InMemoryDispatchLease extends DispatchLeaseRepository {
  private now = 0;
  private holder: string | null = null;
  private expiresAt = 0;
  private roundBeganAt = 0;
  private requested = 0;
  private aheadRequested = 0;
  private served = 0;

  pass(milliseconds: number): void {
    this.now += milliseconds;
  }

  async requestRound(withRidesAhead = false): Promise<void> {
    this.requested += 1;
    if (withRidesAhead) this.aheadRequested = this.requested;
  }

  async isRoundRequested(): Promise<boolean> {
    return this.requested > this.served;
  }

  async take(holder: string): Promise<DispatchLease | null> {
    if (this.requested <= this.served || this.expiresAt > this.now) return null;
    this.holder = holder;
    this.expiresAt = this.now + LEASE_MS;
    return { sinceLastRoundMs: this.now - this.roundBeganAt };
  }

  async beginRound<Row>(holder: string): Promise<BegunRound<Row> | null> {
    if (!(await this.extend(holder))) return null;
    this.roundBeganAt = this.now;
    return { requested: this.requested, aheadRequested: this.aheadRequested, rows: [] };
  }

  async extend(holder: string): Promise<boolean> {
    if (this.holder !== holder) return false;
    this.expiresAt = this.now + LEASE_MS;
    return true;
  }

  async limitIdleTime(): Promise<void> {}

  async finish(holder: string, requested: number): Promise<void> {
    if (this.holder !== holder) return;
    this.holder = null;
    this.expiresAt = this.now;
    this.served = Math.max(this.served, requested);
  }
}
