import type { Cents } from '@groupride/pricing';
import type { Posting } from '../ledger/ledger.facade';

/** Posts a bank transfer that was received from a business account. */
export const paymentPosting = (paymentId: number, accountId: number, amount: Cents): Posting => ({
  key: `business-payment:${paymentId}`,
  kind: 'business_payment',
  rideId: null,
  entries: [
    { account: 'platform:bank', amount },
    { account: `business:${accountId}`, amount: -amount },
  ],
});

/** Posts the opposite of a payment that bounced or was recorded by mistake. */
export const reversalPosting = (paymentId: number, accountId: number, amount: Cents): Posting => ({
  key: `business-payment:${paymentId}:reversed`,
  kind: 'business_payment_reversed',
  rideId: null,
  entries: [
    { account: `business:${accountId}`, amount },
    { account: 'platform:bank', amount: -amount },
  ],
});

/** Posts a credit: GroupRide bears it, less the taxes in it, and the driver keeps their earnings. */
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
