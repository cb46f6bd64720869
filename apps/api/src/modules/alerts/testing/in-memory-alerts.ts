import type { AlertKind } from '@groupride/contracts';
import type { Transaction } from '../../../platform/database/database';
import { AlertsFacade, type Alert, type AlertThresholds } from '../alerts.facade';

/** Keeps open alerts in memory, by key. */
export class InMemoryAlerts extends AlertsFacade {
  readonly open = new Map<string, Alert>();
  /** Alerts that operators closed and whose cause is still there. */
  private readonly closed = new Map<string, Alert>();
  private readonly closedTimes = new Map<string, Date>();
  private readonly seenAt = new Map<string, Date>();

  async raise(_tx: Transaction, { ours = null, theirs = null, data = {}, ...about }: Alert): Promise<void> {
    const known = this.open.get(about.key);
    const closed = this.closed.get(about.key);
    if (!known && closed && closed.ours === ours && closed.theirs === theirs) return;
    this.closed.delete(about.key);
    this.seenAt.set(about.key, new Date());
    this.open.set(about.key, { rideId: null, paymentId: null, ...(known ?? about), ours, theirs, data });
  }

  /** Closes an alert as an operator would on their page. */
  closeAsOperator(key: string): void {
    const alert = this.open.get(key);
    if (alert) {
      this.closed.set(key, alert);
      this.closedTimes.set(key, new Date());
    }
    this.open.delete(key);
  }

  async closedAt(key: string): Promise<Date | null> {
    return this.closed.has(key) ? (this.closedTimes.get(key) ?? null) : null;
  }

  async settle(_tx: Transaction, key: string): Promise<void> {
    this.open.delete(key);
    this.closed.delete(key);
  }

  async settleOthers(
    _tx: Transaction,
    kinds: readonly AlertKind[],
    keys: readonly string[],
    seenBefore?: Date,
  ): Promise<void> {
    const isNew = (key: string) => seenBefore !== undefined && this.seenAt.get(key)! >= seenBefore;
    for (const alerts of [this.open, this.closed])
      for (const [key, { kind }] of alerts)
        if (kinds.includes(kind) && !keys.includes(key) && !isNew(key)) alerts.delete(key);
  }

  async thresholds(): Promise<AlertThresholds> {
    return {
      searchMinutes: 5,
      silentMinutes: 3,
      stalledMinutes: 8,
      lateMinutes: 10,
      lowRating: 2,
      askStalledMinutes: 5,
      askAwayMinutes: 4,
      askUnreachableMinutes: 6,
      askAnswerMinutes: 3,
      deviationMeters: 500,
      deviationMinutes: 3,
      longStopMinutes: 5,
      unansweredMinutes: 3,
    };
  }
}
