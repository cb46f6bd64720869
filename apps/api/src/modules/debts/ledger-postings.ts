import type { Cents } from '@groupride/pricing';
import type { Posting } from '../ledger/ledger.facade';

/**
 * Posts cash that the driver received and owes to GroupRide.
 * @param stated whether the driver stated it or an operator corrected it
 */
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

/** Posts a debt as GroupRide's loss: it is too small to charge to a card, or operators waived it. */
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
