import type { PaymentState, RideStatus } from '@groupride/contracts';
import type { Cents } from '@groupride/pricing';
import type { Intent, PaymentPurpose } from './intent';

/** What follows for a payment from where its intent stands. */
export type Step =
  /** The card is held: the payment counts. */
  | 'authorize'
  | 'require_action'
  | 'fail'
  /** The provider gave the hold back, or the intent was cancelled. */
  | 'release'
  /** The provider released the authorization that a ride needs, or somebody cancelled it there: another one is needed. */
  | 'lose'
  /** Money has moved. */
  | 'record_capture'
  /** Money has moved that nothing of ours counts on: it goes back. */
  | 'record_overpayment'
  /** The card is held for a ride that cannot use it any more: call the intent off. */
  | 'give_back';

interface PaymentContext {
  /**
   * `authorizeAt` is set when the ride was booked on a stored card that is held later, `recoverBefore` while the person is asked for another
   * card, `nextAmount` while for a hold increase.
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
  /** The payer still has a seat. */
  payerIsMember: boolean;
  intent: Pick<Intent, 'status' | 'failure'>;
}

/** States in which the person has still to bring a card. */
export const UNPAID_STATES: readonly PaymentState[] = ['created', 'requires_action', 'failed'];
/** States from which a payment can still become authorized. */
export const OPEN_STATES: readonly PaymentState[] = [...UNPAID_STATES, 'stored'];
/** States from which a payment can still be released or captured. */
export const LIVING_STATES: readonly PaymentState[] = [...OPEN_STATES, 'authorized'];

/** Between booking and arrival. */
const UNDER_WAY: readonly RideStatus[] = ['pending', 'confirmed', 'en_route', 'in_progress'];
const USABLE_FOR_SHARES: readonly RideStatus[] = [
  'awaiting_payment',
  'pending',
  'confirmed',
  'en_route',
  'in_progress',
];

/**
 * The steps, in order, that bring a payment up to where its intent stands. It looks at nothing but present states, so
 * that it does not matter how often or in which order webhook events arrive.
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
 * We give the ride's own hold back only when the ride is over. A share that is lost falls back to the organizer, whose hold covers it, unless
 * its payer is about to bring a larger one.
 */
function countsOnHold({ payment: { purpose, state, nextAmount }, rideStatus, payerIsMember }: PaymentContext): boolean {
  const isNeeded = purpose === 'ride' || (purpose === 'share' && nextAmount !== null && payerIsMember);
  return isNeeded && state === 'authorized' && UNDER_WAY.includes(rideStatus);
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
