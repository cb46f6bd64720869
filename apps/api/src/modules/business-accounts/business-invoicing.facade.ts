import type { BusinessChargeKind, Language } from '@groupride/contracts';
import type { Cents } from '@groupride/pricing';
import type { Transaction } from '../../platform/database/database';

/** An account that owes something no invoice has yet. */
export interface InvoicedAccount {
  name: string;
  billingAddress: string;
  paymentTermsDays: number;
  language: Language;
  /** What there is to invoice. */
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

/** What invoices need of accounts and their charges. */
export abstract class BusinessInvoicingFacade {
  /** Accounts with charges from before a moment that no invoice has. */
  abstract accountsToInvoice(before: Date): Promise<number[]>;
  /** Locks the account, so that nothing is charged to it until the transaction ends. Null when there is no such account. */
  abstract lock(tx: Transaction, accountId: number, before: Date): Promise<InvoicedAccount | null>;
  /** Locks the account, as everything does that changes its invoices, payments or credits. @returns when it was created */
  abstract lockAccount(tx: Transaction, accountId: number): Promise<Date>;
  /** Puts the charges from before a moment that no invoice has onto one. @returns their sum */
  abstract assign(tx: Transaction, accountId: number, invoiceId: number, before: Date): Promise<Cents>;
  /** Lets the charges of a void invoice come onto the next one. It keeps its lines. */
  abstract unassign(tx: Transaction, invoiceId: number): Promise<void>;
  /** Changes what the account owes: by less than zero when it has paid, by more when a payment is reversed. */
  abstract changeOwed(tx: Transaction, accountId: number, by: Cents): Promise<void>;
  /** By cost center and date; those of a void invoice too. */
  abstract charges(invoiceId: number): Promise<InvoicedCharge[]>;
  /** Where mails about invoices go. */
  abstract billingContact(accountId: number): Promise<{ emails: string[]; language: Language }>;
  /** Users as whom the services of the account act. */
  abstract serviceUsers(accountId: number): Promise<number[]>;
}
