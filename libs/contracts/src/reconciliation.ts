import { Details, Flag, Instant, Money, OneOf, Text, Integer } from './fields';

/** Alert kinds about rides, people and background jobs. Alerts about a condition close themselves when it ends. */
export const OPERATIONS_ALERT_KINDS = [
  'search_too_long',
  'run_without_driver',
  'driver_unreachable',
  'driver_stalled',
  'pickup_late',
  'trip_too_long',
  'safety_unanswered',
  'payment_failing',
  'low_rating',
  'application_waiting',
  'documents_expiring',
  'jobs_failed',
] as const;

/** Alerts about a person on a ride who asks for help. */
export const EMERGENCY_KINDS = ['sos', 'safety_help'] as const;
export type EmergencyKind = (typeof EMERGENCY_KINDS)[number];

/** Alert kinds about differences between books, and about money that did not reach its recipient. */
const BOOKS_ALERT_KINDS = [
  'capture_difference',
  'refund_difference',
  'dispute_difference',
  'payout_difference',
  'unknown_charge',
  'rider_owes',
  'rider_overpaid',
  'ledger_unbalanced',
  'ledger_changed',
  'balance_difference',
  'credit_difference',
  'business_difference',
  'refund_failed',
  'refund_stuck',
  'payout_failed',
  'payout_stuck',
  'captured_elsewhere',
  'refunded_elsewhere',
  'dispute_open',
  'invoice_overdue',
  'webhook_events_unmatched',
] as const;

export const ALERT_KINDS = [
  ...EMERGENCY_KINDS,
  'completed_away',
  'position_impossible',
  'position_unconfirmed',
  ...OPERATIONS_ALERT_KINDS,
  ...BOOKS_ALERT_KINDS,
  'webhook_endpoint_disabled',
] as const;
export type AlertKind = (typeof ALERT_KINDS)[number];

/** Alert kinds on the Money page, including a payment that keeps failing, which may still succeed. */
export const MONEY_ALERT_KINDS: readonly AlertKind[] = ['payment_failing', ...BOOKS_ALERT_KINDS];

export const isEmergency = (kind: AlertKind): kind is EmergencyKind =>
  (EMERGENCY_KINDS as readonly AlertKind[]).includes(kind);

export const ALERT_STATES = ['open', 'closed'] as const;
export type AlertState = (typeof ALERT_STATES)[number];

export const ALERT_SUBJECTS = ['money'] as const;
export type AlertSubject = (typeof ALERT_SUBJECTS)[number];

/** Page size. A page with fewer alerts is the last one. Open emergencies are on the first page in addition. */
export const ALERTS_PER_PAGE = 100;

export class AlertQuery {
  @OneOf(ALERT_STATES, { optional: true }) state?: AlertState;
  @OneOf(ALERT_SUBJECTS, { optional: true, description: 'Only alerts about money' }) about?: AlertSubject;
  @Integer({ min: 1, optional: true, fromQuery: true, description: 'Only alerts about this ride' }) rideId?: number;
  @Integer({ min: 1, optional: true, fromQuery: true, description: 'Only alerts before this one' }) before?: number;
}

/** An issue that an operator must look at. It closes itself when its cause is gone. */
export class AlertView {
  @Integer() id!: number;
  @OneOf(ALERT_KINDS) kind!: AlertKind;
  @Integer({ optional: true }) rideId!: number | null;
  @Integer({ optional: true }) paymentId!: number | null;
  @Money({ optional: true, description: 'Amount in our books' }) ours!: string | null;
  @Money({ optional: true, description: 'Amount at the provider, or the expected amount' }) theirs!: string | null;
  @Money({ optional: true, description: 'Theirs less ours' }) difference!: string | null;
  @Details() data!: Record<string, unknown>;
  @Integer({ optional: true, description: 'The driver whom it is about' }) driverId!: number | null;
  @Text({ max: 100, optional: true, description: 'That driver’s current name' }) driverName!: string | null;
  @Instant() openedAt!: string;
  @Instant({ description: 'When the issue was last observed' }) seenAt!: string;
  @Instant({ optional: true }) closedAt!: string | null;
  @Text({ max: 100, optional: true, description: 'The operator who closed it; null when it closed itself' }) closedBy!:
    string | null;
  @Text({ max: 500, optional: true }) note!: string | null;
  @Instant({ optional: true, description: 'When an operator saw it' }) acknowledgedAt!: string | null;
  @Text({ max: 100, optional: true, description: 'Who saw it' }) acknowledgedBy!: string | null;
  @Integer({ optional: true, description: 'The operator who handles it' }) assignedToId!: number | null;
  @Text({ max: 100, optional: true }) assignedTo!: string | null;
}

/** Numbers of open alerts, for the badge on every page. */
export class AlertSummary {
  @Integer() open!: number;
  @Integer({ description: 'Open alerts that nobody has acknowledged' }) unseen!: number;
  @Integer({ description: 'Open emergencies' }) emergencies!: number;
}

export const ALERT_ASSIGNMENTS = ['me', 'nobody'] as const;
export type AlertAssignment = (typeof ALERT_ASSIGNMENTS)[number];

export class AlertChange {
  @Text({ max: 500, optional: true, multiline: true }) note?: string;
  @Text({
    min: 0,
    max: 500,
    optional: true,
    multiline: true,
    description:
      'With `note`: the note that yours replaces, empty if there is none. If the alert has another one by now, the call changes nothing and is refused with `note_changed`. When left out, yours replaces any note',
  })
  replaces?: string;
  @Flag({ optional: true, description: 'Closes the alert because nothing is left to do' }) close?: boolean;
  @Flag({ optional: true, description: 'Records that you have seen the alert' }) acknowledge?: boolean;
  @OneOf(ALERT_ASSIGNMENTS, { optional: true, description: 'Who handles the alert; `me` also acknowledges it' })
  assign?: AlertAssignment;
  @Integer({
    min: 1,
    optional: true,
    description:
      'With `assign: me`: `assignedToId` of the operator from whom you take it over. When left out, you only get the alert if nobody has it',
  })
  from?: number;
}

export class ReconciliationRequest {
  @Flag({
    optional: true,
    description: 'Compares all records instead of only those that are new since the last comparison',
  })
  whole?: boolean;
}

export const RUN_STATES = ['running', 'looking_again', 'finished', 'failed'] as const;
export type RunState = (typeof RUN_STATES)[number];

/** One reconciliation of the ledger with the provider's records. */
export class ReconciliationRunView {
  @Integer() id!: number;
  @OneOf(RUN_STATES, { description: 'looking_again: differences were found, which may be money in transit' })
  state!: RunState;
  @Text({ max: 100, optional: true, description: 'The operator who asked for it; null at night' }) startedBy!:
    string | null;
  @Instant() startedAt!: string;
  @Instant({ optional: true }) finishedAt!: string | null;
  @Flag({
    description: 'Whether all records were compared, and not only those that are new since the previous comparison',
  })
  whole!: boolean;
  @Instant({ description: 'Start of the period whose records were read from the provider' }) since!: string;
  @Integer({ description: 'Records of the provider that were read' }) records!: number;
  @Integer({ description: 'Payments and payouts that were compared' }) compared!: number;
  @Integer() differences!: number;
}

export const DISPUTE_STATES = ['inquiry', 'needs_response', 'under_review', 'won', 'lost'] as const;
export type DisputeState = (typeof DISPUTE_STATES)[number];

export class DisputeView {
  @Text({ max: 100, description: "The provider's number" }) id!: string;
  @Integer() rideId!: number;
  @Integer() paymentId!: number;
  @Text({ max: 100 }) payerName!: string;
  @Money() amount!: string;
  @Money({ description: 'Fee that the provider charged for it and did not return' }) fee!: string;
  @Text({ max: 60, description: "The bank's reason, as named by the provider" }) reason!: string;
  @OneOf(DISPUTE_STATES) state!: DisputeState;
  @Instant({ optional: true, description: 'Deadline for submitting evidence' }) evidenceDueAt!: string | null;
  @Instant() openedAt!: string;
  @Instant({ optional: true }) closedAt!: string | null;
}

/** A webhook event that matched none of our records when it arrived. */
export class DeadLetterView {
  @Text({ max: 255 }) id!: string;
  @Text({ max: 255 }) type!: string;
  @Text({ max: 255, optional: true, description: 'The object that the event is about' }) object!: string | null;
  @Text({ max: 255, optional: true }) objectKind!: string | null;
  @Flag({ description: 'We handle events of this type' }) known!: boolean;
  @Integer({ description: 'Number of retries' }) tries!: number;
  @Instant() receivedAt!: string;
  @Instant({ optional: true, description: 'When it will be retried; null when only you can retry it' }) nextTryAt!:
    string | null;
}

export class DeadLetterRetryResult {
  @Flag({ description: 'Whether it matched one of our records this time' }) handled!: boolean;
}
