import type { Transaction } from '../../../platform/database/database';
import type { NoDriverFound } from '../decisions.repository';
import { DispatchLeaseRepository, type BegunRound, type DispatchLease } from '../dispatch-lease.repository';
import type { InMemoryDecisions } from './in-memory-decisions';

const LEASE_MS = 2_500;

/** The lease in memory, by a clock that the test moves. */
export class InMemoryDispatchLease extends DispatchLeaseRepository {
  private now = 0;
  private holder: string | null = null;
  private expiresAt = 0;
  private roundBeganAt = 0;
  private requested = 0;
  private aheadRequested = 0;
  private unserved: string[] = [];

  /** @param decisions where the end of a round records rides without a driver */
  constructor(private readonly decisions?: InMemoryDecisions) {
    super();
  }

  pass(milliseconds: number): void {
    this.now += milliseconds;
  }

  async requestRound(withRidesAhead = false): Promise<void> {
    this.add();
    if (withRidesAhead) this.aheadRequested += 1;
  }

  requestRoundIn(tx: Transaction): void {
    tx.afterCommit(() => this.add());
  }

  async isRoundRequested(): Promise<boolean> {
    return this.unserved.length > 0;
  }

  async take(holder: string): Promise<DispatchLease | null> {
    if (this.unserved.length === 0 || this.expiresAt > this.now) return null;
    this.holder = holder;
    this.expiresAt = this.now + LEASE_MS;
    return { sinceLastRoundMs: this.now - this.roundBeganAt };
  }

  async beginRound<Row>(holder: string): Promise<BegunRound<Row> | null> {
    if (!(await this.extend(holder))) return null;
    this.roundBeganAt = this.now;
    return { requests: [...this.unserved], aheadRequested: this.aheadRequested, rows: [] };
  }

  async extend(holder: string): Promise<boolean> {
    if (this.holder !== holder) return false;
    this.expiresAt = this.now + LEASE_MS;
    return true;
  }

  async limitIdleTime(): Promise<void> {}

  async finish(holder: string, requests: readonly string[], found: readonly NoDriverFound[]): Promise<void> {
    if (this.holder !== holder) return;
    this.holder = null;
    this.expiresAt = this.now;
    let areUnchanged = true;
    for (const each of found) areUnchanged = (await this.decisions?.addUnlessChanged(each)) !== false && areUnchanged;
    if (areUnchanged) this.unserved = this.unserved.filter((id) => !requests.includes(id));
  }

  private add(): void {
    this.requested += 1;
    this.unserved.push(String(this.requested));
  }
}
