import { Instant, ListOf, Money, OneOf, Text, Integer } from './fields';

/** Maximum amount of one credit, in cents. */
export const LARGEST_CREDIT = 50_000;
export const CREDIT_REASON_MAX_LENGTH = 300;
/** Default validity of a credit in days; `MOST_CREDIT_DAYS` is the maximum. */
export const CREDIT_DAYS = 365;
export const MOST_CREDIT_DAYS = 3 * 365;
/** Minimum number of days for which credit remains usable after it was returned. */
export const CREDIT_DAYS_AFTER_RETURN = 30;
/** Maximum number of credits of one rider in a response. */
export const MAX_CREDITS = 200;

/** `active`: some of it can be used. `reserved`: all of the rest is reserved for rides. `used`: nothing is left. */
export const CREDIT_STATES = ['active', 'reserved', 'used', 'expired', 'revoked'] as const;
export type CreditState = (typeof CREDIT_STATES)[number];

/** State of the credit for one ride. */
export const CREDIT_USE_STATES = ['reserved', 'used', 'returned'] as const;
export type CreditUseState = (typeof CREDIT_USE_STATES)[number];

export class CreditGrant {
  @Money({ description: 'At least 0.01, at most 500.00' }) amount!: string;
  @Text({ max: CREDIT_REASON_MAX_LENGTH, multiline: true, description: 'Shown to the rider' }) reason!: string;
  @Integer({ min: 1, optional: true, description: 'The ride of this rider for which the credit is granted' })
  rideId?: number;
  @Instant({ optional: true, description: 'A year from now if left out; at most three years' }) expiresAt?: string;
}

export class CreditRevocation {
  @Text({ max: CREDIT_REASON_MAX_LENGTH, multiline: true, description: 'Shown to the rider' }) reason!: string;
}

export class CreditReturn {
  @Integer({ min: 1, description: 'The ride that the credit paid for' }) rideId!: number;
  @Text({ max: CREDIT_REASON_MAX_LENGTH, multiline: true, description: 'Shown to the rider' }) reason!: string;
}

export class CreditUse {
  @Integer() rideId!: number;
  @Money() amount!: string;
  @OneOf(CREDIT_USE_STATES, {
    description: '`reserved`: for a ride that is not over; `returned`: given back to the rider',
  })
  state!: CreditUseState;
  @Instant() at!: string;
}

export class CreditView {
  @Integer() id!: number;
  @Money() amount!: string;
  @Money({ description: 'What can be used' }) left!: string;
  @Money({ description: 'Set aside for rides that are not over' }) reserved!: string;
  @OneOf(CREDIT_STATES) state!: CreditState;
  @Text({ max: CREDIT_REASON_MAX_LENGTH, multiline: true }) reason!: string;
  @Integer({ optional: true, description: 'The ride for which the credit was granted' }) rideId!: number | null;
  @Instant() grantedAt!: string;
  @Instant() expiresAt!: string;
  @Text({ max: CREDIT_REASON_MAX_LENGTH, optional: true, multiline: true, description: 'Why operations revoked it' })
  revokedFor!: string | null;
  @ListOf(() => CreditUse, { description: 'Oldest first' }) uses!: CreditUse[];
}

export class CreditsView {
  @Money({ description: 'What can be used now' }) balance!: string;
  @Money({ description: 'Set aside for rides that are not over' }) reserved!: string;
  @ListOf(() => CreditView, { max: MAX_CREDITS, description: 'Newest first' }) credits!: CreditView[];
}

/** A credit as operations see it. */
export class AdminCreditView extends CreditView {
  @Text({ max: 100 }) grantedBy!: string;
  @Text({ max: 100, optional: true }) revokedBy!: string | null;
}

export class AdminCreditsView {
  @Money({ description: 'What can be used now' }) balance!: string;
  @Money({ description: 'Set aside for rides that are not over' }) reserved!: string;
  @ListOf(() => AdminCreditView, { max: MAX_CREDITS, description: 'Newest first' }) credits!: AdminCreditView[];
}
