import type { Cents } from '@groupride/pricing';
import type { Transaction } from '../../platform/database/database';
import type { Ride } from '../rides/rides.facade';
import type { Failure } from '../payments/payment-provider.facade';
import type { StoredPayment } from '../payments/payment-records.facade';

/** The payer and ride of a debt, and the card that should have paid it. */
export type UnpaidPayment = Pick<StoredPayment, 'rideId' | 'payerId' | 'methodId' | 'cardBrand' | 'cardLast4'>;

export const TAKEN_IN_PART: Failure = {
  code: 'captured_in_part',
  message: 'Less was charged than the ride costs, and the rest of the hold was released.',
};

export { cashPosting } from './ledger-postings';

/** Amounts that no hold covers. Runs in the caller's transaction, under the ride's lock. */
export abstract class DebtsFacade {
  /**
   * Opens a debt for an amount that no hold covers and charges the card stored for the ride, if there is one. An amount too small
   * for a card is written off.
   */
  abstract owe(tx: Transaction, payment: UnpaidPayment, amount: Cents, why: Failure): Promise<void>;
  /**
   * Records that an amount could not be captured. A released hold becomes a debt; a hold that may still exist raises an
   * alert for operations. A tip is not owed: its payer is told once its hold is released.
   */
  abstract noteLostCapture(tx: Transaction, payment: StoredPayment, amount: Cents, why: Failure): Promise<void>;
}

/** Applies received money to debts. Runs in the caller's transaction, under the ride's lock. */
export abstract class DebtSettlementFacade {
  /** Handles the capture of a hold. If less was captured than its payer owes, the rest becomes a debt. */
  abstract captured(tx: Transaction, ride: Ride, payment: StoredPayment, captured: Cents): Promise<void>;
  /** Handles the part of an overpayment that was kept because its payer owed it. */
  abstract paidByOverpayment(tx: Transaction, payment: StoredPayment, kept: Cents): Promise<void>;
  /** Handles the decline of a card that was charged for a debt. */
  abstract declined(tx: Transaction, debt: StoredPayment, why: Failure): Promise<void>;
}
