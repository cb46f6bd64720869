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
  /** Operator. */
  reversedBy: string | null;
  reversalReason: string | null;
}

export abstract class BusinessInvoicesRepository {
  /** The next number; given back when the transaction is undone, so that there are no gaps. */
  abstract takeNumber(tx: Transaction): Promise<number>;
  abstract insert(tx: Transaction, invoice: NewInvoice): Promise<number>;
  abstract find(id: number, tx?: Transaction): Promise<Invoice | null>;
  abstract list(
    accountId: number,
    status: BusinessInvoiceStatus | null,
    page: PageOf<'newest'>,
  ): Promise<Page<Invoice & { sortKey: null }>>;
  /** One conditional write: of an open invoice, at most what is left. @returns the invoice afterwards, null when it is refused */
  abstract pay(tx: Transaction, id: number, amount: Cents, at: Date): Promise<Invoice | null>;
  /** @returns false when it is not open, or something was paid of it */
  abstract void(tx: Transaction, id: number): Promise<boolean>;
  abstract insertPayment(
    tx: Transaction,
    payment: { invoiceId: number; amount: Cents; receivedOn: string; reference: string; by: number },
  ): Promise<number>;
  /** By how much a credit lowers it; one conditional write, like `pay`. */
  abstract credit(tx: Transaction, id: number, amount: Cents, at: Date): Promise<Invoice | null>;
  /** Open ones of an account and what is left of them, those that are due first first. */
  abstract payable(tx: Transaction, accountId: number): Promise<{ id: number; left: Cents }[]>;
  abstract paymentOf(tx: Transaction, paymentId: number): Promise<{ invoiceId: number; accountId: number } | null>;
  /**
   * One conditional write: a payment that counts does not any more, and its invoice is open again.
   * @returns the amount and the invoice afterwards; null when it was reversed before
   */
  abstract reverse(
    tx: Transaction,
    paymentId: number,
    reversal: { by: number; reason: string; at: Date },
  ): Promise<{ amount: Cents; invoice: Invoice } | null>;
  abstract payments(invoiceId: number): Promise<StoredPayment[]>;
  /** Open ones that were due before this day. */
  abstract overdue(today: string): Promise<Invoice[]>;
}
