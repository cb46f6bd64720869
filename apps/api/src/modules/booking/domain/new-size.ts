import type { PaymentMethod, PaymentPurpose, PaymentState, RideStatus } from '@groupride/contracts';
import { fitCustomSplit, type Cents } from '@groupride/pricing';

interface Seated {
  id: number;
  seat: number;
}

/** Moves of members whose seats no longer exist in a smaller group to free seats, in seat order. */
export function movesFor(
  groupSize: number,
  members: readonly Seated[],
): { memberId: number; from: number; seat: number }[] {
  const free = Array.from({ length: groupSize }, (_, seat) => seat).filter((seat) =>
    members.every((member) => member.seat !== seat),
  );
  return members
    .filter((member) => member.seat >= groupSize)
    .sort((a, b) => a.seat - b.seat)
    .map(({ id, seat: from }, index) => ({ memberId: id, from, seat: free[index]! }));
}

/** Amounts of a custom split after a size change. Members who move keep their amounts. */
export function amountsAfter(
  total: Cents,
  groupSize: number,
  amounts: readonly Cents[],
  moves: readonly { from: number; seat: number }[],
): Cents[] {
  const moved = [...amounts];
  for (const { from, seat } of moves) moved[seat - 1] = amounts[from - 1] ?? 0;
  return fitCustomSplit(total, groupSize, moved);
}

interface Hold {
  purpose: PaymentPurpose;
  state: PaymentState;
  amount: Cents;
  /** Amount of the requested hold increase. */
  nextAmount: Cents | null;
}

interface ChangedRide {
  status: RideStatus;
  paymentMethod: PaymentMethod;
}

/** The organizer's payment, unless it was released. */
const ownOf = (payments: readonly Hold[]) =>
  payments.find(({ purpose, state }) => purpose === 'ride' && state !== 'released');

/** Why the ride's price can't change now; null when it can. A declined hold must be recovered first. */
export function priceChangeRefusal(ride: ChangedRide, payments: readonly Hold[]): string | null {
  const own = ownOf(payments);
  if (ride.paymentMethod !== 'card' || ride.status === 'awaiting_payment' || !own || own.nextAmount !== null)
    return null;
  if (own.state === 'captured')
    return 'Your card was already charged for this ride, so its price can’t change anymore. To change it, cancel and book again. You’ll see your refund before you cancel.';
  return own.state === 'authorized' || own.state === 'stored'
    ? null
    : 'Your card was declined. Confirm it or use another card before you change the ride.';
}

/**
 * The amount to authorize before the ride may cost `total`; 0 when the hold suffices or a stored card is authorized
 * later.
 */
export function toAuthorize(ride: ChangedRide, payments: readonly Hold[], total: Cents): Cents {
  // The reservation of a business account changes with the ride.
  if (ride.paymentMethod !== 'card') return 0;
  const own = ride.status === 'awaiting_payment' ? undefined : ownOf(payments);
  return own?.state === 'stored' || (own?.state === 'authorized' && total <= own.amount) ? 0 : total;
}
