import type { PaymentMethod, PaymentState, RideStatus, SplitMode } from '@groupride/contracts';
import { formatCents, SMALLEST_CHARGE, type Cents } from '@groupride/pricing';

interface PayableRide {
  status: RideStatus;
  paymentMethod: PaymentMethod;
  splitMode: SplitMode;
}

const OPEN_FOR_SHARES: readonly RideStatus[] = ['pending', 'confirmed', 'en_route'];

/** Why the organizer has nothing to authorize now, or null. */
export function ridePaymentRefusal(ride: PayableRide): string | null {
  if (ride.paymentMethod === 'cash') return 'This ride is paid to the driver in cash.';
  if (ride.paymentMethod === 'account') return 'A business account pays for this ride.';
  if (ride.status === 'cancelled') return 'This ride was cancelled. There is nothing to pay.';
  if (ride.status === 'completed') return 'This ride is over. What is still owed for it, if anything, is on its page.';
  if (ride.status !== 'awaiting_payment') return 'This ride is paid for already.';
  return null;
}

/** What a member can be asked for: the price of the seat, as far as they have agreed to it. */
export function shareDue({ seat, agreed }: { seat: Cents; agreed: Cents }): Cents {
  return Math.min(seat, agreed);
}

/** Whether a payment that was begun is for another amount than what is due now, so that a new one has to take its place. */
export function isOutdated({ state, amount }: { state: PaymentState; amount: Cents }, due: Cents): boolean {
  return (state === 'created' || state === 'requires_action' || state === 'failed') && amount !== due;
}

/** Whether a hold is for less than what is due now. One for more is good: less of it is captured. */
export function isTooSmall({ state, amount }: { state: PaymentState; amount: Cents }, due: Cents): boolean {
  return state === 'authorized' && amount < due;
}

/** Why a member cannot pay for their own seat now, or null. @param share what is due of it */
export function sharePaymentRefusal(ride: PayableRide, share: Cents, seat: Cents = share): string | null {
  if (ride.paymentMethod === 'account') return 'A business account pays for everyone on this ride.';
  if (ride.paymentMethod === 'cash') return 'The organizer pays this ride to the driver in cash.';
  if (ride.splitMode === 'sponsor') return 'The organizer pays for everyone on this ride.';
  if (ride.splitMode === 'pledge' && ride.status === 'awaiting_payment') return null;
  if (ride.status === 'awaiting_payment')
    return 'The organizer has not finished booking. You can pay your share once they have.';
  if (!OPEN_FOR_SHARES.includes(ride.status)) return 'Shares of this ride can’t be paid anymore.';
  if (share < SMALLEST_CHARGE && seat >= SMALLEST_CHARGE)
    return 'Your seat costs more than you agreed to. Agree to the new share first.';
  if (share < SMALLEST_CHARGE)
    return `A card can’t be charged less than $${formatCents(SMALLEST_CHARGE)}. The organizer covers your seat.`;
  return null;
}
