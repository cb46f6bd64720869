import type { Transaction } from '../../platform/database/database';

export abstract class DispatchFacade {
  /** The driver gave the ride back, or lost it: it is never offered to them again. */
  abstract exclude(tx: Transaction, rideId: number, driverId: number): Promise<void>;
}
