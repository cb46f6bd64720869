import type { PaymentMethod, PaymentState, RideStatus } from '@groupride/contracts';
import { fitCustomSplit, formatCents, type Cents } from '@groupride/pricing';

interface Seated {
  id: number;
  seat: number;
}

/** Members whose seats a smaller group no longer has move to free ones, in their order; everybody else stays. */
export function movesFor(groupSize: number, members: readonly Seated[]): { memberId: number; from: number; seat: number }[] {
  const free = Array.from({ length: groupSize }, (_, seat) => seat).filter((seat) => members.every((member) => member.seat !== seat));
  return members
    .filter((member) => member.seat >= groupSize)
    .sort((a, b) => a.seat - b.seat)
    .map(({ id, seat: from }, index) => ({ memberId: id, from, seat: free[index]! }));
}

/** The amounts of a custom split in the new size; who moves takes their amount along. */
export function amountsAfter(total: Cents, groupSize: number, amounts: readonly Cents[], moves: readonly { from: number; seat: number }[]): Cents[] {
  const moved = [...amounts];
  for (const { from, seat } of moves) moved[seat - 1] = amounts[from - 1] ?? 0;
  return fitCustomSplit(total, groupSize, moved);
}

interface Held {
  purpose: 'ride' | 'share' | 'tip';
  state: PaymentState;
  amount: Cents;
}

/** What the organizer's card vouches for; 0 without one. */
const heldFor = (payments: readonly Held[]): Cents =>
  payments.find(({ purpose, state }) => purpose === 'ride' && (state === 'authorized' || state === 'stored'))?.amount ?? 0;

interface ChangedRide {
  status: RideStatus;
  paymentMethod: PaymentMethod;
  totalCost: Cents;
}

/** Why a ride can not cost this much from now on, or null. Until the organizer has paid it can cost anything. */
export function whyNotThisTotal(ride: ChangedRide, payments: readonly Held[], total: Cents): string | null {
  if (ride.paymentMethod === 'cash' || ride.status === 'awaiting_payment' || total <= heldFor(payments)) return null;
  return heldFor(payments) > 0
    ? `Your card is held for $${formatCents(heldFor(payments))}, and the ride would cost more. Cancel it, which is free until a driver takes it, and book the larger group.`
    : 'No card is held for this ride, and it would have to be paid. Cancel it, which is free until a driver takes it, and book the larger group.';
}

/** What the organizer's card has to be asked for anew. */
export function toAuthorize(ride: ChangedRide, total: Cents): Cents {
  return ride.paymentMethod === 'card' && ride.status === 'awaiting_payment' ? total : 0;
}
