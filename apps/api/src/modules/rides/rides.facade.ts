import type {
  PledgeState,
  RideEventType,
  RideEventView,
  RideStatus,
  RideView,
  RideViewer,
  TransitionActor,
} from '@groupride/contracts';
import type { Transaction } from '../../platform/database/database';
import type { Principal } from '../../platform/http/principal';
import type { Ride } from './domain/ride';
import type { RideEvent } from './domain/ride-event';

export type { RideEvent };

/** Who causes something: the role decides whether they may, the user is recorded. */
export interface Actor {
  as: TransitionActor;
  /** Null for the system. */
  userId: number | null;
}

export const SYSTEM: Actor = { as: 'system', userId: null };

export interface Move {
  rideId: number;
  to: RideStatus;
  actor: Actor;
  /** How the event stream names it. */
  event: RideEventType;
  reason?: string;
  data?: Record<string, unknown>;
  /** What the same write adds to the ride's history before the event of the move. */
  noted?: Omit<Note, 'rideId'>;
  /** Columns that change with the status. */
  set?: Partial<
    Pick<
      Ride,
      | 'driverId'
      | 'runId'
      | 'pendingSince'
      | 'pledgeState'
      | 'acceptedAt'
      | 'busyFrom'
      | 'busyUntil'
      | 'arrivedAt'
      | 'startedAt'
      | 'completedAt'
      | 'cashReceived'
      | 'cancelledAt'
      | 'cancelReason'
      | 'cancelRule'
      | 'cancelFee'
      | 'cancelDriverPart'
      | 'wrongCodes'
      | 'codesLockedUntil'
    >
  >;
  /** Only if the ride is this driver's. */
  onlyOfDriver?: number;
  /** Only while the pledge is in one of these states. */
  fromPledge?: readonly PledgeState[];
  /** Only while no driver has arrived. */
  beforeArrival?: boolean;
  /** Only a ride that no run serves. */
  onlyAlone?: boolean;
}

/** Where a ride starts, what it costs and how that is shared, before it starts. */
export interface Amendment {
  rideId: number;
  actor: Actor;
  event: RideEventType;
  reason?: string;
  data?: Record<string, unknown>;
  set: Partial<
    Pick<
      Ride,
      | 'quoteId'
      | 'pickupLocation'
      | 'pickupAddress'
      | 'pickupLat'
      | 'pickupLng'
      | 'dropoffLocation'
      | 'dropoffAddress'
      | 'dropoffLat'
      | 'dropoffLng'
      | 'distanceMeters'
      | 'durationSeconds'
      | 'runId'
      | 'busyFrom'
      | 'busyUntil'
      | 'groupSize'
      | 'totalCost'
      | 'costPerPerson'
      | 'baseFare'
      | 'serviceFee'
      | 'taxes'
      | 'discount'
      | 'splitMode'
      | 'customShares'
      | 'pledgeState'
      | 'pledgeClosedAt'
      | 'pledgeFixBy'
    >
  >;
  /** Only in these statuses. */
  from: readonly RideStatus[];
  /** Only while the pledge is in one of these states. */
  fromPledge?: readonly PledgeState[];
  /** Only while no driver has arrived. */
  beforeArrival?: boolean;
  /** Only a ride that no run serves. */
  onlyAlone?: boolean;
}

export interface Note {
  rideId: number;
  type: RideEventType;
  actor: Actor | { as: 'member'; userId: number };
  reason?: string;
  data?: Record<string, unknown>;
}

export type NewRide = Omit<
  Ride,
  | 'id'
  | 'lastEvent'
  | 'wrongCodes'
  | 'codesLockedUntil'
  | 'createdAt'
  | 'driverId'
  | 'runId'
  | 'status'
  | 'pendingSince'
  | 'waitingSince'
  | 'pledgeClosedAt'
  | 'pledgeFixBy'
  | 'acceptedAt'
  | 'busyFrom'
  | 'busyUntil'
  | 'arrivedAt'
  | 'startedAt'
  | 'completedAt'
  | 'cashReceived'
  | 'cancelledAt'
  | 'cancelReason'
  | 'cancelRule'
  | 'cancelPolicyId'
  | 'cancelFee'
  | 'cancelDriverPart'
>;

/** What other modules may do with rides. */
export abstract class RidesFacade {
  /** Inserts a ride in `awaiting_payment` with its first event, under the cancellation policy of the moment. */
  abstract create(tx: Transaction, ride: NewRide): Promise<Ride>;
  abstract find(rideId: number): Promise<Ride | null>;
  /** Those of the rides that exist. */
  abstract findAll(rideIds: readonly number[], tx?: Transaction): Promise<Ride[]>;
  /** The ride of a row with all columns of `rides`, from a statement that reads more than rides. */
  abstract ofRow(row: Record<string, unknown>): Ride;
  /** Locks the row until the transaction ends. @throws ApiError not_found */
  abstract lock(tx: Transaction, rideId: number): Promise<Ride>;
  /**
   * The only way a status changes: one conditional write against the transition table, with its numbered event.
   * @throws ApiError ride_state_conflict when the ride is in no status from which `actor` may bring it there
   */
  abstract move(tx: Transaction, move: Move): Promise<Ride>;
  /** Changes price or split in one conditional write, with its event. @throws ApiError ride_state_conflict */
  abstract amend(tx: Transaction, amendment: Amendment): Promise<Ride>;
  /** Appends an event that changes no status. @returns its number */
  abstract note(tx: Transaction, note: Note): Promise<number>;
  /** Records the arrival once, while en route. @returns false when nothing changed */
  abstract markArrived(
    tx: Transaction,
    arrival: { rideId: number; driverId: number; actorId: number; at: Date; data?: Record<string, unknown> },
  ): Promise<boolean>;
  /** Records that a driver who had left is back at the pickup: waiting begins anew. @returns false when nothing changed */
  abstract restartWait(tx: Transaction, arrival: { rideId: number; driverId: number; at: Date }): Promise<boolean>;
  /** Counts a wrong boarding code. @returns how many there have been since the last lock or success; locks until `lockUntil` at `most` */
  abstract countWrongCode(tx: Transaction, rideId: number, most: number, lockUntil: Date): Promise<number>;
  abstract forgetWrongCodes(tx: Transaction, rideId: number): Promise<void>;
  /** Rides that a driver has accepted and not ended, the one under way first. */
  abstract unfinishedOfDriver(tx: Transaction, driverId: number): Promise<Ride[]>;
  /** What `who` is to the ride. @throws ApiError not_found when it is not theirs */
  abstract viewerOf(who: Principal, ride: Ride): Promise<RideViewer>;
  /** The ride and what `who` is to it. @throws ApiError not_found */
  abstract authorize(who: Principal, rideId: number): Promise<{ ride: Ride; viewer: RideViewer }>;
  /** @throws ApiError not_found */
  abstract view(who: Principal, rideId: number, tx?: Transaction): Promise<RideView>;
  /** When an arrival that was reported later reached us; null for an arrival that was reported as it happened. */
  abstract lateArrivalReportedAt(rideId: number, tx?: Transaction): Promise<Date | null>;
  /** Whether operations completed the trip for its driver, and so stated the cash that was received. */
  abstract isCompletedByOperations(rideId: number, tx?: Transaction): Promise<boolean>;
  /** One event with everything that is recorded of it, for other modules; people see `eventViews`. */
  abstract findEvent(rideId: number, number: number): Promise<RideEvent | null>;
  /** What happened after event number `after`, as `who` may see it. @throws ApiError not_found */
  abstract eventViews(who: Principal, rideId: number, after: number): Promise<RideEventView[]>;
  /** Scheduled rides that a driver has accepted and not set out for, in order of their start; of a run the first one. */
  abstract upcomingViewsOfDriver(who: Principal, driverId: number): Promise<RideView[]>;
  /** The ride a driver has in hand: under way first, then the next scheduled one. */
  abstract viewOfDriver(who: Principal, driverId: number): Promise<RideView | null>;
}

export { checkedStepTime, happenedData, noSuchRide, rideStateConflict } from './rides.errors';
export { isPrivateEvent, seesEvent } from './domain/event-privacy';
export { destinationForDriver, pickupForDriver, sharedRide, type Ride } from './domain/ride';
export { authorizationTime, isOpenToChanges, isUndecided, pledgeOf, presentPledge, type Pledge } from './domain/pledge';
