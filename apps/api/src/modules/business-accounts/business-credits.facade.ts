import type { BusinessChargeState, BusinessChargeView } from '@groupride/contracts';
import type { Cents } from '@groupride/pricing';
import type { Transaction } from '../../platform/database/database';
import type { CreditUse, UsableCredit } from './domain/credit-uses';

/** A charge and the part of it that was already credited. */
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
  /** The part that has not reduced an invoice yet. */
  unused: Cents;
  reason: string;
  costCenter: string | null;
  reference: string | null;
  createdAt: Date;
}

/** A credit on an invoice. */
export interface InvoicedCredit extends Omit<Credit, 'unused'> {
  /** The amount by which it reduces this invoice. */
  used: Cents;
}

/** Credits of charges, and the invoices that they reduce. All changes require a lock on the account. */
export abstract class BusinessCreditsFacade {
  abstract charge(tx: Transaction, chargeId: number): Promise<CreditableCharge | null>;
  /**
   * Credits at most the rest of a charge that is owed, and reduces what the account owes.
   * @returns the credit's id; null when refused
   */
  abstract add(tx: Transaction, credit: NewCredit): Promise<number | null>;
  /** Credits of the account that are not used up and whose charge is on an invoice, oldest first. */
  abstract usable(tx: Transaction, accountId: number): Promise<UsableCredit[]>;
  abstract use(tx: Transaction, use: CreditUse): Promise<void>;
  /** Makes the credits on a void invoice usable again. */
  abstract release(tx: Transaction, invoiceId: number, at: Date): Promise<void>;
  /** A charge with all its credits. @throws ApiError not_found */
  abstract chargeView(chargeId: number): Promise<BusinessChargeView>;
  abstract find(creditId: number): Promise<Credit | null>;
  /** Credits of an invoice, oldest first. Includes those of a void invoice. */
  abstract ofInvoice(invoiceId: number): Promise<InvoicedCredit[]>;
}

export { planUses, taxesIn } from './domain/credit-uses';
