import { AdminDriverRow } from './admin';
import { PAYMENT_STATES, type PaymentState } from './enums';
import { Flag, Instant, ListOf, Money, Nested, OneOf, Text, Integer } from './fields';
import { AdminRiderRow } from './operations-lists';
import { PAYMENT_PURPOSES, type PaymentPurpose } from './payments';

export const BLOCK_REASON_MAX_LENGTH = 300;
export const NOTE_MAX_LENGTH = 1000;
/** Maximum number of notes about one person in a response. */
export const MAX_NOTES = 200;

export class RiderBlocking {
  @Text({ max: BLOCK_REASON_MAX_LENGTH, multiline: true, description: 'Told to the rider' }) reason!: string;
}

export class PersonErasure {
  @Text({ max: BLOCK_REASON_MAX_LENGTH, multiline: true, description: 'For the audit log, such as how they asked' })
  reason!: string;
}

/** A block. A blocked rider cannot book or join rides. */
export class RiderBlock {
  @Text({ max: BLOCK_REASON_MAX_LENGTH, multiline: true }) reason!: string;
  @Instant() at!: string;
  @Text({ max: 100 }) by!: string;
}

export class AdminRiderView extends AdminRiderRow {
  @Flag() emailVerified!: boolean;
  @Integer({ optional: true, description: 'The one ride of a guest' }) guestRideId!: number | null;
  @Nested(() => RiderBlock, { optional: true }) block!: RiderBlock | null;
  @Flag({ description: 'An operator cannot be blocked' }) isOperator!: boolean;
  @Integer({ description: 'Of their rides' }) completed!: number;
  @Integer({ description: 'Of their rides' }) cancelled!: number;
  @Integer({ description: 'Rides to which they did not come' }) noShows!: number;
  @Money({ description: 'Captured from their cards, less what was refunded and what the bank has taken back' })
  charged!: string;
}

/** A driver with the details that the list omits. */
export class AdminDriverView extends AdminDriverRow {
  @Text({ max: 254, optional: true }) email!: string | null;
  @Text({ max: 300, optional: true, multiline: true, description: 'Why the driver was rejected or suspended' })
  applicationReason!: string | null;
  @Integer({ description: 'Ratings that count' }) ratingCount!: number;
  @Instant({ description: 'When the account was created' }) createdAt!: string;
}

export class RiderPaymentsQuery {
  @Integer({ min: 1, max: 100, optional: true, fromQuery: true }) limit?: number;
  @Text({ max: 100, optional: true, description: 'From the last answer’s nextCursor' }) cursor?: string;
}

export class RiderPaymentRow {
  @Integer() id!: number;
  @Integer() rideId!: number;
  @OneOf(PAYMENT_PURPOSES) purpose!: PaymentPurpose;
  @OneOf(PAYMENT_STATES) state!: PaymentState;
  @Money() amount!: string;
  @Money() captured!: string;
  @Money() refunded!: string;
  @Money({ description: 'Taken back by the bank: of disputes that are open or lost' }) disputed!: string;
  @Text({ max: 60, optional: true, description: 'e.g. Visa ending 4242' }) card!: string | null;
  @Text({ max: 60, optional: true, description: 'The provider’s reason' }) failureCode!: string | null;
  @Text({ max: 500, optional: true, description: 'The provider’s reason in its own words' }) failureMessage!:
    string | null;
  @Instant() createdAt!: string;
}

export class RiderPaymentList {
  @ListOf(() => RiderPaymentRow, { description: 'Newest first' }) payments!: RiderPaymentRow[];
  @Text({ max: 100, optional: true }) nextCursor!: string | null;
}

export class NewPersonNote {
  @Text({
    max: 36,
    pattern: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
    description: 'A UUID that the client makes; sent again with it, the note is stored once',
  })
  clientId!: string;
  @Text({ max: NOTE_MAX_LENGTH, multiline: true }) text!: string;
}

/** An operator's note about a person; only operations see it. */
export class PersonNote {
  @Integer() id!: number;
  @Text({ max: NOTE_MAX_LENGTH, multiline: true }) text!: string;
  @Text({ max: 100 }) authorName!: string;
  @Flag({ description: 'You wrote it and may remove it' }) isYours!: boolean;
  @Instant() createdAt!: string;
}
