import { ApiError } from '../../platform/http/api-error';

export const quoteNotFound = () => new ApiError('quote_not_found', 'There is no such price. Ask for a new one.');
export const quoteExpired = () => new ApiError('quote_expired', 'This price is no longer valid. Ask for a new one.');
export const quoteUsed = () => new ApiError('quote_used', 'A ride has been booked with this price already.');
export const scheduleTooFar = (days: number) =>
  new ApiError('schedule_too_far', `Rides can be booked up to ${days} days ahead.`, {
    errors: [
      { field: 'scheduledDate', code: 'schedule_too_far', message: `Rides can be booked up to ${days} days ahead.` },
    ],
  });
export const scheduleInPast = () =>
  new ApiError('schedule_in_past', 'Scheduled rides must be at least in the future.', {
    errors: [
      { field: 'scheduledTime', code: 'schedule_in_past', message: 'Scheduled rides must be at least in the future.' },
    ],
  });
