import type { Cents } from '@groupride/pricing';
import type { Posting } from '../ledger/ledger.facade';

/** Money of a business account has arrived at our bank. */
export const paymentPosting = (paymentId: number, accountId: number, amount: Cents): Posting => ({
  key: `business-payment:${paymentId}`,
  kind: 'business_payment',
  rideId: null,
  entries: [
    { account: 'platform:bank', amount },
    { account: `business:${accountId}`, amount: -amount },
  ],
});
