import type { PaymentMethod, PaymentState, SplitMode } from '@groupride/contracts';
import type { PaymentPurpose } from './intent';
import { sharesOf, type Cents, type Seat } from '@groupride/pricing';

export interface ChargedMember {
  id: number;
  userId: number;
  isOrganizer: boolean;
  seat: number;
  agreed: Cents;
}

interface MadePayment {
  payerId: number;
  purpose: PaymentPurpose;
  state: PaymentState;
  amount: Cents;
}

/** A member's charge for the ride. */
export interface Charge {
  userId: number;
  isOrganizer: boolean;
  /** Price of the member's own seat, no matter who pays for it. */
  seat: Cents;
  /** Amount the member is charged. */
  amount: Cents;
}

/**
 * Splits the cost when the trip ends. A member is charged their seat price, up to what they agreed to and authorized;
 * the organizer is charged the rest. The charges sum to the total, or to zero when a business account pays.
 */
export function chargesOf(
  ride: {
    totalCost: Cents;
    groupSize: number;
    splitMode: SplitMode;
    customShares: readonly Cents[] | null;
    paymentMethod: PaymentMethod;
  },
  members: readonly ChargedMember[],
  payments: readonly MadePayment[],
): Charge[] {
  // A business account is charged for the whole group.
  if (ride.paymentMethod === 'account')
    return members.map(({ userId, isOrganizer }) => ({ userId, isOrganizer, seat: 0, amount: 0 }));
  const { totalCost: total, groupSize, splitMode: mode, customShares: custom } = ride;
  const shares = sharesOf(
    { total, groupSize, mode, custom },
    members.map((member) => seatOf(member, payments)),
  );
  return shares.map(({ share, charge }, index) => {
    const { userId, isOrganizer } = members[index]!;
    return { userId, isOrganizer, seat: share, amount: charge };
  });
}

function seatOf({ id, userId, isOrganizer, seat, agreed }: ChargedMember, payments: readonly MadePayment[]): Seat {
  const held = payments.find(
    ({ payerId, purpose, state }) => payerId === userId && purpose === 'share' && HELD.includes(state),
  );
  return { memberId: id, seat, isOrganizer, agreed, authorized: held?.amount ?? null };
}

const HELD: readonly PaymentState[] = ['authorized', 'captured'];
