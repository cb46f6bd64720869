import { ERROR_CODES, type ErrorCode } from '@groupride/contracts';
import { en } from './en';
import { es } from './es';

/** Answers to requests that drivers never make: those of riders, operators and the payment provider. */
const NEVER_ANSWERED_HERE: readonly ErrorCode[] = [
  'account_is_operator',
  'account_is_driver',
  'account_has_ride',
  'account_has_debt',
  'account_has_payment',
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
  'promo_code_taken',
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
  'pledge_invalid',
  'pledge_closed',
  'pledge_fixed',
  'pledge_not_reached',
  'join_link_invalid',
  'join_link_off',
  'already_invited',
  'trip_link_invalid',
  'trip_link_revoked',
  'trip_link_expired',
  'too_many_trip_links',
  'too_many_contacts',
  'too_many_saved_places',
  'guest_not_allowed',
  'guest_link_sent',
  'guest_link_invalid',
  'already_signed_in',
  'not_a_member',
  'organizer_cannot_leave',
  'active_ride_undecided',
  'documents_missing',
  'already_reviewed',
  'payment_not_due',
  'payment_declined',
  'payment_not_ready',
  'card_in_use',
  'cancellation_not_agreed',
  'fee_too_large',
  'driver_not_assignable',
  'policy_in_force',
  'refund_not_possible',
  'refund_too_large',
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
