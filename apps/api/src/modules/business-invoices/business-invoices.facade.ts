import type { BusinessInvoiceStatus, Language } from '@groupride/contracts';
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
  /** Credits that reduce the amount to pay. */
  credited: Cents;
  /** Language of the PDF. */
  language: Language;
  /** Date in the city. */
  dueDate: string;
  createdAt: Date;
  paidAt: Date | null;
}

export abstract class BusinessInvoicesFacade {
  abstract find(invoiceId: number): Promise<Invoice | null>;
}

/** The amount left to pay. */
export const leftOf = ({
  total,
  paid,
  credited,
  status,
}: Pick<Invoice, 'total' | 'paid' | 'credited' | 'status'>): Cents => (status === 'void' ? 0 : total - paid - credited);
