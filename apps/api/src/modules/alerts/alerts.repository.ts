import type { AlertKind, AlertState, AlertSummary } from '@groupride/contracts';
import type { Cents } from '@groupride/pricing';
import type { Transaction } from '../../platform/database/database';
import type { Alert } from './alerts.facade';

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
  acknowledgedAt: Date | null;
  acknowledgedBy: string | null;
  assignedToId: number | null;
  assignedTo: string | null;
}

export interface Assignment {
  /** Null: nobody. */
  to: number | null;
  /** Who may have it until now, besides nobody. */
  heldBy: readonly number[];
}

export interface AlertUpdate {
  note: string | null;
  closedBy: number | null;
  acknowledgedBy: number | null;
  /** Left out: unchanged. */
  assignment?: Assignment;
}

/** Null for all. */
export interface AlertFilter {
  state: AlertState | null;
  kinds: readonly AlertKind[] | null;
  rideId: number | null;
  before: number | null;
  limit: number;
}

export abstract class AlertsRepository {
  /** @returns whether it was opened now */
  abstract raise(tx: Transaction, alert: Alert): Promise<boolean>;
  /** @returns whether one was open */
  abstract settle(tx: Transaction, key: string): Promise<boolean>;
  /** @returns whether any was closed */
  abstract settleOthers(tx: Transaction, kinds: readonly AlertKind[], keys: readonly string[]): Promise<boolean>;
  abstract summary(): Promise<AlertSummary>;
  /** Who is told of alerts. */
  abstract operators(tx?: Transaction): Promise<number[]>;
  /** Newest first; of open ones, those of people in danger before all others and, however old, on the first page. */
  abstract list(filter: AlertFilter): Promise<StoredAlert[]>;
  abstract find(alertId: number, tx?: Transaction): Promise<StoredAlert | null>;
  /** @returns false when it was closed before, unless only its note changes, or when somebody else has it */
  abstract change(tx: Transaction, alertId: number, change: AlertUpdate): Promise<boolean>;
}
