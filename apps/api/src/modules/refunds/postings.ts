import type { Cents } from '@groupride/pricing';
import type { Entry, Posting } from '../ledger/ledger.facade';
import type { RefundAllocation } from './domain/refund-allocation';
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

/** What of a refund turned out to be no money of the payer's: it is borne as one that was made later. @param part who bears it */
export function latePostings(
  { id, rideId, paymentId, payerId }: Booked,
  ours: Cents,
  part: RefundAllocation,
): Posting[] {
  const late = refundPostings({ id, rideId, paymentId, payerId, amount: ours, bearing: part });
  return late.map((posting) => ({
    ...posting,
    key: `${posting.key}:late`,
    entries: posting.entries.map((entry) =>
      entry.account === 'provider:clearing' ? { account: `rider:${payerId}` as const, amount: -ours } : entry,
    ),
  }));
}

/** What was paid too much has come back to the payer from their bank: that much of a dispute that was lost is no loss of ours. */
export function disputedOverpaymentPosting(
  disputeId: string,
  { rideId, paymentId, payerId }: Pick<Booked, 'rideId' | 'paymentId' | 'payerId'>,
  amount: Cents,
): Posting {
  return {
    // Stored keys of the ledger never change.
    key: `dispute:${disputeId}:excess`,
    kind: 'dispute',
    rideId,
    paymentId,
    entries: [
      { account: `rider:${payerId}`, amount },
      { account: 'platform:disputes', amount: -amount },
    ],
  };
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
