import type { BusinessChargeState, BusinessChargeView } from '@groupride/contracts';
import type { Cents } from '@groupride/pricing';
import type { Transaction } from '../../platform/database/database';
import type { CreditUse, UsableCredit } from './domain/credit-uses';

/** What of a charge can be credited. */
export interface CreditableCharge {
  id: number;
  accountId: number;
  rideId: number;
  state: BusinessChargeState;
  amount: Cents;
  credited: Cents;
}

export interface NewCredit {
  chargeId: number;
  accountId: number;
  amount: Cents;
  reason: string;
  by: number;
}

export interface Credit {
  id: number;
  chargeId: number;
  accountId: number;
  rideId: number;
  amount: Cents;
  /** What no invoice has been lowered by yet. */
  unused: Cents;
  reason: string;
  costCenter: string | null;
  reference: string | null;
  createdAt: Date;
}

/** A credit on an invoice. */
export interface InvoicedCredit extends Omit<Credit, 'unused'> {
  /** By how much it lowers this invoice. */
  used: Cents;
}

/** Credits of charges, and the invoices that they lower. Every change happens while the account is locked. */
export abstract class BusinessCreditsFacade {
  abstract charge(tx: Transaction, chargeId: number): Promise<CreditableCharge | null>;
  /**
   * One conditional write: of a charge that is owed, at most what is left of it. The account owes less.
   * @returns the credit's id; null when it is refused
   */
  abstract add(tx: Transaction, credit: NewCredit): Promise<number | null>;
  /** Credits of the account that are not used up and whose charge is on an invoice, oldest first. */
  abstract usable(tx: Transaction, accountId: number): Promise<UsableCredit[]>;
  abstract use(tx: Transaction, use: CreditUse): Promise<void>;
  /** Credits on a void invoice can be used again. */
  abstract release(tx: Transaction, invoiceId: number, at: Date): Promise<void>;
  /** With all its credits. @throws ApiError not_found */
  abstract chargeView(chargeId: number): Promise<BusinessChargeView>;
  abstract find(creditId: number): Promise<Credit | null>;
  /** Oldest first; those of a void invoice too. */
  abstract ofInvoice(invoiceId: number): Promise<InvoicedCredit[]>;
}

export { planUses, taxesIn } from './domain/credit-uses';
