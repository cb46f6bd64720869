import { defineEvent } from '../../platform/events/events';

export interface PayoutFact {
  payoutId: number;
  driverId: number;
}

export const payoutFailed = defineEvent<PayoutFact>('payout-failed');
export const payoutArrived = defineEvent<PayoutFact>('payout-arrived');
