import { highestPledgeShare, pledgeSeats, type Cents } from '@groupride/pricing';
import { pledgeOf, sharedRide, type Ride } from '../rides/rides.facade';
import { nextOpenSeat, type OpenSeat } from './domain/open-seat';

/** Number of seats, taken or open. A pledge offers more seats than its current price is based on. */
export function seatsOf(ride: Ride): number {
  const pledge = pledgeOf(ride);
  return pledge ? pledgeSeats(pledge) : ride.groupSize;
}

/**
 * The seat that the next person to join gets, with the share that they agree to. For a pledge this is the highest share
 * that anybody can pay.
 */
export function openSeatOf(ride: Ride, taken: readonly { seat: number }[], seen?: Cents): OpenSeat | null {
  const pledge = pledgeOf(ride);
  if (!pledge) return nextOpenSeat(sharedRide(ride), taken, seen);
  const seat = Array.from({ length: pledgeSeats(pledge) }, (_, index) => index).find((index) =>
    taken.every((each) => each.seat !== index),
  );
  return seat === undefined ? null : { seat, share: highestPledgeShare(pledge) };
}
