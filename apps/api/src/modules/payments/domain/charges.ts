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
 * Who is charged what when the trip ends: a member the price of their seat, as far as they agreed to it and authorized
 * it; the organizer the rest. The charges sum to the total, unless a business account pays: then nobody is charged.
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
  // A business account is charged for all of them.
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
