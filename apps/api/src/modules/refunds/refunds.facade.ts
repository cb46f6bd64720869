import type { RefundCause, RefundState, RefundView } from '@groupride/contracts';
import type { Cents } from '@groupride/pricing';
import type { Transaction } from '../../platform/database/database';

/** Money that went, or is to go, back to a payer. */
export interface RefundFact {
  id: number;
  paymentId: number;
  payerId: number;
  amount: Cents;
  reason: RefundCause;
  state: RefundState;
  requestedAt: Date;
  /** When it succeeded, or failed. */
  settledAt: Date | null;
}

export abstract class RefundsFacade {
  /** All of a ride, oldest first, also those that failed. What has reached the payer is what has `succeeded`. */
  abstract ofRide(rideId: number, tx?: Transaction): Promise<RefundFact[]>;
  /**
   * Gives back of a payment what its payer has paid above what the books say they owe for the ride; doing it again gives back nothing
   * more. The caller holds the ride's lock, and has booked what is owed.
   * @returns what is given back
   */
  abstract refundOverpayment(tx: Transaction, payment: { id: number; rideId: number; payerId: number }): Promise<Cents>;
  /**
   * Books to GroupRide the cost of refunds that were made before the payer's debt was booked and that the payer would now owe again.
   * The caller holds the ride's lock, and has booked the debt.
   */
  abstract absorbEarlyRefunds(tx: Transaction, payer: { rideId: number; payerId: number }): Promise<void>;
  /** What is still with us of each payment of a ride of which something was taken: less what was, or is being, given back, and nothing of what a bank has taken back. */
  abstract leftOfRide(rideId: number, tx?: Transaction): Promise<ReadonlyMap<number, Cents>>;
  /** All of a ride as operators see them. */
  abstract viewsOfRide(rideId: number): Promise<RefundView[]>;
}
