import type { AlertKind } from '@groupride/contracts';
import type { Transaction } from '../../../platform/database/database';
import { AlertsFacade, type Alert, type AlertThresholds } from '../alerts.facade';

/** The open ones, by key. */
export class InMemoryAlerts extends AlertsFacade {
  readonly open = new Map<string, Alert>();

  async raise(_tx: Transaction, alert: Alert): Promise<void> {
    this.open.set(alert.key, alert);
  }

  async settle(_tx: Transaction, key: string): Promise<void> {
    this.open.delete(key);
  }

  async settleOthers(_tx: Transaction, kinds: readonly AlertKind[], keys: readonly string[]): Promise<void> {
    for (const [key, { kind }] of this.open) if (kinds.includes(kind) && !keys.includes(key)) this.open.delete(key);
  }

  async thresholds(): Promise<AlertThresholds> {
    return {
      ...{ searchMinutes: 5, silentMinutes: 3, stalledMinutes: 8, lateMinutes: 10, lowRating: 2 },
      ...{ askStalledMinutes: 5, askAwayMinutes: 4, askUnreachableMinutes: 6, askAnswerMinutes: 3 },
      ...{ deviationMeters: 500, deviationMinutes: 3, longStopMinutes: 5, unansweredMinutes: 3 },
    };
  }
}
