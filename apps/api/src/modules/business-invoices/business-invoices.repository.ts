import type { BusinessInvoiceStatus } from '@groupride/contracts';
import type { Cents } from '@groupride/pricing';
import type { Transaction } from '../../platform/database/database';
import type { Page, PageOf } from '../../platform/keyset';
import type { Invoice } from './business-invoices.facade';

export type NewInvoice = Pick<
  Invoice,
  'number' | 'accountId' | 'month' | 'accountName' | 'billingAddress' | 'total' | 'dueDate' | 'language'
>;

export interface StoredPayment {
  id: number;
  amount: Cents;
  receivedOn: string;
  reference: string;
  recordedAt: Date;
  reversedAt: Date | null;
  /** Name of an operator. */
  reversedBy: string | null;
  reversalReason: string | null;
}

export abstract class BusinessInvoicesRepository {
  /** The next invoice number. A rollback returns it, so that there are no gaps. */
  abstract takeNumber(tx: Transaction): Promise<number>;
  abstract insert(tx: Transaction, invoice: NewInvoice): Promise<number>;
  abstract find(id: number, tx?: Transaction): Promise<Invoice | null>;
  abstract list(
    accountId: number,
    status: BusinessInvoiceStatus | null,
    page: PageOf<'newest'>,
  ): Promise<Page<Invoice & { sortKey: null }>>;
  /** Pays at most the rest of an open invoice. @returns the updated invoice; null when refused */
  abstract pay(tx: Transaction, id: number, amount: Cents, at: Date): Promise<Invoice | null>;
  /** @returns false when the invoice is not open or was partly paid */
  abstract void(tx: Transaction, id: number): Promise<boolean>;
  abstract insertPayment(
    tx: Transaction,
    payment: { invoiceId: number; amount: Cents; receivedOn: string; reference: string; by: number },
  ): Promise<number>;
  /** Reduces an open invoice by a credit, like `pay`. */
  abstract credit(tx: Transaction, id: number, amount: Cents, at: Date): Promise<Invoice | null>;
  /** Open invoices of an account and the amounts left to pay, by due date. */
  abstract payable(tx: Transaction, accountId: number): Promise<{ id: number; left: Cents }[]>;
  abstract paymentOf(tx: Transaction, paymentId: number): Promise<{ invoiceId: number; accountId: number } | null>;
  /**
   * Reverses a payment once and reopens its invoice.
   * @returns the amount and the updated invoice; null when the payment was already reversed
   */
  abstract reverse(
    tx: Transaction,
    paymentId: number,
    reversal: { by: number; reason: string; at: Date },
  ): Promise<{ amount: Cents; invoice: Invoice } | null>;
  abstract payments(invoiceId: number): Promise<StoredPayment[]>;
  /** Open invoices that were due before this day. */
  abstract overdue(today: string): Promise<Invoice[]>;
}
