import type { DisputeState } from '@groupride/contracts';
import type { Cents } from '@groupride/pricing';

/** A payment that its payer disputes with their bank. */
export interface DisputeFact {
  id: string;
  paymentId: number;
  payerId: number;
  amount: Cents;
  state: DisputeState;
  openedAt: Date;
}

export abstract class DisputesFacade {
  /** Where the bank has taken the money of a payment of the ride and not given it back, oldest first. */
  abstract takenBack(rideId: number): Promise<DisputeFact[]>;
}
