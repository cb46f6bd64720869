import { defineEvent } from '../../platform/events/events';

export interface PayoutFact {
  payoutId: number;
  driverId: number;
}

/** A payout was made, or its state changed. */
export const payoutChanged = defineEvent<PayoutFact>('payout-changed');
export const payoutFailed = defineEvent<PayoutFact>('payout-failed');
export const payoutArrived = defineEvent<PayoutFact>('payout-arrived');
