import type { Transaction } from '../../platform/database/database';

export abstract class DispatchFacade {
  /** The driver gave the ride back: it is never offered to them again. */
  abstract exclude(tx: Transaction, rideId: number, driverId: number): Promise<void>;
}
