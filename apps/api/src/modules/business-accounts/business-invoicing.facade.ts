import type { BusinessChargeKind } from '@groupride/contracts';
import type { Cents } from '@groupride/pricing';
import type { Transaction } from '../../platform/database/database';

/** An account that owes something no invoice has yet. */
export interface InvoicedAccount {
  name: string;
  billingAddress: string;
  paymentTermsDays: number;
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
  /** Puts the charges from before a moment that no invoice has onto one. @returns their sum */
  abstract assign(tx: Transaction, accountId: number, invoiceId: number, before: Date): Promise<Cents>;
  /** Takes the charges of a void invoice off it. */
  abstract unassign(tx: Transaction, invoiceId: number): Promise<void>;
  /** Lowers what the account owes. */
  abstract paid(tx: Transaction, accountId: number, amount: Cents): Promise<void>;
  /** By cost center and date. */
  abstract charges(invoiceId: number): Promise<InvoicedCharge[]>;
  abstract billingEmails(accountId: number): Promise<string[]>;
  /** Users as whom the services of the account act. */
  abstract serviceUsers(accountId: number): Promise<number[]>;
}
