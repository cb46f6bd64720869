import type { Cents } from '@groupride/pricing';
import type { Intent } from './domain/intent';

export interface NewHold {
  amount: Cents;
  /** The provider's id of the payer; null to go without. */
  customer: string | null;
  rideId: number;
  paymentId: number;
  attempt: number;
  purpose: 'ride' | 'share';
}

/** A report of the provider. */
export interface ProviderEvent {
  id: string;
  type: string;
  /** Which intent it is about, when it is about one. */
  intentId: string | null;
  /** What is worth keeping of it: no client secret. */
  payload: object;
}

/**
 * - `unreachable`: no answer, or busy. What was asked may have happened; ask again with the same key.
 * - `failing`: an error of the provider, which it repeats for the same key. Look at the state, then use a new key.
 * - `unexpected_state`: the intent is not where this can be done. Retrieve it and decide.
 * - `missing`: what was named does not exist there.
 * - `refused`: anything else; repeating does not help.
 */
export type ProviderFailure = 'unreachable' | 'failing' | 'unexpected_state' | 'missing' | 'refused';

export class ProviderError extends Error {
  constructor(
    readonly failure: ProviderFailure,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** A webhook that the provider has not signed, or not just now. */
export class WebhookSignatureError extends Error {}

/** A signed webhook that is no report. */
export class WebhookMalformedError extends Error {}

/**
 * The payment provider. Every call that changes something there takes a key of ours: the same key does it once.
 * All but `verifyWebhook` reject with ProviderError.
 */
export abstract class PaymentProvider {
  /** @returns the provider's id */
  abstract createCustomer(userId: number, email: string, key: string): Promise<string>;
  /** An intent for a hold of the card that a person confirms in the browser with its client secret. */
  abstract createHold(hold: NewHold, key: string): Promise<Intent>;
  /** Null when there is no such intent. */
  abstract retrieve(intentId: string): Promise<Intent | null>;
  /** Takes `amount` of the hold and gives back the rest. Works once. */
  abstract capture(intentId: string, amount: Cents, key: string): Promise<Intent>;
  abstract cancel(intentId: string, key: string): Promise<Intent>;
  /** @throws WebhookSignatureError, WebhookMalformedError */
  abstract verifyWebhook(rawBody: Buffer, signature: string): ProviderEvent;
}
