import { defineJob } from '../../platform/jobs/jobs';

export interface RefundPayment {
  refundId: number;
  tries: number;
  /** How often the provider answered with an error of its own; each one needs a new key. */
  round: number;
}

export const refundPayment = defineJob<RefundPayment>('refund-payment-at-the-provider');

/** After so many tries a person is told; it is tried further all the same. */
export const TELL_AFTER = 10;

/** Refunds whose webhook event may have been lost. */
export const lookUpRefunds = defineJob<object>('look-up-refunds-at-the-provider', { retries: 0 });
