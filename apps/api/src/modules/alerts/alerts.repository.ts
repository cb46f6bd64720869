import type { AlertKind, AlertState } from '@groupride/contracts';
import type { Cents } from '@groupride/pricing';
import type { Transaction } from '../../platform/database/database';
import { AlertsFacade } from './alerts.facade';

export interface StoredAlert {
  id: number;
  kind: AlertKind;
  rideId: number | null;
  paymentId: number | null;
  ours: Cents | null;
  theirs: Cents | null;
  data: Record<string, unknown>;
  note: string | null;
  openedAt: Date;
  seenAt: Date;
  closedAt: Date | null;
  closedBy: string | null;
}

export abstract class AlertsRepository extends AlertsFacade {
  /** Newest first. */
  abstract list(filter: { state: AlertState | null; before: number | null; limit: number }): Promise<StoredAlert[]>;
  abstract find(alertId: number): Promise<StoredAlert | null>;
  /** @returns false when there is none, or it is to be closed and was closed before */
  abstract change(
    tx: Transaction,
    alertId: number,
    change: { note: string | null; closedBy: number | null },
  ): Promise<boolean>;
}
