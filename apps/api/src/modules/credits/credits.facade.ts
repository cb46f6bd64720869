import type { Cents } from '@groupride/pricing';
import type { Transaction } from '../../platform/database/database';

/** What somebody owes for a completed ride, as far as credit depends on it. */
export interface CreditableCharge {
  userId: number;
  /** Price of their own seat. */
  seat: Cents;
  /** What they are charged, before credit. */
  amount: Cents;
}

export abstract class CreditsFacade {
  /** What somebody can use now. */
  abstract available(userId: number): Promise<Cents>;
  /**
   * Pays charges with what is set aside for the ride, and gives the rest of that back. Books it in the ledger. Under the ride's lock.
   * @returns what credit paid, by rider
   */
  abstract pay(tx: Transaction, rideId: number, charges: readonly CreditableCharge[]): Promise<Map<number, Cents>>;
}
