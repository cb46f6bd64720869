import type { BusinessInvoiceStatus } from '@groupride/contracts';
import type { Cents } from '@groupride/pricing';

export interface Invoice {
  id: number;
  number: number;
  accountId: number;
  /** e.g. 2026-11 */
  month: string;
  accountName: string;
  billingAddress: string;
  status: BusinessInvoiceStatus;
  total: Cents;
  paid: Cents;
  /** Date in the city. */
  dueDate: string;
  createdAt: Date;
  paidAt: Date | null;
}

export abstract class BusinessInvoicesFacade {
  abstract find(invoiceId: number): Promise<Invoice | null>;
}
