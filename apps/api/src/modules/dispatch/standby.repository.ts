import type { Transaction } from '../../platform/database/database';

/** A driver on the standby list of a ride. */
export interface Standby {
  rideId: number;
  driverId: number;
  joinedAt: Date;
  /** Place on the list; 1 for the first. */
  place: number;
}

export abstract class StandbyRepository {
  /** Adds the driver to the end of the list. A driver who is already on it keeps their place. */
  abstract join(tx: Transaction, rideId: number, driverId: number, at: Date): Promise<void>;
  /** @returns false when the driver was not on the list */
  abstract leave(rideId: number, driverId: number, tx?: Transaction): Promise<boolean>;
  /** The lists of these rides, first driver first. */
  abstract lists(rideIds: readonly number[], tx?: Transaction): Promise<Standby[]>;
  /** Ids of rides that have not begun and whose standby list the driver is on. */
  abstract ridesOf(driverId: number): Promise<number[]>;
}
