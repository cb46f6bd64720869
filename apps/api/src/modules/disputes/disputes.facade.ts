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
  /** Disputes of the ride whose money the bank has taken and not returned, oldest first. */
  abstract takenBack(rideId: number): Promise<DisputeFact[]>;
}
