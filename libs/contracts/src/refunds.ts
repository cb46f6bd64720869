import { Flag, Instant, ListOf, Money, OneOf, Text, Integer } from './fields';
import { PAYMENT_STATES, SPLIT_MODES, type PaymentState, type SplitMode } from './enums';

export const REFUND_REASONS = ['driver_fault', 'service_problem', 'charged_wrongly', 'fraud', 'goodwill'] as const;
export type RefundReason = (typeof REFUND_REASONS)[number];

/** Causes of refunds: reasons chosen by operators, and automatic causes. */
export const REFUND_CAUSES = [...REFUND_REASONS, 'collected_too_much', 'made_at_provider'] as const;
export type RefundCause = (typeof REFUND_CAUSES)[number];

/** Origin of a refund: an operator, automatic, or the provider's dashboard. */
export const REFUND_ORIGINS = ['operator', 'system', 'provider'] as const;
export type RefundOrigin = (typeof REFUND_ORIGINS)[number];

/** Who pays for a refund, by reason: the driver returns their part, or we pay. */
export const REFUND_POLICY: Readonly<Record<RefundReason, { takesFromDriver: boolean }>> = {
  driver_fault: { takesFromDriver: true },
  service_problem: { takesFromDriver: false },
  charged_wrongly: { takesFromDriver: false },
  fraud: { takesFromDriver: false },
  goodwill: { takesFromDriver: false },
};

/** `pending`: the provider has accepted it, but the bank has not. A succeeded refund may still fail. */
export const REFUND_STATES = ['requested', 'pending', 'succeeded', 'failed'] as const;
export type RefundState = (typeof REFUND_STATES)[number];

export class RefundRequest {
  @Integer({ min: 1 }) paymentId!: number;
  @Money({ description: 'At most the captured amount that is not refunded yet' }) amount!: string;
  @OneOf(REFUND_REASONS) reason!: RefundReason;
  @Text({ max: 300, optional: true, multiline: true, description: 'For operators' }) note?: string;
  @Money({
    optional: true,
    description:
      'What was left to refund when you decided. Refused with `refundable_changed` if it is another amount now',
  })
  refundable?: string;
}

export class RefundView {
  @Integer() id!: number;
  @Integer() rideId!: number;
  @Integer() paymentId!: number;
  @Integer() payerId!: number;
  @Money() amount!: string;
  @OneOf(REFUND_CAUSES) reason!: RefundCause;
  @OneOf(REFUND_ORIGINS) origin!: RefundOrigin;
  @Text({ max: 300, optional: true }) note!: string | null;
  @Flag({ description: 'The policy takes the driver’s part back' }) takesFromDriver!: boolean;
  @Money({ description: 'The part that the driver returned' }) fromDriver!: string;
  @OneOf(REFUND_STATES) state!: RefundState;
  @Text({ max: 500, optional: true }) failure!: string | null;
  @Text({ max: 100, optional: true, description: "The provider's number" }) providerId!: string | null;
  @Text({ max: 100, optional: true, description: 'The operator; null when no operator requested it' }) requestedBy!:
    string | null;
  @Instant() requestedAt!: string;
  @Instant({ optional: true, description: 'When it succeeded, or failed' }) settledAt!: string | null;
}

/** Types of lines in a charge explanation. */
export const CHARGE_LINES = [
  'base',
  'distance',
  'service_fee',
  'taxes',
  'promotion',
  'volume_discount',
  'paid_by_member',
  'seats_of_others',
  'covered_by_organizer',
  'rounding',
  'cancellation_fee',
  'no_show_fee',
  'tip',
  'paid_in_cash',
  'on_account',
  'credit',
  'waived',
  'not_collected',
  'collected_too_much',
  'taken_early',
] as const;
export type ChargeLineType = (typeof CHARGE_LINES)[number];

export class ChargeLine {
  @OneOf(CHARGE_LINES) about!: ChargeLineType;
  @Money({ description: 'Negative amounts are deductions' }) amount!: string;
  @Text({ max: 100, optional: true, description: 'Who paid it; the code of a promotion' }) name!: string | null;
}

/** One payment with its hold, captures and refunds. */
export class ChargedPayment {
  @Integer() id!: number;
  @OneOf(PAYMENT_STATES) state!: PaymentState;
  @Text({ max: 60, optional: true, description: 'e.g. Visa ending 4242' }) card!: string | null;
  @Text({ max: 100, optional: true, description: "The provider's number" }) providerId!: string | null;
  @Money() held!: string;
  @Money() captured!: string;
  @Money() refunded!: string;
  @Money({ description: 'What can still be refunded' }) refundable!: string;
  @Flag({ description: "Whether the payer's bank has taken it back or may do so" }) disputed!: boolean;
  @Instant() startedAt!: string;
  @Instant({ optional: true }) heldAt!: string | null;
  @Instant({ optional: true }) capturedAt!: string | null;
  @Instant({ optional: true }) releasedAt!: string | null;
}

/** Explains one person's charges. The lines add up to `captured`. */
export class ChargeExplanation {
  @Integer() payerId!: number;
  @Text({ max: 100 }) payerName!: string;
  @Text({ max: 254 }) payerEmail!: string;
  @Flag() isOrganizer!: boolean;
  @Flag({ description: 'Whether the ride is over and its money is booked' }) settled!: boolean;
  @OneOf(SPLIT_MODES) splitMode!: SplitMode;
  @Integer() groupSize!: number;
  @Money({ description: 'Price of the ride' }) rideTotal!: string;
  @Money({ optional: true, description: 'Price of the own seat' }) seat!: string | null;
  @Text({ max: 40, optional: true, description: 'The rule by which a cancellation was charged' }) cancelRule!:
    string | null;
  @ListOf(() => ChargeLine) lines!: ChargeLine[];
  @Money() captured!: string;
  @Money() refunded!: string;
  @Money({ description: 'Taken back through the bank' }) disputed!: string;
  @Money({ description: 'Captured amount less refunds and disputed amounts' }) charged!: string;
  @Money({ description: 'Amount that is still owed for the ride according to the books' }) owed!: string;
  @ListOf(() => ChargedPayment) payments!: ChargedPayment[];
  @ListOf(() => RefundView) refunds!: RefundView[];
}

export class ChargesOfRide {
  @Integer() rideId!: number;
  @Flag({ description: 'Whether the ride was paid in cash, so that nothing can be refunded to a card' }) cash!: boolean;
  @ListOf(() => ChargeExplanation) payers!: ChargeExplanation[];
}

export class ChargeQuery {
  @Text({ min: 2, max: 200, description: 'Any of: name, e-mail, ride number, last four digits, amount, date' })
  query!: string;
}

export class ChargeRow {
  @Integer() paymentId!: number;
  @Integer() rideId!: number;
  @Integer() payerId!: number;
  @Text({ max: 100 }) payerName!: string;
  @Text({ max: 254 }) payerEmail!: string;
  @Text({ max: 60, optional: true }) card!: string | null;
  @OneOf(PAYMENT_STATES) state!: PaymentState;
  @Money() held!: string;
  @Money() captured!: string;
  @Money() refunded!: string;
  @Instant({ description: 'When it was captured or, if not captured, held or started' }) at!: string;
}

export class ChargeList {
  @ListOf(() => ChargeRow) charges!: ChargeRow[];
  @Flag({ description: 'Whether there are more results; narrow the search' }) more!: boolean;
}
