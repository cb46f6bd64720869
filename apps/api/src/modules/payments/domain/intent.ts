import type { Cents } from '@groupride/pricing';

/**
 * Purpose of a payment: the organizer's whole ride, a member's seat, a tip, or a debt after the ride. An `overpayment`
 * was captured in the provider's dashboard when nothing was owed; it is refunded.
 */
export type PaymentPurpose = 'ride' | 'share' | 'tip' | 'debt' | 'overpayment';

/** Payment intent statuses, named as the provider names them. */
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

/** The card, or another payment method with its name as brand and no number. */
export interface Card {
  brand: string;
  last4: string;
}

/** Why a payment failed: a code of the provider or of ours, and a message in English. */
export interface Failure {
  code: string;
  message: string;
}

/** The fields we read from a payment intent. */
export interface Intent {
  id: string;
  status: IntentStatus;
  amount: Cents;
  /** Amount captured so far. */
  captured: Cents;
  clientSecret: string;
  /** The payment and attempt the intent was created for. Null when the intent is not ours. */
  paymentId: number | null;
  attempt: number | null;
  card: Card | null;
  /** The provider's id of the card or other payment method. */
  methodId: string | null;
  /** The bank releases the hold after this moment. */
  captureBefore: Date | null;
  /** Why the last payment attempt was declined. */
  failure: Failure | null;
}
