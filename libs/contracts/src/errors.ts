import { Details, ListOf, Text, Whole } from './fields';

/** Stable codes of refused requests. Clients decide by the code, people read `detail`. */
export const ERROR_CODES = [
  'validation_failed',
  'malformed_request',
  'payload_too_large',
  'not_signed_in',
  'second_factor_required',
  'forbidden',
  'not_found',
  'too_many_requests',
  'internal',
  'service_unavailable',
  'origin_refused',
  'email_taken',
  'phone_taken',
  'code_invalid',
  'code_expired',
  'code_attempts_exceeded',
  'quote_expired',
  'quote_used',
  'quote_not_found',
  'promo_invalid',
  'promo_used',
  'place_outside_area',
  'schedule_in_past',
  'group_too_large',
  'ride_state_conflict',
  'ride_full',
  'ride_closed_to_joining',
  'already_member',
  'join_link_invalid',
  'not_a_member',
  'organizer_cannot_leave',
  'offer_gone',
  'driver_busy',
  'driver_not_approved',
  'driver_offline',
  'application_exists',
  'not_arrived',
  'no_verified_passenger',
  'verification_code_wrong',
  'verification_locked',
  'verification_expired',
  'already_verified',
  'payment_not_due',
  'payment_declined',
  'payment_provider_unavailable',
  'payment_not_ready',
  'amount_mismatch',
  'cash_amount_required',
  'idempotency_key_reused',
  'webhook_signature_invalid',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

export class FieldProblem {
  @Text({ max: 200, description: 'Path of the field, e.g. pickup.lat' }) field!: string;
  @Text({ max: 100, description: 'Which rule it breaks' }) code!: string;
  @Text({ max: 500 }) message!: string;
}

/** Body of every refused request: `application/problem+json` (RFC 9457) with a stable `code`. */
export class Problem {
  @Text({ max: 200, description: 'URI reference of the kind of problem' }) type!: string;
  @Text({ max: 200 }) title!: string;
  @Whole() status!: number;
  @Text({ max: 100 }) code!: ErrorCode;
  @Text({ max: 1000, description: 'What is wrong and what to do' }) detail!: string;
  @Text({ max: 100, optional: true }) requestId?: string;
  @ListOf(() => FieldProblem, { optional: true }) errors?: FieldProblem[];
  @Details({ optional: true }) extra?: Record<string, unknown>;
}
