import { PLEDGE_LEAD_HOURS, PLEDGE_OPEN_MINUTES } from '@groupride/contracts';
import type { PledgeProblem } from '@groupride/pricing';
import { ApiError } from '../../platform/http/api-error';

export const quoteNotFound = () => new ApiError('quote_not_found', 'There is no such price. Ask for a new one.');
export const quoteExpired = () => new ApiError('quote_expired', 'This price is no longer valid. Ask for a new one.');
export const rideTypeNotOffered = (field: string) => {
  const message = 'can’t be booked at the moment; choose another ride type';
  return new ApiError('ride_type_not_offered', 'We don’t offer this ride type at the moment. Choose another one.', {
    errors: [{ field, code: 'ride_type_not_offered', message }],
  });
};
export const quoteUsed = () => new ApiError('quote_used', 'A ride has been booked with this price already.');
export const scheduleTooFar = (days: number) =>
  new ApiError('schedule_too_far', `Rides can be booked up to ${days} days ahead.`, {
    errors: [
      { field: 'scheduledDate', code: 'schedule_too_far', message: `Rides can be booked up to ${days} days ahead.` },
    ],
  });
export const scheduleInPast = () =>
  new ApiError('schedule_in_past', 'Choose a pickup time that is later than now.', {
    errors: [
      { field: 'scheduledTime', code: 'schedule_in_past', message: 'Choose a pickup time that is later than now.' },
    ],
  });

const WHY_NO_PLEDGE = {
  not_scheduled: 'Only scheduled rides can wait for people to join. Choose a date and time.',
  not_by_card: 'Everyone pays their own share by card. Choose to pay by card.',
  promotion: 'Promotions don’t apply when everyone pays their own share. Remove the code.',
  too_many_riders: 'The ride has fewer seats than that.',
  too_soon: `Leave people at least ${PLEDGE_OPEN_MINUTES} minutes to join.`,
  too_late: `The deadline must be at least ${PLEDGE_LEAD_HOURS} hours before the ride.`,
} as const satisfies Record<PledgeProblem['code'], string>;

export function pledgeInvalid({ field, code }: PledgeProblem): ApiError {
  const message = WHY_NO_PLEDGE[code];
  return new ApiError('pledge_invalid', message, { errors: [{ field, code, message }] });
}

export const pricesChanged = () =>
  new ApiError('prices_changed', 'Someone else just saved other prices. Review them and try again.');

export const versionNotPlanned = () =>
  new ApiError(
    'version_not_planned',
    'These prices have begun or were withdrawn. Put an earlier version in force instead.',
  );

export const badRates = (problems: readonly { field: string; message: string }[]) =>
  new ApiError('validation_failed', 'Check the marked fields.', {
    errors: problems.map(({ field, message }) => ({ field, code: 'invalid', message })),
  });
