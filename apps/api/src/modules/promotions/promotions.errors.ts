import type { ErrorCode, FieldProblem, RideType } from '@groupride/contracts';
import { ApiError, notFound } from '../../platform/http/api-error';
import type { Refusal } from './domain/promotion-rules';

const promoRefused = (code: ErrorCode, message: string) =>
  new ApiError(code, message, { errors: [{ field: 'promoCode', code, message }] });

const REFUSALS: Readonly<Record<Refusal, [ErrorCode, string]>> = {
  not_started: ['promo_not_started', 'This promo code is not valid yet.'],
  ended: ['promo_ended', 'This promo code is no longer valid.'],
  not_eligible: ['promo_not_eligible', 'This offer is only for new accounts.'],
  for_people: ['promo_not_eligible', 'This offer is for new riders, not for service accounts. Book without it.'],
  first_ride_taken: ['promo_used', 'This offer is for the first ride, which you have already taken.'],
  used: ['promo_used', 'You can’t use this promo code again.'],
  exhausted: ['promo_exhausted', 'This promo code has been used up by other riders.'],
};

export const promoInvalid = () => promoRefused('promo_invalid', 'Invalid promo code. Try FREEFIRST for new users.');
export const promoNotNow = (refusal: Refusal) => promoRefused(...REFUSALS[refusal]);
export const promoNotForRideType = (rideTypes: readonly RideType[]) =>
  promoRefused('promo_wrong_ride_type', `This promo code is for other ride types: ${rideTypes.join(', ')}.`);
export const phoneUnverified = () =>
  promoRefused(
    'phone_unverified',
    'Verify your phone first: a first ride is free once per phone. Then book again at the same price.',
  );

export const noSuchPromotion = () => notFound('promo code');
export const codeTaken = (code: string) => {
  const message = `There is a promo code ${code} already.`;
  return new ApiError('promo_code_taken', message, { errors: [{ field: 'code', code: 'promo_code_taken', message }] });
};
export const badTerms = (errors: FieldProblem[]) =>
  new ApiError('validation_failed', errors.map(({ field, message }) => `${field}: ${message}`).join('; '), { errors });
