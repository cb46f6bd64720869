import { Email, Flag, Instant, ListOf, Money, Nested, OneOf, Text, Integer } from './fields';
import { LANGUAGES, RIDE_STATUSES, type Language, type RideStatus } from './enums';

/** `suspended`: no new rides can be booked, but booked ones take place. `closed`: the same, permanently. */
export const BUSINESS_ACCOUNT_STATUSES = ['active', 'suspended', 'closed'] as const;
export type BusinessAccountStatus = (typeof BUSINESS_ACCOUNT_STATUSES)[number];

/**
 * `reserved`: the ride is not over. `charged`: the amount is owed. `released`: the ride was cancelled free of charge.
 */
export const BUSINESS_CHARGE_STATES = ['reserved', 'charged', 'released'] as const;
export type BusinessChargeState = (typeof BUSINESS_CHARGE_STATES)[number];

export const BUSINESS_CHARGE_KINDS = ['fare', 'cancellation_fee', 'no_show_fee'] as const;
export type BusinessChargeKind = (typeof BUSINESS_CHARGE_KINDS)[number];

export const BUSINESS_INVOICE_STATUSES = ['open', 'paid', 'void'] as const;
export type BusinessInvoiceStatus = (typeof BUSINESS_INVOICE_STATUSES)[number];

/** The code of a volume discount in the list of discounts. Promo codes never look like this. */
export const VOLUME_DISCOUNT_CODE = 'volume-discount';

export const MAX_REFERENCE_LENGTH = 60;
export const MAX_DISCOUNT_RULES = 10;
export const MAX_BILLING_EMAILS = 5;
/** Maximum credit limit, in cents. */
export const LARGEST_CREDIT_LIMIT = 100_000_000;

const REASON = { max: 300, multiline: true, description: 'Why; kept in the audit log' } as const;
const COST_CENTER_CODE = { max: 20, pattern: /^[A-Z0-9][A-Z0-9_-]*$/ } as const;
const COST_CENTER_MESSAGE = 'must be capital letters, digits, - and _';
const PAGE = { max: 1000, optional: true, description: 'nextCursor of the previous response' } as const;

/** The passenger of a ride that a service books, with at least an email address or a phone number. */
export class Passenger {
  @Text({ max: 100 }) name!: string;
  @Email({ optional: true, description: 'Email address to which the link to the ride is sent' }) email?: string;
  @Text({
    min: 10,
    max: 30,
    pattern: /^\+?[\d\s()-]+$/,
    optional: true,
    message: 'must be a phone number with at least 10 digits',
    description: 'Phone number to which the link to the ride is sent',
  })
  phone?: string;
  @OneOf(LANGUAGES, { optional: true, description: 'Language of their messages; English when left out' })
  language?: Language;
}

/** A percentage discount on rides that follow a number of completed rides in the calendar month. */
export class VolumeDiscountRule {
  @Integer({ min: 1, max: 100_000, description: 'Rides completed in the city’s calendar month before this one' })
  fromRides!: number;
  @Integer({ min: 1, max: 50, description: 'Percentage of the price' }) percentOff!: number;
}

export class CostCenterView {
  @Integer() id!: number;
  @Text({ max: 20 }) code!: string;
  @Text({ max: 100 }) name!: string;
  @Flag({ description: 'Rides can be booked for it' }) active!: boolean;
}

/** The credit limit of an account and how much of it is used. */
export class BusinessBalance {
  @Money() creditLimit!: string;
  @Money({ description: 'Reserved for rides that are not over' }) reserved!: string;
  @Money({ description: 'Owed for rides that are over, less payments and credits; never below 0.00' })
  owed!: string;
  @Money({ description: 'Credits that have not lowered an invoice yet' }) unusedCredit!: string;
  @Money({ description: 'Limit less reserved and owed; never below 0.00' }) available!: string;
  @Money({ description: 'Charges that are not on an invoice yet' }) notInvoiced!: string;
  @Money({ description: 'Part of what is owed on invoices that are past their due date' }) overdue!: string;
}

/** A business account as its own services see it. */
export class BusinessAccountView {
  @Integer() id!: number;
  @Text({ max: 100 }) name!: string;
  @OneOf(BUSINESS_ACCOUNT_STATUSES) status!: BusinessAccountStatus;
  @Nested(() => BusinessBalance) balance!: BusinessBalance;
  @Integer({ description: 'Days from the invoice to its due date' }) paymentTermsDays!: number;
  @ListOf(() => VolumeDiscountRule, { max: MAX_DISCOUNT_RULES, description: 'By number of rides' })
  discounts!: VolumeDiscountRule[];
  @Integer({ description: 'Rides completed in the city’s current calendar month' }) ridesThisMonth!: number;
  @ListOf(() => CostCenterView, { description: 'By code, including inactive ones' })
  costCenters!: CostCenterView[];
}

export class BillingEmail {
  @Email() email!: string;
}

export class NewCostCenter {
  @Text({ ...COST_CENTER_CODE, message: COST_CENTER_MESSAGE }) code!: string;
  @Text({ max: 100 }) name!: string;
}

/** Omitted fields keep their value. */
export class CostCenterChange {
  @Text({ max: 100, optional: true }) name?: string;
  @Flag({ optional: true }) active?: boolean;
}

export class NewBusinessAccount {
  @Text({ max: 100 }) name!: string;
  @ListOf(() => BillingEmail, { max: MAX_BILLING_EMAILS, description: 'Where invoices go; at least one' })
  billingEmails!: BillingEmail[];
  @Text({ max: 500, multiline: true, description: 'Printed on invoices' }) billingAddress!: string;
  @Money({ description: 'At most 1000000.00' }) creditLimit!: string;
  @Integer({ min: 0, max: 120, description: 'Days from the invoice to its due date' }) paymentTermsDays!: number;
  @OneOf(LANGUAGES, { optional: true, description: 'Language of invoices and mails; English when left out' })
  language?: Language;
  @Integer({ min: 1, optional: true, description: 'Sales inquiry behind the account; it is marked as answered' })
  salesInquiryId?: number;
}

/** Omitted fields keep their value. */
export class BusinessAccountChange {
  @Text({ max: 100, optional: true }) name?: string;
  @ListOf(() => BillingEmail, { max: MAX_BILLING_EMAILS, optional: true }) billingEmails?: BillingEmail[];
  @Text({ max: 500, multiline: true, optional: true }) billingAddress?: string;
  @Money({
    optional: true,
    description: 'At most 1000000.00. A limit below what is reserved and owed only stops further rides',
  })
  creditLimit?: string;
  @Integer({ min: 0, max: 120, optional: true }) paymentTermsDays?: number;
  @OneOf(LANGUAGES, { optional: true, description: 'Language of future invoices and mails' }) language?: Language;
  @OneOf(BUSINESS_ACCOUNT_STATUSES, { optional: true, description: 'A closed account stays closed' })
  status?: BusinessAccountStatus;
  @Text(REASON) reason!: string;
}

/** Replaces all rules. Quotes and booked rides keep their discount. */
export class VolumeDiscounts {
  @ListOf(() => VolumeDiscountRule, {
    max: MAX_DISCOUNT_RULES,
    description: 'Each number of rides once; a higher number gives a higher discount. Empty for no discount',
  })
  rules!: VolumeDiscountRule[];
  @Text(REASON) reason!: string;
}

export class BusinessServiceAccount {
  @Integer() id!: number;
  @Text({ max: 60 }) name!: string;
  @Instant() connectedAt!: string;
  @Text({ max: 100, description: 'Operator' }) connectedBy!: string;
  @Instant({ optional: true, description: 'When the service account was closed' }) closedAt!: string | null;
}

export class BusinessServiceConnection {
  @Integer({ min: 1, description: 'An open service account that belongs to no business account' })
  serviceAccountId!: number;
}

/** A business account as operations see it. */
export class AdminBusinessAccountView extends BusinessAccountView {
  @ListOf(() => BillingEmail) billingEmails!: BillingEmail[];
  @Text({ max: 500, multiline: true }) billingAddress!: string;
  @OneOf(LANGUAGES, { description: 'Language of invoices and mails' }) language!: Language;
  @Integer({ optional: true }) salesInquiryId!: number | null;
  @ListOf(() => BusinessServiceAccount, { description: 'Service accounts that book on this account' })
  serviceAccounts!: BusinessServiceAccount[];
  @Text({ max: 100, description: 'Operator' }) createdBy!: string;
  @Instant() createdAt!: string;
  @Text({ max: 10, description: 'The current date in the city, through which an invoice created now would charge' })
  today!: string;
}

export class BusinessAccountsQuery {
  @Integer({ min: 1, max: 100, optional: true, fromQuery: true }) limit?: number;
  @Text(PAGE) cursor?: string;
  @Text({ max: 100, optional: true, description: 'Part of a name or of a billing email address' }) q?: string;
  @OneOf(BUSINESS_ACCOUNT_STATUSES, { optional: true, description: 'All when left out' })
  status?: BusinessAccountStatus;
}

/** The newest invoice of an account. */
export class LastBusinessInvoice {
  @Integer() id!: number;
  @Text({ max: 30, description: 'e.g. INV-000017' }) number!: string;
  @OneOf(BUSINESS_INVOICE_STATUSES) status!: BusinessInvoiceStatus;
  @Instant() createdAt!: string;
}

export class BusinessAccountRow {
  @Integer() id!: number;
  @Text({ max: 100 }) name!: string;
  @OneOf(BUSINESS_ACCOUNT_STATUSES) status!: BusinessAccountStatus;
  @Nested(() => BusinessBalance) balance!: BusinessBalance;
  @Integer({ description: 'Service accounts that book on it' }) serviceAccounts!: number;
  @Integer({ description: 'Invoices that are past their due date' }) overdueInvoices!: number;
  @Nested(() => LastBusinessInvoice, { optional: true }) lastInvoice!: LastBusinessInvoice | null;
  @Instant() createdAt!: string;
}

export class BusinessAccountList {
  @ListOf(() => BusinessAccountRow, { description: 'Newest first' }) accounts!: BusinessAccountRow[];
  @Text({ max: 1000, optional: true }) nextCursor!: string | null;
}

export class BusinessChargesQuery {
  @Integer({ min: 1, max: 100, optional: true, fromQuery: true }) limit?: number;
  @Text(PAGE) cursor?: string;
  @OneOf(BUSINESS_CHARGE_STATES, { optional: true }) state?: BusinessChargeState;
  @Text({ max: 20, optional: true, description: 'Code of a cost center' }) costCenter?: string;
  @Integer({ min: 1, optional: true, fromQuery: true, description: 'Rides of this event transport' })
  eventId?: number;
}

/** A credit that reduces a charge. */
export class BusinessCreditView {
  @Integer() id!: number;
  @Money() amount!: string;
  @Text({ ...REASON, description: 'Printed on the invoice' }) reason!: string;
  @Instant() createdAt!: string;
}

/** The charge to the account for a ride. */
export class BusinessChargeView {
  @Integer() id!: number;
  @Integer() rideId!: number;
  @OneOf(RIDE_STATUSES) rideStatus!: RideStatus;
  @OneOf(BUSINESS_CHARGE_STATES) state!: BusinessChargeState;
  @OneOf(BUSINESS_CHARGE_KINDS, { optional: true, description: 'Null until it is charged' })
  kind!: BusinessChargeKind | null;
  @Text({ max: 20, optional: true, description: 'Code of the cost center' }) costCenter!: string | null;
  @Text({ max: MAX_REFERENCE_LENGTH, optional: true }) reference!: string | null;
  @Integer({ optional: true, description: 'The event transport that the ride belongs to' }) eventId!: number | null;
  @Text({ max: 100, optional: true, description: 'Name of the event' }) eventName!: string | null;
  @Text({ max: 100, optional: true, description: 'First name; full if you booked' }) passengerName!: string | null;
  @Text({ max: 200 }) pickupLocation!: string;
  @Text({ max: 200 }) dropoffLocation!: string;
  @Money({ description: 'What is reserved or charged; 0.00 once it is released' }) amount!: string;
  @Money({ description: 'Volume discount already subtracted from the amount' }) discount!: string;
  @Money({ description: 'Sum of its credits; at most the amount' }) credited!: string;
  @ListOf(() => BusinessCreditView, { description: 'Oldest first' }) credits!: BusinessCreditView[];
  @Instant() bookedAt!: string;
  @Instant({ optional: true, description: 'When it was charged or released' }) settledAt!: string | null;
  @Integer({ optional: true }) invoiceId!: number | null;
  @Text({ max: 30, optional: true }) invoiceNumber!: string | null;
}

export class BusinessChargeList {
  @ListOf(() => BusinessChargeView, { description: 'Newest first' }) charges!: BusinessChargeView[];
  @Text({ max: 1000, optional: true }) nextCursor!: string | null;
}

export class BusinessInvoicesQuery {
  @Integer({ min: 1, max: 100, optional: true, fromQuery: true }) limit?: number;
  @Text(PAGE) cursor?: string;
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

export class BusinessChargeCredit {
  @Money({ description: 'More than 0.00, at most the part of the charge that is not credited yet' }) amount!: string;
  @Text({ ...REASON, description: 'Why; printed on the invoice and kept in the audit log' }) reason!: string;
}

export class BusinessReason {
  @Text(REASON) reason!: string;
}
