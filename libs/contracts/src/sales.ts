import { Email, Instant, OneOf, Text, Integer } from './fields';

export const SALES_INQUIRY_STATES = ['new', 'answered', 'closed'] as const;
export type SalesInquiryState = (typeof SALES_INQUIRY_STATES)[number];

export const SALES_MESSAGE_MAX_LENGTH = 2000;
/** Maximum number of inquiries per page of the list for operations. */
export const MAX_SALES_INQUIRIES = 100;

/** A message to sales from the business page, which requires no account. */
export class NewSalesInquiry {
  @Text({
    max: 36,
    pattern: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
    description: 'UUID from the client; the same one sent again stores nothing new',
  })
  clientId!: string;
  @Text({ max: 100 }) name!: string;
  @Email() email!: string;
  @Text({ max: 200, optional: true }) organization?: string;
  @Text({
    min: 10,
    max: 30,
    pattern: /^\+?[\d\s()-]+$/,
    optional: true,
    message: 'Enter a phone number with at least 10 digits',
  })
  phone?: string;
  @Text({ max: SALES_MESSAGE_MAX_LENGTH, multiline: true }) message!: string;
}

export class SalesInquiryQuery {
  @OneOf(SALES_INQUIRY_STATES, { optional: true, name: 'SalesInquiryState' }) state?: SalesInquiryState;
  @Integer({ min: 1, optional: true, fromQuery: true, description: 'Only inquiries older than this id' })
  before?: number;
}

export class SalesInquiryChange {
  @OneOf(SALES_INQUIRY_STATES, { name: 'SalesInquiryState' }) state!: SalesInquiryState;
}

export class SalesInquiryView {
  @Integer() id!: number;
  @Text({ max: 100 }) name!: string;
  @Email() email!: string;
  @Text({ max: 200, optional: true }) organization!: string | null;
  @Text({ max: 30, optional: true }) phone!: string | null;
  @Text({ max: SALES_MESSAGE_MAX_LENGTH, multiline: true }) message!: string;
  @OneOf(SALES_INQUIRY_STATES, { name: 'SalesInquiryState' }) state!: SalesInquiryState;
  @Instant() sentAt!: string;
  @Text({ max: 100, optional: true, description: 'Operator who last changed the state' }) changedBy!: string | null;
  @Instant({ optional: true }) changedAt!: string | null;
}
