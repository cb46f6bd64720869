import type { Cents } from '@groupride/pricing';
import type { Posting } from '../ledger/ledger.facade';

/** Posts granted credit: GroupRide owes the rider rides of this value. */
export function grantPosting(credit: { id: number; rideId: number | null }, amount: Cents): Posting {
  return {
    key: `credit:${credit.id}:granted`,
    kind: 'credit_granted',
    rideId: credit.rideId,
    entries: [
      { account: 'platform:goodwill', amount },
      { account: 'platform:credits', amount: -amount },
    ],
  };
}

/** Posts credit that pays a rider's debt for a ride. */
export function usePosting(rideId: number, riderId: number, amount: Cents): Posting {
  return {
    key: `ride:${rideId}:credit:${riderId}`,
    kind: 'credit_used',
    rideId,
    entries: [
      { account: 'platform:credits', amount },
      { account: `rider:${riderId}`, amount: -amount },
    ],
  };
}

/** Posts credit that is returned after a full refund of the ride, or by an operator: GroupRide owes it again. */
export function returnPosting(rideId: number, riderId: number, amount: Cents): Posting {
  return {
    key: `ride:${rideId}:credit:${riderId}:returned`,
    kind: 'credit_returned',
    rideId,
    entries: [
      { account: 'platform:refunds', amount },
      { account: 'platform:credits', amount: -amount },
    ],
  };
}

/** Posts credit that ends unused. @param lapsed total that has ended so far, which makes the key of each part unique */
export function lapsePosting(creditId: number, amount: Cents, lapsed: Cents): Posting {
  return {
    key: `credit:${creditId}:lapsed:${lapsed}`,
    kind: 'credit_lapsed',
    rideId: null,
    entries: [
      { account: 'platform:credits', amount },
      { account: 'platform:goodwill', amount: -amount },
    ],
  };
}
