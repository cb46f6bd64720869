import type { PaymentState, SplitMode } from '@groupride/contracts';
import { sharesOf, type Cents } from '@groupride/pricing';

export interface ChargedMember {
  id: number;
  userId: number;
  isOrganizer: boolean;
}

interface MadePayment {
  payerId: number;
  state: PaymentState;
  amount: Cents;
}

/** What one member owes for the ride. */
export interface Charge {
  userId: number;
  isOrganizer: boolean;
  /** Price of the member's own seat, whoever pays it. */
  seat: Cents;
  /** What the member is charged. */
  amount: Cents;
}

/**
 * Who is charged what when the trip ends: a member what they authorized for their seat, the organizer the rest. The
 * charges sum to the total.
 * @param members in the order they joined, the organizer first
 */
export function chargesOf(
  ride: { totalCost: Cents; groupSize: number; splitMode: SplitMode },
  members: readonly ChargedMember[],
  payments: readonly MadePayment[],
): Charge[] {
  const authorizedBy = (userId: number) =>
    payments.find((payment) => payment.payerId === userId && HELD.includes(payment.state))?.amount ?? null;
  const seats = members.map(({ id, userId, isOrganizer }) => ({ memberId: id, isOrganizer, authorized: isOrganizer ? null : authorizedBy(userId) }));
  return sharesOf(ride.totalCost, ride.groupSize, ride.splitMode, seats).map(({ share, charge }, index) => {
    const { userId, isOrganizer } = members[index]!;
    return { userId, isOrganizer, seat: share, amount: charge };
  });
}

const HELD: readonly PaymentState[] = ['authorized', 'captured'];
