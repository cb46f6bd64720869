import type { RefundCause, RefundState, RefundView } from '@groupride/contracts';
import type { Cents } from '@groupride/pricing';
import type { Transaction } from '../../platform/database/database';

/** A refund that was made or is to be made. */
export interface RefundFact {
  id: number;
  paymentId: number;
  payerId: number;
  amount: Cents;
  reason: RefundCause;
  state: RefundState;
  requestedAt: Date;
  /** When the refund succeeded or failed. */
  settledAt: Date | null;
}

export abstract class RefundsFacade {
  /** All refunds of a ride, oldest first, including failed ones. Those that reached the payer have `succeeded`. */
  abstract ofRide(rideId: number, tx?: Transaction): Promise<RefundFact[]>;
  /**
   * Refunds the payer's overpayment for a ride, up to the amount of this payment. Idempotent. The caller holds the
   * ride's lock and has booked the debt.
   * @returns the amount that is refunded
   */
  abstract refundOverpayment(tx: Transaction, payment: { id: number; rideId: number; payerId: number }): Promise<Cents>;
  /**
   * Books to GroupRide the cost of refunds that were made before the payer's debt was booked and that the payer would now owe again.
   * The caller holds the ride's lock, and has booked the debt.
   */
  abstract absorbEarlyRefunds(tx: Transaction, payer: { rideId: number; payerId: number }): Promise<void>;
  /**
   * The amount left of each captured payment of a ride, less requested and completed refunds; 0 when a bank has taken
   * it back.
   */
  abstract leftOfRide(rideId: number, tx?: Transaction): Promise<ReadonlyMap<number, Cents>>;
  /** All refunds of a ride as operators see them. */
  abstract viewsOfRide(rideId: number): Promise<RefundView[]>;
}
