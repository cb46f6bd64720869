import type { ActorKind, RideEventType, RideStatus } from '@groupride/contracts';
import type { Transaction } from '../../platform/database/database';
import type { Ride } from './domain/ride';
import type { Amendment, Move, NewRide } from './rides.facade';

export interface RideEvent {
  rideId: number;
  number: number;
  type: RideEventType;
  at: Date;
  actorKind: ActorKind;
  actorId: number | null;
  actorName: string | null;
  status: RideStatus | null;
  reason: string | null;
  data: Record<string, unknown>;
}

export type NewRideEvent = Omit<RideEvent, 'at' | 'actorName'>;

export abstract class RidesRepository {
  abstract insert(tx: Transaction, ride: NewRide): Promise<Ride>;
  abstract find(rideId: number): Promise<Ride | null>;
  abstract lock(tx: Transaction, rideId: number): Promise<Ride | null>;
  /** The conditional write of a transition; null when the ride is in none of `from` (or not of the driver asked for). */
  abstract transition(tx: Transaction, move: Move, from: readonly RideStatus[]): Promise<Ride | null>;
  /** The conditional write of an amendment; null when the ride is in none of its statuses. */
  abstract amend(tx: Transaction, amendment: Amendment): Promise<Ride | null>;
  /** Takes the next event number. @returns it and the ride's status */
  abstract nextNumber(tx: Transaction, rideId: number): Promise<number | null>;
  /** Sets `arrivedAt` once, while en route. @returns false when it was set or the ride is elsewhere */
  abstract markArrived(tx: Transaction, rideId: number, driverId: number, at: Date): Promise<boolean>;
  abstract appendEvent(tx: Transaction, event: NewRideEvent): Promise<void>;
  abstract events(rideId: number, after: number): Promise<RideEvent[]>;
  abstract isMember(rideId: number, userId: number): Promise<boolean>;
}
