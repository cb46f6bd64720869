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

/** It bounced, or never was one: the opposite of its posting. */
export const reversalPosting = (paymentId: number, accountId: number, amount: Cents): Posting => ({
  key: `business-payment:${paymentId}:reversed`,
  kind: 'business_payment_reversed',
  rideId: null,
  entries: [
    { account: `business:${accountId}`, amount },
    { account: 'platform:bank', amount: -amount },
  ],
});

/** The account owes less for a ride. The cost is ours, less the taxes in it; the driver keeps what they earned. */
export const creditPosting = (
  creditId: number,
  { accountId, rideId }: { accountId: number; rideId: number },
  { amount, taxes }: { amount: Cents; taxes: Cents },
): Posting => ({
  key: `business-credit:${creditId}`,
  kind: 'business_credit',
  rideId,
  entries: [
    { account: `business:${accountId}`, amount: -amount },
    { account: 'platform:taxes', amount: taxes },
    { account: 'platform:refunds', amount: amount - taxes },
  ],
});
