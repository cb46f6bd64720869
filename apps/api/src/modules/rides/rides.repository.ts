import type { RideStatus } from '@groupride/contracts';
import type { Transaction } from '../../platform/database/database';
import type { Ride } from './domain/ride';
import type { RideEvent } from './domain/ride-event';
import type { Amendment, Move, NewRide } from './rides.facade';

/** An event before it has a number. */
export type RideEventEntry = Pick<RideEvent, 'type' | 'actorKind' | 'actorId' | 'status' | 'reason' | 'data'>;

export abstract class RidesRepository {
  /** Inserts a ride and its first event. */
  abstract insert(tx: Transaction, ride: NewRide, event: RideEventEntry): Promise<Ride>;
  abstract find(rideId: number): Promise<Ride | null>;
  abstract findAll(rideIds: readonly number[], tx?: Transaction): Promise<Ride[]>;
  abstract ofRow(row: Record<string, unknown>): Ride;
  abstract lock(tx: Transaction, rideId: number): Promise<Ride | null>;
  /** The driver's accepted, unfinished rides, with the one under way first. */
  abstract unfinishedOfDriver(tx: Transaction, driverId: number): Promise<Ride[]>;
  /**
   * Writes a transition conditionally, with its events, its own event last; null when the ride is in none of `from` or
   * does not have the driver asked for.
   */
  abstract transition(
    tx: Transaction,
    move: Move,
    from: readonly RideStatus[],
    events: readonly RideEventEntry[],
  ): Promise<Ride | null>;
  /** Writes an amendment conditionally, with its event; null when the ride is in none of its statuses. */
  abstract amend(tx: Transaction, amendment: Amendment, event: RideEventEntry): Promise<Ride | null>;
  /**
   * Appends an event without changing the ride's fields.
   * @returns the number of the event; null when there is no such ride
   */
  abstract note(tx: Transaction, rideId: number, event: RideEventEntry): Promise<number | null>;
  /** Sets `arrivedAt` of a driver who is back at the pickup. @returns false when nothing changed */
  abstract restartWait(tx: Transaction, rideId: number, driverId: number, at: Date): Promise<boolean>;
  /** Records the arrival once, while en route. @returns false when nothing changed */
  abstract markArrived(tx: Transaction, rideId: number, driverId: number, at: Date): Promise<boolean>;
  /**
   * Counts a wrong boarding code and locks codes until `lockUntil` when the count reaches `most`.
   * @returns the number of wrong codes since the last lock or success
   */
  abstract countWrongCode(tx: Transaction, rideId: number, most: number, lockUntil: Date): Promise<number>;
  abstract forgetWrongCodes(tx: Transaction, rideId: number): Promise<void>;
  abstract lateArrivalReportedAt(rideId: number, tx?: Transaction): Promise<Date | null>;
  abstract isCompletedByOperations(rideId: number, tx?: Transaction): Promise<boolean>;
  abstract findEvent(rideId: number, number: number): Promise<RideEvent | null>;
  abstract events(rideId: number, after: number): Promise<RideEvent[]>;
  abstract isMember(rideId: number, userId: number): Promise<boolean>;
}
