import { stepTime, type StepTimeProblem } from './domain/step-time';
import type { RideStatus } from '@groupride/contracts';
import { ApiError, notFound } from '../../platform/http/api-error';

const STEP_TIME_PROBLEMS: Readonly<Record<StepTimeProblem, string>> = {
  future: 'The time of this step is in the future. Check your device’s clock.',
  before_previous: 'The time of this step is before that of the previous step. Check your device’s clock.',
  too_old: 'This step was taken more than 12 hours ago. Contact support to record it.',
};
const stepTimeInvalid = (problem: StepTimeProblem) =>
  new ApiError('step_time_invalid', STEP_TIME_PROBLEMS[problem], { extra: { problem } });

/** @throws ApiError step_time_invalid */
export function checkedStepTime(happenedAt: string | null | undefined, previous: Date | null, now: Date): Date {
  const checked = stepTime(happenedAt ? new Date(happenedAt) : null, previous, now);
  if ('problem' in checked) throw stepTimeInvalid(checked.problem);
  return checked.at;
}

/** Event data for a step that was reported late. */
export const happenedData = (happenedAt: string | null | undefined, at: Date): { happenedAt?: string } =>
  happenedAt ? { happenedAt: at.toISOString() } : {};

export const noSuchRide = () => notFound('ride');

export function rideStateConflict(status: RideStatus): ApiError {
  return new ApiError('ride_state_conflict', `That is not possible now: the ride is ${status.replaceAll('_', ' ')}.`, {
    extra: { status },
  });
}

/** For the steps of a driver that come after the arrival. */
export const notArrived = () => new ApiError('not_arrived', 'Mark your arrival at the pickup first.');

/** For operators, who decided for a driver the ride no longer has. */
export const driverChanged = () =>
  new ApiError('ride_state_conflict', 'The ride’s driver changed in the meantime. Reload the page and try again.');

export const accountHasRide = (rideId: number): ApiError =>
  new ApiError(
    'account_has_ride',
    'You have a ride ahead or under way. Finish, cancel or leave it, then delete your account.',
    { extra: { rideId } },
  );
