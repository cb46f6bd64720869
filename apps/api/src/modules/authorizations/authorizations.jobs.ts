import { defineJob } from '../../platform/jobs/jobs';
import type { Tries } from '../../platform/stripe/tries';

/** Authorizes a stored card the day before the ride. */
export interface AuthorizeHold extends Tries {
  paymentId: number;
  rideId: number;
}

/** Reauthorizes a hold before it expires, if the ride needs it longer. */
export interface ReauthorizeHold extends Tries {
  paymentId: number;
  rideId: number;
  /** The hold to replace. Every hold has its own job. */
  intentId: string;
}

/** Authorizes a requested hold increase with a saved card. */
export interface IncreaseHold {
  paymentId: number;
  rideId: number;
  tries: number;
}

export const authorizeHold = defineJob<AuthorizeHold>('hold-stored-card-before-the-ride');
export const reauthorizeHold = defineJob<ReauthorizeHold>('reauthorize-hold-before-it-lapses', {
  formerNames: ['renew-hold-before-it-lapses'],
});
export const increaseHold = defineJob<IncreaseHold>('increase-hold-on-the-saved-card', {
  formerNames: ['hold-more-on-the-saved-card'],
});
/** Looks up payments whose webhook event may have been lost. */
export const lookUpPayments = defineJob<object>('look-up-payments-at-the-provider', { retries: 0 });

/** The delay of the job that authorizes a hold increase, in case the attempt while the payer waits fails. */
export const BY_ITSELF_AFTER_SECONDS = 20;
