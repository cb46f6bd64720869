import type { RefundReason, RefundState, RefundView } from '@groupride/contracts';
import type { Cents } from '@groupride/pricing';

/** Money that went, or is to go, back to a payer. */
export interface RefundFact {
  id: number;
  paymentId: number;
  payerId: number;
  amount: Cents;
  reason: RefundReason;
  state: RefundState;
  requestedAt: Date;
  /** When it succeeded, or failed. */
  settledAt: Date | null;
}

export abstract class RefundsFacade {
  /** All of a ride, oldest first, also those that failed. What has reached the payer is what has `succeeded`. */
  abstract ofRide(rideId: number): Promise<RefundFact[]>;
  /** The same as operators see them. */
  abstract viewsOfRide(rideId: number): Promise<RefundView[]>;
}
