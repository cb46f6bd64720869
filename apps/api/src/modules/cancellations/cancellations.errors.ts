import { rideNumber, type CancellationView } from '@groupride/contracts';
import { formatCents, SMALLEST_CHARGE, type Cents, type TermsProblem } from '@groupride/pricing';
import { ApiError, fieldError, notFound } from '../../platform/http/api-error';

export const noSuchPolicy = () => notFound('version of the cancellation policy');
export const hasBegun = () =>
  new ApiError(
    'policy_in_force',
    'This version has begun, and rides were or can be booked under it. Add another one instead.',
  );
export const beginsAlready = () => fieldError('validFrom', 'another version begins at that moment');
export const badTerms = (problems: readonly TermsProblem[]) => {
  const errors = problems.map(({ field, message }) => ({ field: `terms.${field}`, code: 'invalid', message }));
  return new ApiError('validation_failed', errors.map(({ field, message }) => `${field}: ${message}`).join('; '), {
    errors,
  });
};
export const tripHasBegun = (rideId: number) =>
  new ApiError(
    'ride_state_conflict',
    `The trip of ride ${rideNumber(rideId)} has begun. Cancel the other rides one by one.`,
    { extra: { rideId } },
  );
export const noSuchMember = () => notFound('member');
export const notOurToken = () => fieldError('token', 'must be the token of a preview that you asked for');

/** Refuses to charge amounts that the person was not shown. Includes the current preview. */
export function notAgreed(preview: CancellationView): ApiError {
  return new ApiError(
    'cancellation_not_agreed',
    `Cancelling the ride costs $${preview.fee} now. Please check the amounts again.`,
    { extra: { preview } },
  );
}

/** @param milliseconds remaining time, rounded up to seconds */
export function waitNotOver(milliseconds: number): ApiError {
  const secondsLeft = Math.ceil(milliseconds / 1000);
  const minutes = Math.ceil(secondsLeft / 60);
  return new ApiError(
    'still_waiting',
    `Please wait ${minutes === 1 ? 'one more minute' : `${minutes} more minutes`} for your passengers.`,
    { extra: { secondsLeft } },
  );
}

export const awayFromPickup = () =>
  new ApiError(
    'away_from_pickup',
    'You’re not at the pickup, or we don’t have your current location. Keep location on, wait there for a minute, and try again.',
  );
export const passengerHasBoarded = () =>
  new ApiError('ride_state_conflict', 'A passenger has boarded. Start without the others instead.');
export const alreadyBoarded = () => new ApiError('already_verified', 'This passenger has boarded.');
export const feeTooLarge = (most: Cents) =>
  new ApiError('fee_too_large', `At most $${formatCents(most)} of the organizer’s payment can be kept.`, {
    extra: { mostFee: formatCents(most) },
  });
export const feeTooSmall = () => fieldError('fee', `must be at least ${formatCents(SMALLEST_CHARGE)}, or nothing`);

export const policyChanged = () =>
  new ApiError('setting_changed', 'Someone else just added a version of this policy. Review it before you save yours.');
