import type { PaymentMethod, PaymentState, RideStatus, SplitMode } from '@groupride/contracts';
import { formatCents, SMALLEST_CHARGE, type Cents } from '@groupride/pricing';

interface PayableRide {
  status: RideStatus;
  paymentMethod: PaymentMethod;
  splitMode: SplitMode;
}

const OPEN_FOR_SHARES: readonly RideStatus[] = ['pending', 'confirmed', 'en_route'];

/** Why the organizer cannot authorize a payment now; null when they can. */
export function ridePaymentRefusal(ride: PayableRide): string | null {
  if (ride.paymentMethod === 'cash') return 'This ride is paid to the driver in cash.';
  if (ride.paymentMethod === 'account') return 'A business account pays for this ride.';
  if (ride.status === 'cancelled') return 'This ride was cancelled. There is nothing to pay.';
  if (ride.status === 'completed') return 'This ride is over. What is still owed for it, if anything, is on its page.';
  if (ride.status !== 'awaiting_payment') return 'This ride is paid for already.';
  return null;
}

/** The amount a member can be asked to pay: the price of the seat, at most what they agreed to. */
export function shareDue({ seat, agreed }: { seat: Cents; agreed: Cents }): Cents {
  return Math.min(seat, agreed);
}

/** Whether an unfinished payment is for another amount than the one due now, so that a new payment must replace it. */
export function isOutdated({ state, amount }: { state: PaymentState; amount: Cents }, due: Cents): boolean {
  return (state === 'created' || state === 'requires_action' || state === 'failed') && amount !== due;
}

/** Whether a hold is too small for the amount due now. A hold of more is fine: only a part of it is captured. */
export function isTooSmall({ state, amount }: { state: PaymentState; amount: Cents }, due: Cents): boolean {
  return state === 'authorized' && amount < due;
}

/**
 * Why a member cannot pay for their own seat now; null when they can.
 * @param share the part of the seat price that is due
 */
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
