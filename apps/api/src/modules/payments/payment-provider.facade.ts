import type { Cents } from '@groupride/pricing';
import type { Intent, PaymentPurpose } from './domain/intent';

export type { Card, Failure, Intent, IntentStatus, PaymentPurpose } from './domain/intent';

export interface NewHold {
  amount: Cents;
  /** The provider's customer id of the payer; null for no customer. */
  customer: string | null;
  rideId: number;
  paymentId: number;
  attempt: number;
  purpose: PaymentPurpose;
}

/** A hold of a saved card that is made while its owner is away. */
export interface HoldOffSession extends NewHold {
  customer: string;
  methodId: string;
}

/**
 * The payment provider. Every call that changes something takes an idempotency key: a repeated key has no further
 * effect. All calls reject with ProviderError.
 */
export abstract class PaymentProvider {
  /** Creates an intent for a hold that the payer confirms in the browser with its client secret. */
  abstract createHold(hold: NewHold, key: string): Promise<Intent>;
  /** Holds a saved card at once. @throws ProviderError declined, with the intent that the person can still confirm */
  abstract holdOffSession(hold: HoldOffSession, key: string): Promise<Intent>;
  /** Confirms an intent with a saved card while its owner is present. @throws ProviderError declined */
  abstract confirmWith(intentId: string, methodId: string, returnUrl: string, key: string): Promise<Intent>;
  /** Returns null when the intent does not exist. */
  abstract retrieve(intentId: string): Promise<Intent | null>;
  /** Captures `amount` of the hold and releases the rest. Works only once. */
  abstract capture(intentId: string, amount: Cents, key: string): Promise<Intent>;
  abstract cancel(intentId: string, key: string): Promise<Intent>;
}
