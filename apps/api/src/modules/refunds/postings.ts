import type { Cents } from '@groupride/pricing';
import type { Entry, Posting } from '../ledger/ledger.facade';
import type { RefundAllocation } from './domain/refund-allocation';
import type { Refund } from './domain/refund';

type Booked = Pick<Refund, 'id' | 'rideId' | 'paymentId' | 'payerId' | 'amount' | 'bearing'>;

/** The postings of a refund, with the driver's part when the policy takes it back. */
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

/**
 * Books the part of an early refund that was not the payer's own money like a refund after the end.
 * @param part who bears it
 */
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

/** A lost dispute returned an overpayment to the payer, so that part of the dispute is not our loss. */
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

/** Reverses the postings of a refund that the payer's bank did not accept. */
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

/** Reverses entries, with one entry per account. */
function opposite(entries: readonly Entry[]): Entry[] {
  const sums = new Map<Entry['account'], number>();
  for (const { account, amount } of entries) sums.set(account, (sums.get(account) ?? 0) - amount);
  return [...sums].map(([account, amount]) => ({ account, amount }));
}
