import type { SplitMode } from '@groupride/contracts';
import type { Cents } from './cents';
import { splitEvenly } from './split';

export interface Seat {
  memberId: number;
  isOrganizer: boolean;
  /** Authorized on the member's own card, or null while the organizer's hold stands in. */
  authorized: Cents | null;
}

export interface SeatShare {
  memberId: number;
  share: Cents;
  /** What the member is charged if the ride ended now. */
  charge: Cents;
  /** The most the member can be charged. */
  largestCharge: Cents;
}

/**
 * Who owes what, from the ride's total and its members in the order they joined (the organizer first). The charges
 * sum to the total at any moment: the organizer is charged what no other member has authorized.
 */
export function sharesOf(total: Cents, groupSize: number, mode: SplitMode, seats: readonly Seat[]): SeatShare[] {
  const perSeat = splitEvenly(total, groupSize);
  if (seats.length > groupSize) throw new RangeError('more members than seats');
  const paidByOthers = seats.reduce((sum, seat) => sum + (seat.isOrganizer ? 0 : (seat.authorized ?? 0)), 0);
  if (paidByOthers > total) throw new RangeError('members have authorized more than the total');
  return seats.map((seat, index) => {
    const share = mode === 'sponsor' ? (seat.isOrganizer ? total : 0) : perSeat[index]!;
    if (seat.isOrganizer) return { memberId: seat.memberId, share, charge: total - paidByOthers, largestCharge: total };
    return { memberId: seat.memberId, share, charge: seat.authorized ?? 0, largestCharge: share };
  });
}
