import { ApiError } from '../../platform/http/api-error';

export const promoInvalid = () =>
  new ApiError('promo_invalid', 'Invalid promo code. Try FREEFIRST for new users.', {
    errors: [{ field: 'promoCode', code: 'promo_invalid', message: 'Invalid promo code. Try FREEFIRST for new users.' }],
  });
export const promoTooLate = () =>
  new ApiError('promo_invalid', 'This offer is for new accounts and yours is older than that.', {
    errors: [{ field: 'promoCode', code: 'promo_invalid', message: 'This offer is for new accounts and yours is older than that.' }],
  });
export const promoUsed = () =>
  new ApiError('promo_used', 'Your first ride has been taken already; the offer is for one ride.', {
    errors: [{ field: 'promoCode', code: 'promo_used', message: 'Your first ride has been taken already; the offer is for one ride.' }],
  });
export const quoteNotFound = () => new ApiError('quote_not_found', 'There is no such price. Ask for a new one.');
export const quoteExpired = () => new ApiError('quote_expired', 'This price is no longer valid. Ask for a new one.');
export const quoteUsed = () => new ApiError('quote_used', 'A ride has been booked with this price already.');
export const scheduleTooFar = (days: number) =>
  new ApiError('schedule_too_far', `Rides can be booked up to ${days} days ahead.`, {
    errors: [{ field: 'scheduledDate', code: 'schedule_too_far', message: `Rides can be booked up to ${days} days ahead.` }],
  });
export const scheduleInPast = () =>
  new ApiError('schedule_in_past', 'Scheduled rides must be at least in the future.', {
    errors: [{ field: 'scheduledTime', code: 'schedule_in_past', message: 'Scheduled rides must be at least in the future.' }],
  });
