import { highestPledgeShare, pledgeSeats, type Cents } from '@groupride/pricing';
import { pledgeOf, sharedRide, type Ride } from '../rides/rides.facade';
import { nextOpenSeat, type OpenSeat } from './domain/open-seat';

/** Seats for people, taken or open. A pledge has more of them than it is priced for until they are taken. */
export function seatsOf(ride: Ride): number {
  const pledge = pledgeOf(ride);
  return pledge ? pledgeSeats(pledge) : ride.groupSize;
}

/** The seat that the next person to join gets, and what they agree to: of a pledge the highest share that anybody can pay. */
export function openSeatOf(ride: Ride, taken: readonly { seat: number }[], seen?: Cents): OpenSeat | null {
  const pledge = pledgeOf(ride);
  if (!pledge) return nextOpenSeat(sharedRide(ride), taken, seen);
  const seat = Array.from({ length: pledgeSeats(pledge) }, (_, index) => index).find((index) =>
    taken.every((each) => each.seat !== index),
  );
  return seat === undefined ? null : { seat, share: highestPledgeShare(pledge) };
}
