import type { BusinessChargeKind, Language } from '@groupride/contracts';
import type { Cents } from '@groupride/pricing';
import type { Transaction } from '../../platform/database/database';

/** An account with charges that are not on an invoice yet. */
export interface InvoicedAccount {
  name: string;
  billingAddress: string;
  paymentTermsDays: number;
  language: Language;
  /** The amount to invoice. */
  total: Cents;
}

export interface InvoicedCharge {
  rideId: number;
  kind: BusinessChargeKind;
  settledAt: Date;
  costCenter: string | null;
  costCenterName: string | null;
  reference: string | null;
  eventName: string | null;
  passengerName: string | null;
  pickupLocation: string;
  dropoffLocation: string;
  amount: Cents;
  discount: Cents;
}

/** The accounts and charges that invoices are made of. */
export abstract class BusinessInvoicingFacade {
  /** Accounts with charges before a time that are not on an invoice. */
  abstract accountsToInvoice(before: Date): Promise<number[]>;
  /** Locks the account, so that nothing is charged until the transaction ends. Null when there is no such account. */
  abstract lock(tx: Transaction, accountId: number, before: Date): Promise<InvoicedAccount | null>;
  /** Locks the account. Required for every change of its invoices, payments or credits. @returns when it was created */
  abstract lockAccount(tx: Transaction, accountId: number): Promise<Date>;
  /** Adds the charges before a time that are not on an invoice to this one. @returns their sum */
  abstract assign(tx: Transaction, accountId: number, invoiceId: number, before: Date): Promise<Cents>;
  /** Makes the charges of a void invoice available to the next one. The void invoice keeps its lines. */
  abstract unassign(tx: Transaction, invoiceId: number): Promise<void>;
  /** Changes the amount that the account owes: negative for a payment, positive for a reversed payment. */
  abstract changeOwed(tx: Transaction, accountId: number, by: Cents): Promise<void>;
  /** Charges of an invoice by cost center and date. Includes those of a void invoice. */
  abstract charges(invoiceId: number): Promise<InvoicedCharge[]>;
  /** Recipients and language of emails about invoices. */
  abstract billingContact(accountId: number): Promise<{ emails: string[]; language: Language }>;
  /** User ids of the account's services. */
  abstract serviceUsers(accountId: number): Promise<number[]>;
}
