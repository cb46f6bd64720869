import type { RideChangeView } from '@groupride/contracts';
import { formatCents, seatPrices, type Price, type SharedRide } from '@groupride/pricing';
import { nextOpenSeat, type Member } from '../members/members.facade';
import type { Payment } from '../payments/payments.facade';
import { sharedRide, type Ride } from '../rides/rides.facade';
import { amountsAfter, movesFor, toAuthorize, whyNotThisTotal } from './domain/new-size';

/** A ride with another group or price, thought through to the end and not done yet. */
export interface ChangePlan {
  ride: Ride;
  price: Price;
  shared: SharedRide;
  members: readonly Member[];
  moves: readonly { memberId: number; seat: number }[];
  /** Why it can not be done, or null. */
  whyNot: string | null;
}

export function planFor(ride: Ride, members: readonly Member[], payments: readonly Payment[], groupSize: number, price: Price): ChangePlan {
  const moves = movesFor(groupSize, members);
  const total = price.finalTotal;
  const custom = ride.customShares && amountsAfter(total, groupSize, ride.customShares, moves);
  return { ride, price, members, moves, shared: { total, groupSize, mode: ride.splitMode, custom }, whyNot: whyNotThisTotal(ride, payments, total) };
}

/** @param names by user id */
export function presentPlan({ ride, shared, members, moves, whyNot }: ChangePlan, names: ReadonlyMap<number, string>, userId: number): RideChangeView {
  const before = seatPrices(sharedRide(ride));
  const after = seatPrices(shared);
  const seatOf = (member: Member) => moves.find(({ memberId }) => memberId === member.id)?.seat ?? member.seat;
  return {
    groupSize: shared.groupSize,
    totalBefore: formatCents(ride.totalCost),
    total: formatCents(shared.total),
    largestCharge: formatCents(shared.total),
    toAuthorize: formatCents(toAuthorize(ride, shared.total)),
    shares: members.map((member) => {
      const share = after[seatOf(member)] ?? 0;
      return {
        memberId: member.id,
        name: names.get(member.userId) ?? '',
        isOrganizer: member.isOrganizer,
        isYou: member.userId === userId,
        before: formatCents(before[member.seat] ?? 0),
        share: formatCents(share),
        asksAgain: !member.isOrganizer && share > member.agreed,
      };
    }),
    nextShare: formatCents(nextOpenSeat(shared, members.map((member) => ({ seat: seatOf(member) })))?.share ?? 0),
    allowed: whyNot === null,
    reason: whyNot,
  };
}
