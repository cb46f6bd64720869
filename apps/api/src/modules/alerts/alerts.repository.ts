import type { AlertKind, AlertState, AlertSummary } from '@groupride/contracts';
import type { Cents } from '@groupride/pricing';
import type { Transaction } from '../../platform/database/database';
import type { Alert } from './alerts.facade';

export interface StoredAlert {
  id: number;
  key: string;
  kind: AlertKind;
  rideId: number | null;
  paymentId: number | null;
  ours: Cents | null;
  theirs: Cents | null;
  data: Record<string, unknown>;
  driverId: number | null;
  driverName: string | null;
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
  /** The new assignee; null for nobody. */
  to: number | null;
  /** The change applies only if the alert is unassigned or assigned to one of these operators. */
  heldBy: readonly number[];
}

export interface AlertUpdate {
  note: string | null;
  /** The change applies only if the alert has this note, or the new one already; null if it may have any. */
  replaces: string | null;
  closedBy: number | null;
  acknowledgedBy: number | null;
  /** Undefined leaves the assignment unchanged. */
  assignment?: Assignment;
}

/** Filters of the list of alerts; null fields do not filter. */
export interface AlertFilter {
  state: AlertState | null;
  kinds: readonly AlertKind[] | null;
  rideId: number | null;
  before: number | null;
  limit: number;
}

export abstract class AlertsRepository {
  /** @returns whether a new alert was opened */
  abstract raise(tx: Transaction, alert: Alert): Promise<boolean>;
  /** @returns whether an open alert was closed */
  abstract settle(tx: Transaction, key: string): Promise<boolean>;
  /** @returns whether any alert was closed */
  abstract settleOthers(
    tx: Transaction,
    kinds: readonly AlertKind[],
    keys: readonly string[],
    seenBefore: Date | null,
  ): Promise<boolean>;
  /** When an operator closed the last alert with this key; null if it is open or there is none. */
  abstract closedAt(key: string, tx?: Transaction): Promise<Date | null>;
  abstract summary(): Promise<AlertSummary>;
  /** Ids of the operators who are notified of alerts. */
  abstract operators(tx?: Transaction): Promise<number[]>;
  /** Newest first. In the list of open alerts, emergencies come first and, however old, on the first page. */
  abstract list(filter: AlertFilter): Promise<StoredAlert[]>;
  abstract find(alertId: number, tx?: Transaction): Promise<StoredAlert | null>;
  /** @returns false when the alert was already closed (unless only its note changes), is assigned to someone else or has another note */
  abstract change(tx: Transaction, alertId: number, change: AlertUpdate): Promise<boolean>;
}
