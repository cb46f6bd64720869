import type { Cents } from '@groupride/pricing';

/**
 * What a payment is for: the organizer's whole ride, a member's seat, a tip, or a debt after the ride. An `overpayment` was captured in
 * the provider's dashboard when nothing was owed; it is refunded.
 */
export type PaymentPurpose = 'ride' | 'share' | 'tip' | 'debt' | 'overpayment';

/** Where a payment intent of the provider stands; the provider's own words. */
export const INTENT_STATUSES = [
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
  'processing',
  'requires_capture',
  'succeeded',
  'canceled',
] as const;
export type IntentStatus = (typeof INTENT_STATUSES)[number];

/** What a payment was made with: a card, or another method by its name and without a number. */
export interface Card {
  brand: string;
  last4: string;
}

/** Why something could not be taken: the provider's word for it, or ours, and a sentence in English. */
export interface Failure {
  code: string;
  message: string;
}

/** What we read of a payment intent. */
export interface Intent {
  id: string;
  status: IntentStatus;
  amount: Cents;
  /** What has been captured of it. */
  captured: Cents;
  clientSecret: string;
  /** Which payment, and which attempt of it, it was created for. Null when it is none of ours. */
  paymentId: number | null;
  attempt: number | null;
  card: Card | null;
  /** The provider's id of the card, or whatever else it was paid with. */
  methodId: string | null;
  /** After this moment the bank gives the hold back. */
  captureBefore: Date | null;
  /** Why the last attempt to pay was refused. */
  failure: Failure | null;
}
