import type { Cents } from '@groupride/pricing';
import type { Posting } from '../ledger/ledger.facade';

/** We owe the rider rides of this worth. */
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

/** Credit pays what a rider owes for a ride. */
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

/** The ride was refunded in full, or an operator gave the credit back: we owe it to the rider again. */
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

/** Credit ends unused. @param lapsed all of it that has ended so far, which makes the key of each part its own */
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
