import type { Cents } from '@groupride/pricing';
import type { Posting } from '../ledger/ledger.facade';

/** The driver has the organizer's money in hand and owes it to us. @param stated by the driver, or by an operator who corrects them */
export function cashPosting(
  rideId: number,
  organizerId: number,
  driverId: number,
  amount: Cents,
  stated: 'stated' | 'corrected' = 'stated',
): Posting {
  return {
    key: stated === 'stated' ? `ride:${rideId}:cash` : `ride:${rideId}:cash:corrected`,
    kind: 'cash',
    rideId,
    entries: [
      { account: `rider:${organizerId}`, amount: -amount },
      { account: `driver:${driverId}`, amount },
    ],
  };
}

/** What a rider need not pay is our loss: it is less than any card can be charged, or operators let them off it. */
export function writeOffPosting(
  rideId: number,
  riderId: number,
  amount: Cents,
  why: 'small_change' | 'waived',
): Posting {
  return {
    key: `ride:${rideId}:rider:${riderId}:${why}`,
    kind: 'write_off',
    rideId,
    entries: [
      { account: `rider:${riderId}`, amount: -amount },
      { account: 'platform:losses', amount },
    ],
  };
}
