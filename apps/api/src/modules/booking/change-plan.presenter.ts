import type { ChangeRefusal, RideChangeView } from '@groupride/contracts';
import { formatCents, seatPrices } from '@groupride/pricing';
import { nextOpenSeat, type Member } from '../members/members.facade';
import { sharedRide } from '../rides/rides.facade';
import type { ChangePlan } from './change-plan';

/** @param names names of members by user id */
export function presentPlan(
  { ride, shared, members, moves, toAuthorize: amount, whyNot }: ChangePlan,
  names: ReadonlyMap<number, string>,
  userId: number,
): RideChangeView {
  const before = seatPrices(sharedRide(ride));
  // Members pay nothing for a ride that a business account pays for.
  const seats = ride.paymentMethod === 'account' ? { ...shared, total: 0 } : shared;
  const after = seatPrices(seats);
  const seatOf = (member: Member) => moves.find(({ memberId }) => memberId === member.id)?.seat ?? member.seat;
  return {
    groupSize: shared.groupSize,
    totalBefore: formatCents(ride.totalCost),
    total: formatCents(shared.total),
    largestCharge: formatCents(shared.total),
    toAuthorize: formatCents(amount),
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
    nextShare: formatCents(
      nextOpenSeat(
        seats,
        members.map((member) => ({ seat: seatOf(member) })),
      )?.share ?? 0,
    ),
    allowed: whyNot === null,
    reason: whyNot?.detail ?? null,
    reasonCode: (whyNot?.code as ChangeRefusal | undefined) ?? null,
  };
}
