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
const BASED_ON = {
  min: 1,
  optional: true,
  description: 'The `revision` that you saw. Refused with `business_account_changed` if the account was changed since',
} as const;
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
  @Integer(BASED_ON) basedOn?: number;
}

/** Replaces all rules. Quotes and booked rides keep their discount. */
export class VolumeDiscounts {
  @ListOf(() => VolumeDiscountRule, {
    max: MAX_DISCOUNT_RULES,
    description: 'Each number of rides once; a higher number gives a higher discount. Empty for no discount',
  })
  rules!: VolumeDiscountRule[];
  @Text(REASON) reason!: string;
  @Integer(BASED_ON) basedOn?: number;
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
  @Integer({ description: 'Grows with each change of the account by operations' }) revision!: number;
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

export class BusinessChargeCredit {
  @Money({ description: 'More than 0.00, at most the part of the charge that is not credited yet' }) amount!: string;
  @Text({ ...REASON, description: 'Why; printed on the invoice and kept in the audit log' }) reason!: string;
}

export class BusinessReason {
  @Text(REASON) reason!: string;
}
