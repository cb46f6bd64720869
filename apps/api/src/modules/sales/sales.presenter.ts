import type { SalesInquiryView } from '@groupride/contracts';
import type { StoredSalesInquiry } from './sales.repository';

export const presentInquiry = ({ createdAt, changedAt, ...inquiry }: StoredSalesInquiry): SalesInquiryView => ({
  ...inquiry,
  sentAt: createdAt.toISOString(),
  changedAt: changedAt?.toISOString() ?? null,
});
