import { defineJob } from '../../platform/jobs/jobs';

export interface SendPayout {
  payoutId: number;
  /** Number of tries so far. */
  tries: number;
  /** Number of errors that the provider itself returned; each one needs a new idempotency key. */
  round: number;
}

export const sendPayout = defineJob<SendPayout>('send-payout-to-the-bank');
export const takePayoutBack = defineJob<SendPayout>('take-back-payout-that-failed');
export const payWeekly = defineJob<object>('pay-drivers-out-on-tuesday');
export const payDriverWeekly = defineJob<{ driverId: number; date: string }>('pay-driver-out-for-the-week');
/** Payouts whose webhook event may have been lost. */
export const lookUpPayouts = defineJob<object>('look-up-payouts-at-the-provider', { retries: 0 });

/** About five hours in total, as for holds. */
export const MOST_TRIES = 16;
/** About an hour of tries to take a payout back, after which operations are told. */
export const TELL_AFTER = 12;
