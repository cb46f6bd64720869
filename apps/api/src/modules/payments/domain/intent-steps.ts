import type { PaymentState, RideStatus } from '@groupride/contracts';
import type { Cents } from '@groupride/pricing';
import type { Intent, PaymentPurpose } from './intent';

/** A step that brings a payment in line with its intent. */
export type Step =
  /** The card is held, so the payment counts. */
  | 'authorize'
  | 'require_action'
  | 'fail'
  /** The provider gave the hold back, or the intent was cancelled. */
  | 'release'
  /** A hold that the ride still needs was released by the provider or cancelled there. The payer needs another one. */
  | 'lose'
  /** The hold was captured. */
  | 'record_capture'
  /** Money was captured that pays for nothing. It is refunded. */
  | 'record_overpayment'
  /** The card is held for a ride that can no longer use the hold. The intent is cancelled. */
  | 'give_back';

interface PaymentContext {
  /**
   * `authorizeAt` is set when a stored card is held later, `recoverBefore` while the payer is asked for another card,
   * `nextAmount` while a hold increase is pending.
   */
  payment: {
    purpose: PaymentPurpose;
    state: PaymentState;
    failureCode: string | null;
    failureMessage: string | null;
    authorizeAt: Date | null;
    recoverBefore: Date | null;
    nextAmount: Cents | null;
  };
  rideStatus: RideStatus;
  isPledge: boolean;
  /** Whether the payer still has a seat. */
  payerIsMember: boolean;
  intent: Pick<Intent, 'status' | 'failure'>;
}

/** States in which the person still has to provide a card. */
export const UNPAID_STATES: readonly PaymentState[] = ['created', 'requires_action', 'failed'];
/** States from which a payment can still become authorized. */
export const OPEN_STATES: readonly PaymentState[] = [...UNPAID_STATES, 'stored'];
/** States from which a payment can still be released or captured. */
export const LIVING_STATES: readonly PaymentState[] = [...OPEN_STATES, 'authorized'];

/** Statuses from the request of a ride to its end. */
const UNDER_WAY: readonly RideStatus[] = ['pending', 'confirmed', 'en_route', 'in_progress'];
const USABLE_FOR_SHARES: readonly RideStatus[] = [
  'awaiting_payment',
  'pending',
  'confirmed',
  'en_route',
  'in_progress',
];

/**
 * Returns the steps, in order, that bring a payment in line with its intent. They depend only on current states, so the
 * order and number of webhook events do not matter.
 */
export function stepsFor(situation: PaymentContext): Step[] {
  const { payment, intent } = situation;
  const open = OPEN_STATES.includes(payment.state);
  const living = LIVING_STATES.includes(payment.state);
  switch (intent.status) {
    case 'requires_capture':
      if (open) return [canUseHold(situation) ? 'authorize' : 'give_back'];
      return payment.state === 'released' ? ['give_back'] : [];
    case 'requires_action':
      return payment.state === 'created' || payment.state === 'failed' ? ['require_action'] : [];
    case 'requires_payment_method':
      return open && isNewFailure(situation) ? ['fail'] : [];
    case 'canceled':
      if (countsOnHold(situation)) return ['lose'];
      return living ? ['release'] : [];
    case 'succeeded':
      if (open && canUseHold(situation)) return ['authorize', 'record_capture'];
      if (payment.state === 'released') return ['record_overpayment'];
      return living ? ['record_capture'] : [];
    case 'requires_confirmation':
    case 'processing':
      return [];
  }
}

/**
 * Whether the ride still needs the hold. We release the organizer's hold only when the ride is over. A lost share falls
 * back to the organizer, unless its payer is about to authorize a hold increase, or has to pay for themselves in a
 * pledge.
 */
function countsOnHold({ payment, rideStatus, payerIsMember, isPledge }: PaymentContext): boolean {
  const { purpose, state, nextAmount } = payment;
  const isNeeded = purpose === 'ride' || (purpose === 'share' && payerIsMember && (isPledge || nextAmount !== null));
  const isExpected = UNDER_WAY.includes(rideStatus) || (isPledge && rideStatus === 'awaiting_payment');
  return isNeeded && state === 'authorized' && isExpected;
}

function canUseHold({ payment, rideStatus, payerIsMember }: PaymentContext): boolean {
  if (payment.purpose === 'ride')
    return (
      rideStatus === 'awaiting_payment' ||
      ((payment.authorizeAt ?? payment.recoverBefore) !== null && UNDER_WAY.includes(rideStatus))
    );
  if (payment.purpose === 'debt') return rideStatus === 'completed' || rideStatus === 'cancelled';
  if (payment.purpose === 'tip') return payerIsMember && rideStatus === 'completed';
  return payerIsMember && USABLE_FOR_SHARES.includes(rideStatus);
}

function isNewFailure({ payment, intent: { failure } }: PaymentContext): boolean {
  if (!failure) return false;
  return (
    payment.state !== 'failed' || payment.failureCode !== failure.code || payment.failureMessage !== failure.message
  );
}

export const isLiving = ({ state }: { state: PaymentState }): boolean => LIVING_STATES.includes(state);
