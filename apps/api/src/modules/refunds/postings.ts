import type { Entry, Posting } from '../ledger/ledger.facade';
import type { Refund } from './domain/refund';

type Booked = Pick<Refund, 'id' | 'rideId' | 'paymentId' | 'payerId' | 'amount' | 'bearing'>;

/** Money has left for the payer; and the driver's part of it, where the policy takes that back. */
export function refundPostings({ id, rideId, paymentId, payerId, amount, bearing }: Booked): Posting[] {
  const { rider, taxes, driver, driverId } = bearing;
  const refund: Posting = {
    key: `refund:${id}`,
    kind: 'refund',
    rideId,
    paymentId,
    entries: [
      { account: 'provider:clearing', amount: -amount },
      { account: `rider:${payerId}`, amount: rider },
      { account: 'platform:taxes', amount: taxes },
      { account: 'platform:refunds', amount: amount - rider - taxes },
    ],
  };
  if (driver === 0 || driverId === null) return [refund];
  const reversal: Posting = {
    key: `refund:${id}:driver`,
    kind: 'driver_reversal',
    rideId,
    paymentId,
    entries: [
      { account: `driver:${driverId}`, amount: driver },
      { account: 'platform:refunds', amount: -driver },
    ],
  };
  return [refund, reversal];
}

/** The payer's bank did not take it: the money is here again, and everybody is where they were. */
export function failedRefundPosting(refund: Booked): Posting {
  const entries = refundPostings(refund).flatMap((posting) => posting.entries);
  return {
    key: `refund:${refund.id}:failed`,
    kind: 'refund_failed',
    rideId: refund.rideId,
    paymentId: refund.paymentId,
    entries: opposite(entries),
  };
}

/** One entry an account. */
function opposite(entries: readonly Entry[]): Entry[] {
  const sums = new Map<Entry['account'], number>();
  for (const { account, amount } of entries) sums.set(account, (sums.get(account) ?? 0) - amount);
  return [...sums].map(([account, amount]) => ({ account, amount }));
}
