import type { Posting } from '../ledger/ledger.facade';
import type { Dispute } from './domain/dispute';

type Booked = Pick<Dispute, 'id' | 'rideId' | 'paymentId' | 'amount'>;

/** The payer's bank has taken the money back. */
export function disputePosting({ id, rideId, paymentId, amount }: Booked): Posting {
  return {
    key: `dispute:${id}`,
    kind: 'dispute',
    rideId,
    paymentId,
    entries: [
      { account: 'platform:disputes', amount },
      { account: 'provider:clearing', amount: -amount },
    ],
  };
}

/** And has given it to us again. */
export function wonPosting({ id, rideId, paymentId, amount }: Booked): Posting {
  return {
    key: `dispute:${id}:won`,
    kind: 'dispute_won',
    rideId,
    paymentId,
    entries: [
      { account: 'provider:clearing', amount },
      { account: 'platform:disputes', amount: -amount },
    ],
  };
}
