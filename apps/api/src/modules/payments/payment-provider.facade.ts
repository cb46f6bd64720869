import type { Cents } from '@groupride/pricing';
import type { Intent, PaymentPurpose } from './domain/intent';

export type { Card, Failure, Intent, IntentStatus, PaymentPurpose } from './domain/intent';

export interface NewHold {
  amount: Cents;
  /** The provider's id of the payer; null to go without. */
  customer: string | null;
  rideId: number;
  paymentId: number;
  attempt: number;
  purpose: PaymentPurpose;
}

/** A hold of a saved card that is made without its owner. */
export interface HoldOffSession extends NewHold {
  customer: string;
  methodId: string;
}

/**
 * The payment provider. Every call that changes something there takes a key of ours: the same key does it once.
 * They reject with ProviderError.
 */
export abstract class PaymentProvider {
  /** An intent for a hold of the card that a person confirms in the browser with its client secret. */
  abstract createHold(hold: NewHold, key: string): Promise<Intent>;
  /** Holds a saved card at once. @throws ProviderError declined, with the intent that the person can still confirm */
  abstract holdOffSession(hold: HoldOffSession, key: string): Promise<Intent>;
  /** Confirms an intent with a saved card while its owner is there to be asked. @throws ProviderError declined */
  abstract confirmWith(intentId: string, methodId: string, returnUrl: string, key: string): Promise<Intent>;
  /** Null when there is no such intent. */
  abstract retrieve(intentId: string): Promise<Intent | null>;
  /** Takes `amount` of the hold and gives back the rest. Works once. */
  abstract capture(intentId: string, amount: Cents, key: string): Promise<Intent>;
  abstract cancel(intentId: string, key: string): Promise<Intent>;
}
