import type { Cents } from '@groupride/pricing';
import type { Transaction } from '../../platform/database/database';

/** The charge of a rider for a completed ride that credit can pay. */
export interface CreditableCharge {
  userId: number;
  /** Price of their own seat. */
  seat: Cents;
  /** The amount charged to them, before credit. */
  amount: Cents;
}

export abstract class CreditsFacade {
  /** The credit that a rider can use now. */
  abstract available(userId: number): Promise<Cents>;
  /**
   * Pays charges with the credit reserved for the ride, releases the rest, and posts to the ledger. Runs under the
   * ride's lock.
   * @returns the amount paid with credit, by user id
   */
  abstract pay(tx: Transaction, rideId: number, charges: readonly CreditableCharge[]): Promise<Map<number, Cents>>;
}
