import type { ErrorCode, PledgeTerms, PricingRequest, RideTypePricesRequest } from '@groupride/contracts';
import { zonedToInstant } from '@groupride/geo';
import type { PickedPlace } from '../../shared/places/place';
import { readAmounts } from '../../shared/seat-amounts';
import type { BookingDraft } from './slice';

export type BookingProblem =
  'missingPlaces' | 'missingSchedule' | 'pastSchedule' | 'badSplit' | 'badPledge' | 'tooManyRiders';

/** The instant at which a scheduled ride starts; null for a ride now, or while date or time is missing. */
export function startOf(draft: BookingDraft, timeZone: string): Date | null {
  return draft.bookingType === 'scheduled' ? zonedToInstant(draft.date, draft.time, timeZone) : null;
}

/** The first problem that prevents this draft from being booked, or null. @param total the price, if known */
export function findBookingProblem(
  draft: BookingDraft,
  timeZone: string,
  now: Date,
  total: string | null = null,
): BookingProblem | null {
  if (!draft.pickup || !draft.destination) return 'missingPlaces';
  if (draft.bookingType === 'scheduled') {
    const start = startOf(draft, timeZone);
    if (!start) return 'missingSchedule';
    if (start <= now) return 'pastSchedule';
  }
  if (openSeats(draft) < 0) return 'tooManyRiders';
  if (pledges(draft) && (!pledgeOf(draft, timeZone) || draft.promoApplied)) return 'badPledge';
  return splitsByAmount(draft) && readAmounts(total, draft.groupSize, draft.seatAmounts).problem ? 'badSplit' : null;
}

/** Seats still open after the person who books and the people they add. Negative when there are too many people. */
export const openSeats = ({ groupSize, invitees }: Pick<BookingDraft, 'groupSize' | 'invitees'>): number =>
  groupSize - 1 - invitees.length;

const PROMO_PROBLEMS: ReadonlySet<string> = new Set<ErrorCode>([
  'promo_invalid',
  'promo_used',
  'promo_not_started',
  'promo_ended',
  'promo_exhausted',
  'promo_not_eligible',
  'promo_wrong_ride_type',
]);

/** Whether an error code is about the promo code, so that the ride still has a price without it. */
export const isPromoProblem = (code: string): boolean => PROMO_PROBLEMS.has(code);

/**
 * Whether the organizer sets each seat's amount. Not for cash: one person pays, and repayments are between the members.
 */
export const splitsByAmount = (draft: Pick<BookingDraft, 'paymentMethod' | 'splitMode'>): boolean =>
  draft.paymentMethod === 'card' && draft.splitMode === 'custom';

/** Only a scheduled ride can wait for people to join. */
export const pledges = (draft: BookingDraft): boolean =>
  draft.paymentMethod === 'card' && draft.splitMode === 'pledge' && draft.bookingType === 'scheduled';

/** The deadline for joining; null while date or time is missing. */
export const pledgeDeadlineOf = (draft: BookingDraft, timeZone: string): Date | null =>
  zonedToInstant(draft.pledgeDate, draft.pledgeTime, timeZone);

/** The pledge terms; null if the ride is not a pledge or the terms are incomplete. */
export function pledgeOf(draft: BookingDraft, timeZone: string): PledgeTerms | null {
  const deadline = pledges(draft) ? pledgeDeadlineOf(draft, timeZone) : null;
  return deadline && { minRiders: Math.min(draft.pledgeMin, draft.groupSize), deadline: deadline.toISOString() };
}

const placeOf = ({ name, lat, lng }: PickedPlace) => ({ name, lat, lng });

export function pricingRequestOf(draft: BookingDraft, timeZone: string, now: Date): PricingRequest {
  const request = rideTypePricesRequestOf(draft, timeZone, now);
  const pledge = request.bookingType === 'scheduled' && !request.promoCode ? pledgeOf(draft, timeZone) : null;
  return { ...request, rideType: draft.rideType, ...(pledge ? { pledge } : {}) };
}

/** The inputs that determine the prices of this draft. A schedule counts once it is complete and in the future. */
export function rideTypePricesRequestOf(draft: BookingDraft, timeZone: string, now: Date): RideTypePricesRequest {
  const start = startOf(draft, timeZone);
  const scheduled = start !== null && start > now;
  const hourly = draft.bookingType === 'scheduled' && draft.isHourly;
  return {
    groupSize: draft.groupSize,
    promoCode: draft.promoApplied || null,
    isHourlyBooking: hourly,
    ...(hourly ? { hourlyDuration: draft.hours } : {}),
    ...(draft.pickup && draft.destination
      ? { pickup: placeOf(draft.pickup), destination: placeOf(draft.destination) }
      : {}),
    ...(scheduled
      ? { bookingType: 'scheduled', scheduledDate: draft.date, scheduledTime: draft.time }
      : { bookingType: 'now' }),
  };
}
