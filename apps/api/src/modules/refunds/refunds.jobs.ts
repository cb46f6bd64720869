import { defineJob } from '../../platform/jobs/jobs';

export interface RefundPayment {
  refundId: number;
  tries: number;
  /** How often the provider failed with a server error; each round needs a new idempotency key. */
  round: number;
}

export const refundPayment = defineJob<RefundPayment>('refund-payment-at-the-provider');

/** Number of tries after which an alert is raised. Retries continue. */
export const TELL_AFTER = 10;

/** Looks up refunds whose webhook event may have been lost. */
export const lookUpRefunds = defineJob<object>('look-up-refunds-at-the-provider', { retries: 0 });
