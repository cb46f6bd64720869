import { formatCents, type Cents } from '@groupride/pricing';
import { ApiError, fieldError } from '../../platform/http/api-error';

export const groupTooSmall = (members: number) => {
  const message = `${members} people have a seat already.`;
  return new ApiError('group_too_small', message, {
    errors: [{ field: 'groupSize', code: 'group_too_small', message }],
  });
};
export const tripTooSmall = () => {
  const message = 'The vehicle of this trip has no seats left for more people, because it also takes other groups.';
  return new ApiError('group_too_large', `${message} Book a ride of its own for them.`, {
    errors: [{ field: 'groupSize', code: 'group_too_large', message }],
  });
};
/** Other groups in the vehicle were promised a pickup time and a maximum ride time. */
export const pickupIsShared = () =>
  new ApiError(
    'ride_state_conflict',
    'Another group shares your vehicle and was promised its times, so your pickup can’t move anymore. Nothing was changed. Meet the driver at the pickup, or contact us.',
  );
export const cardToRecover = (why: string) => new ApiError('hold_too_small', why);
export const driverHasNoTime = () =>
  new ApiError(
    'driver_busy',
    'With this pickup, your driver would be late for their next ride. Choose one that is closer.',
  );
export const sameDestination = () => fieldError('place', 'is there already');
/** The other end of the route changed since the preview. */
export const routeHasChanged = () =>
  new ApiError('quote_expired', 'The route changed since this price was shown. Look at the new price and confirm it.');
/** The place that operations replace has changed since they saw it. */
export const placeHasChanged = (place: string) =>
  new ApiError('ride_state_conflict', `This just changed: it is ${place} now. Look at the route and confirm again.`);
export const totalCannotFall = () =>
  new ApiError(
    'hold_too_small',
    'The new route costs less, but the organizer’s card was charged already or was declined. Ask for another card first, or keep the route and refund part of it.',
  );
export const samePickup = () => fieldError('pickup', 'is the pickup already');
export const promotionAlreadyApplied = () =>
  fieldError('promoCode', 'this ride has this promotion already', 'promo_used');
export const promotionNotApplied = () => fieldError('withoutPromotion', 'this ride has no promotion');
export function totalHasChanged(total: Cents): ApiError {
  const now = formatCents(total);
  return new ApiError('amount_mismatch', `The price changed: the ride now costs $${now}.`, { extra: { total: now } });
}
