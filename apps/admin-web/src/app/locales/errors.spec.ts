import { ERROR_CODES, type ErrorCode } from '@groupride/contracts';
import { en } from './en';
import { es } from './es';

/** Answers to requests that operators never make: those of riders, drivers and the payment provider. */
const NEVER_ANSWERED_HERE: readonly ErrorCode[] = [
  'email_taken',
  'phone_taken',
  'quote_expired',
  'quote_used',
  'quote_not_found',
  'promo_invalid',
  'promo_used',
  'promo_not_started',
  'promo_ended',
  'promo_exhausted',
  'promo_not_eligible',
  'promo_wrong_ride_type',
  'phone_unverified',
  'schedule_in_past',
  'schedule_too_far',
  'group_too_large',
  'no_vehicle_available',
  'ride_full',
  'group_too_small',
  'share_changed',
  'hold_too_small',
  'ride_closed_to_joining',
  'already_member',
  'join_link_invalid',
  'join_link_off',
  'already_invited',
  'trip_link_invalid',
  'trip_link_revoked',
  'trip_link_expired',
  'too_many_trip_links',
  'too_many_contacts',
  'guest_not_allowed',
  'guest_link_sent',
  'guest_link_invalid',
  'already_signed_in',
  'not_a_member',
  'organizer_cannot_leave',
  'offer_gone',
  'driver_busy',
  'ride_overlaps',
  'driver_not_approved',
  'driver_offline',
  'application_exists',
  'not_arrived',
  'not_at_pickup',
  'not_at_destination',
  'too_early',
  'no_verified_passenger',
  'verification_code_wrong',
  'verification_locked',
  'verification_expired',
  'already_reviewed',
  'already_verified',
  'marked_no_show',
  'still_waiting',
  'payment_not_due',
  'payment_declined',
  'payment_not_ready',
  'card_in_use',
  'webhook_signature_invalid',
];

it.each([
  ['English', en.errors],
  ['Spanish', es.errors],
])(
  'has a text of its own in %s for every error that the API can answer here',
  (_language, texts: Readonly<Record<string, string>>) => {
    expect(ERROR_CODES.filter((code) => !texts[code])).toEqual(NEVER_ANSWERED_HERE);
    const told = ERROR_CODES.filter((code) => texts[code]);
    expect(told.filter((code) => texts[code] === texts['general'] || texts[code]?.includes('_'))).toEqual([]);
  },
);
