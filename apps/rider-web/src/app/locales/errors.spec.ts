import { ERROR_CODES, type ErrorCode } from '@groupride/contracts';
import { en } from './en';
import { es } from './es';

/** Answers to requests that riders never make: those of drivers, operators and the payment provider. */
const NEVER_ANSWERED_HERE: readonly ErrorCode[] = [
  'token_invalid',
  'token_expired',
  'token_revoked',
  'token_not_allowed',
  'scope_missing',
  'token_not_active',
  'too_many_tokens',
  'role_not_allowed',
  'already_operator',
  'operator_changed',
  'operator_fixed',
  'last_administrator',
  'already_blocked',
  'not_blocked',
  'saved_view_exists',
  'too_many_saved_views',
  'text_codes_off',
  'setup_expired',
  'last_second_factor',
  'app_code_invalid',
  'recovery_code_invalid',
  'factor_attempts_exceeded',
  'passkey_refused',
  'promo_code_taken',
  'offer_gone',
  'ride_overlaps',
  'driver_not_approved',
  'active_ride_undecided',
  'driver_offline',
  'application_exists',
  'draft_outdated',
  'document_type_refused',
  'document_unreadable',
  'document_accepted',
  'document_link_expired',
  'too_many_documents',
  'documents_missing',
  'documents_expired',
  'not_arrived',
  'not_at_pickup',
  'not_at_destination',
  'too_early',
  'no_verified_passenger',
  'passengers_unverified',
  'step_time_invalid',
  'verification_code_wrong',
  'verification_locked',
  'verification_expired',
  'already_verified',
  'still_waiting',
  'fee_too_large',
  'driver_not_assignable',
  'policy_in_force',
  'cash_amount_required',
  'payout_account_not_ready',
  'payout_too_large',
  'payout_not_repeatable',
  'refund_not_possible',
  'refund_too_large',
  'webhook_signature_invalid',
];

it.each([
  ['English', en.problems],
  ['Spanish', es.problems],
])(
  'has a text of its own in %s for every error that the API can answer here',
  (_language, texts: Readonly<Record<string, string>>) => {
    expect(ERROR_CODES.filter((code) => !texts[code])).toEqual(NEVER_ANSWERED_HERE);
    const told = ERROR_CODES.filter((code) => texts[code]);
    expect(told.filter((code) => texts[code] === texts['general'] || texts[code]?.includes('_'))).toEqual([]);
  },
);
