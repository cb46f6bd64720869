import type { Cents } from '@groupride/pricing';
import { defineJob } from '../../platform/jobs/jobs';

/** How often something was tried at the provider. */
interface Tries {
  tries: number;
  /** How often the provider answered with an error of its own; each one needs a new key. */
  round: number;
}

export interface CaptureHold extends Tries {
  paymentId: number;
  amount: Cents;
}

export interface ReleaseHold extends Tries {
  paymentId: number;
  intentId: string;
}

/** Holds a stored card when its time has come. */
export interface AuthorizeHold extends Tries {
  paymentId: number;
  rideId: number;
}

/** Looks whether a hold has to be renewed, and does it. */
export interface ReauthorizeHold extends Tries {
  paymentId: number;
  rideId: number;
  /** The hold that is meant; another one has a job of its own. */
  intentId: string;
}

/** Authorizes a requested hold increase with a saved card. */
export interface IncreaseHold {
  paymentId: number;
  rideId: number;
  tries: number;
}

/** Cancels a declined or expiring hold that was not replaced before the recovery deadline. */
export interface EndRecovery {
  paymentId: number;
  rideId: number;
}

export const authorizeHold = defineJob<AuthorizeHold>('hold-stored-card-before-the-ride');
export const reauthorizeHold = defineJob<ReauthorizeHold>('reauthorize-hold-before-it-lapses', {
  formerNames: ['renew-hold-before-it-lapses'],
});
export const increaseHold = defineJob<IncreaseHold>('increase-hold-on-the-saved-card', {
  formerNames: ['hold-more-on-the-saved-card'],
});
export const endRecovery = defineJob<EndRecovery>('end-payment-recovery', {
  formerNames: ['give-up-hold-that-was-not-mended'],
});
export const captureHold = defineJob<CaptureHold>('capture-hold');
/** Payments whose webhook event may have been lost. */
export const lookUpPayments = defineJob<object>('look-up-payments-at-the-provider', { retries: 0 });
export const releaseHold = defineJob<ReleaseHold>('release-hold');

/** A saved card is held for more at once by whoever asks for it; should that not happen, it is done so much later. */
export const BY_ITSELF_AFTER_SECONDS = 20;

/** About five hours in all: longer than an outage of the provider, far shorter than a hold lasts. */
export const MOST_TRIES = 16;
