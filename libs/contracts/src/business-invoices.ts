import {
  BUSINESS_CHARGE_KINDS,
  BUSINESS_INVOICE_STATUSES,
  MAX_REFERENCE_LENGTH,
  type BusinessChargeKind,
  type BusinessInvoiceStatus,
} from './business-accounts';
import { Flag, Instant, Integer, ListOf, Money, OneOf, Text } from './fields';

const REASON = { max: 300, multiline: true } as const;

export class BusinessInvoicesQuery {
  @Integer({ min: 1, max: 100, optional: true, fromQuery: true }) limit?: number;
  @Text({ max: 1000, optional: true, description: 'nextCursor of the previous response' }) cursor?: string;
  @OneOf(BUSINESS_INVOICE_STATUSES, { optional: true }) status?: BusinessInvoiceStatus;
}

export class BusinessInvoiceRow {
  @Integer() id!: number;
  @Text({ max: 30, description: 'Invoice number from a sequence without gaps, e.g. INV-000017' }) number!: string;
  @Text({ max: 7, description: 'Month of the city’s calendar, e.g. 2026-11' }) month!: string;
  @OneOf(BUSINESS_INVOICE_STATUSES) status!: BusinessInvoiceStatus;
  @Money({ description: 'Sum of its charges' }) total!: string;
  @Money() paid!: string;
  @Money({ description: 'Credits that lower the amount to pay' }) credited!: string;
  @Money({ description: 'Amount left to pay: total less paid and credited; 0.00 when the invoice is void' })
  outstanding!: string;
  @Text({ max: 10, description: 'Date of the city’s calendar' }) dueDate!: string;
  @Flag({ description: 'Open and past its due date' }) overdue!: boolean;
  @Instant() createdAt!: string;
  @Instant({ optional: true }) paidAt!: string | null;
}

export class BusinessInvoiceList {
  @ListOf(() => BusinessInvoiceRow, { description: 'Newest first' }) invoices!: BusinessInvoiceRow[];
  @Text({ max: 1000, optional: true }) nextCursor!: string | null;
}

export class BusinessInvoiceLine {
  @Integer() rideId!: number;
  @Text({ max: 10, description: 'When it was charged, in the city’s calendar' }) date!: string;
  @OneOf(BUSINESS_CHARGE_KINDS) kind!: BusinessChargeKind;
  @Text({ max: 20, optional: true }) costCenter!: string | null;
  @Text({ max: MAX_REFERENCE_LENGTH, optional: true }) reference!: string | null;
  @Text({ max: 100, optional: true }) eventName!: string | null;
  @Text({ max: 100, optional: true, description: 'First name' }) passengerName!: string | null;
  @Text({ max: 200 }) pickupLocation!: string;
  @Text({ max: 200 }) dropoffLocation!: string;
  @Money({ description: 'Volume discount already subtracted from the amount' }) discount!: string;
  @Money() amount!: string;
}

export class BusinessInvoiceSubtotal {
  @Text({ max: 20, optional: true, description: 'Null for rides without one' }) costCenter!: string | null;
  @Text({ max: 100, optional: true, description: 'Name of the cost center' }) name!: string | null;
  @Integer() rides!: number;
  @Money() amount!: string;
}

export class BusinessPaymentView {
  @Integer() id!: number;
  @Money() amount!: string;
  @Text({ max: 10, description: 'Date on which it arrived' }) receivedOn!: string;
  @Text({ max: 100, description: 'Reference of the bank transfer or check' }) reference!: string;
  @Instant({ description: 'When it was recorded' }) recordedAt!: string;
  @Instant({ optional: true, description: 'A payment that was reversed does not count' }) reversedAt!: string | null;
  @Text({ max: 100, optional: true, description: 'Operator; null for services of the account' })
  reversedBy!: string | null;
  @Text({ ...REASON, optional: true, description: 'Why it was reversed' }) reversalReason!: string | null;
}

/** The part of a charge's credit that lowers this invoice. The charge can be on another invoice. */
export class BusinessInvoiceCredit {
  @Integer() id!: number;
  @Integer() rideId!: number;
  @Text({ max: 10, description: 'When it was credited, in the city’s calendar' }) date!: string;
  @Text({ max: 20, optional: true, description: 'Code of the cost center' }) costCenter!: string | null;
  @Text({ max: MAX_REFERENCE_LENGTH, optional: true }) reference!: string | null;
  @Text({ ...REASON, description: 'Why it was credited' }) reason!: string;
  @Money() amount!: string;
}

export class BusinessInvoiceView extends BusinessInvoiceRow {
  @Integer() accountId!: number;
  @Text({ max: 100, description: 'Name of the account when the invoice was created' }) accountName!: string;
  @Text({ max: 500, multiline: true }) billingAddress!: string;
  @ListOf(() => BusinessInvoiceLine, { max: 100_000, description: 'By cost center and date' })
  lines!: BusinessInvoiceLine[];
  @ListOf(() => BusinessInvoiceSubtotal, { description: 'One for each cost center' })
  subtotals!: BusinessInvoiceSubtotal[];
  @Money({ description: 'Volume discounts already subtracted from the amounts' }) discount!: string;
  @ListOf(() => BusinessInvoiceCredit, { max: 100_000, description: 'Oldest first' }) credits!: BusinessInvoiceCredit[];
  @ListOf(() => BusinessPaymentView, { description: 'Oldest first, including reversed ones' })
  payments!: BusinessPaymentView[];
  @Text({ max: 10, description: 'The current date of the city’s calendar' }) today!: string;
}

export class BusinessPaymentRecord {
  @Money({ description: 'More than 0.00, at most the amount left to pay' }) amount!: string;
  @Text({
    max: 10,
    pattern: /^\d{4}-\d{2}-\d{2}$/,
    message: 'must be a date like 2026-12-24',
    description: 'Date on which it arrived; not in the future, and not before the account was created',
  })
  receivedOn!: string;
  @Text({ max: 100, description: 'Reference of the bank transfer or check' }) reference!: string;
}
