import type { Transaction } from '../../platform/database/database';

export abstract class PledgesFacade {
  /** Schedules the deadline and the reminders of a new pledge, in the transaction that creates the ride. */
  abstract begin(tx: Transaction, rideId: number): Promise<void>;
}
