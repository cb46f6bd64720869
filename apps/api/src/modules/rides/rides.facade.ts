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

/** The person or system that causes a change. The role determines the permission, and the user is recorded. */
export interface Actor {
  as: TransitionActor;
  /** Null for the system. */
  userId: number | null;
}

/** The roles of people who ride along or booked the ride. */
export type Rider = Extract<RideViewer, 'organizer' | 'member'>;

export const SYSTEM: Actor = { as: 'system', userId: null };

export interface Move {
  rideId: number;
  to: RideStatus;
  actor: Actor;
  /** Type of the recorded event. */
  event: RideEventType;
  reason?: string;
  data?: Record<string, unknown>;
  /** An additional event, recorded by the same write before the event of the move. */
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
  /** Moves the ride only if this driver has it. */
  onlyOfDriver?: number;
  /** Applies only while the pledge is in one of these states. */
  fromPledge?: readonly PledgeState[];
  /** Applies only while no driver has arrived. */
  beforeArrival?: boolean;
  /** Applies only to a ride that is not part of a run. */
  onlyAlone?: boolean;
}

/** A change of a ride's route, price or split before it starts. */
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
  /** Statuses in which the ride can be changed. */
  from: readonly RideStatus[];
  /** Applies only while the pledge is in one of these states. */
  fromPledge?: readonly PledgeState[];
  /** Applies only while no driver has arrived. */
  beforeArrival?: boolean;
  /** Applies only to a ride that is not part of a run. */
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

/** The operations on rides for other modules. */
export abstract class RidesFacade {
  /** Inserts a ride in `awaiting_payment` with its first event, under the current cancellation policy. */
  abstract create(tx: Transaction, ride: NewRide): Promise<Ride>;
  abstract find(rideId: number): Promise<Ride | null>;
  /** The rides with these ids that exist. */
  abstract findAll(rideIds: readonly number[], tx?: Transaction): Promise<Ride[]>;
  /** Converts a row with all columns of `rides`, for statements that also read other tables. */
  abstract ofRow(row: Record<string, unknown>): Ride;
  /** Locks the row until the transaction ends. @throws ApiError not_found */
  abstract lock(tx: Transaction, rideId: number): Promise<Ride>;
  /**
   * Changes the status, which nothing else does: one conditional write against the transition table, with its numbered
   * event.
   * @throws ApiError ride_state_conflict when `actor` may not move the ride there from its current status
   */
  abstract move(tx: Transaction, move: Move): Promise<Ride>;
  /** Changes price or split in one conditional write, with its event. @throws ApiError ride_state_conflict */
  abstract amend(tx: Transaction, amendment: Amendment): Promise<Ride>;
  /** Appends an event without changing the status. @returns the number of the event */
  abstract note(tx: Transaction, note: Note): Promise<number>;
  /** Records the arrival once, while en route. @returns false when nothing changed */
  abstract markArrived(
    tx: Transaction,
    arrival: { rideId: number; driverId: number; actorId: number; at: Date; data?: Record<string, unknown> },
  ): Promise<boolean>;
  /**
   * Records that a driver who had left is back at the pickup, and restarts the wait.
   * @returns false when nothing changed
   */
  abstract restartWait(tx: Transaction, arrival: { rideId: number; driverId: number; at: Date }): Promise<boolean>;
  /**
   * Counts a wrong boarding code and locks codes until `lockUntil` when the count reaches `most`.
   * @returns the number of wrong codes since the last lock or success
   */
  abstract countWrongCode(tx: Transaction, rideId: number, most: number, lockUntil: Date): Promise<number>;
  abstract forgetWrongCodes(tx: Transaction, rideId: number): Promise<void>;
  /** The driver's accepted, unfinished rides, with the one under way first. */
  abstract unfinishedOfDriver(tx: Transaction, driverId: number): Promise<Ride[]>;
  /** The role of `who` in the ride. @throws ApiError not_found when they have none */
  abstract viewerOf(who: Principal, ride: Ride): Promise<RideViewer>;
  /** The ride and the role of `who` in it. @throws ApiError not_found */
  abstract authorize(who: Principal, rideId: number): Promise<{ ride: Ride; viewer: RideViewer }>;
  /** Like `authorize`, for the organizer and members only. @throws ApiError not_found for others */
  abstract authorizeRider(who: Principal, rideId: number): Promise<{ ride: Ride; viewer: Rider }>;
  /** @throws ApiError not_found */
  abstract view(who: Principal, rideId: number, tx?: Transaction): Promise<RideView>;
  /** Time at which a late report of the arrival was received; null for an arrival that was reported at once. */
  abstract lateArrivalReportedAt(rideId: number, tx?: Transaction): Promise<Date | null>;
  /** Whether operations completed the trip for the driver and therefore stated the cash received. */
  abstract isCompletedByOperations(rideId: number, tx?: Transaction): Promise<boolean>;
  /** An event with all recorded data, for other modules. People see `eventViews`. */
  abstract findEvent(rideId: number, number: number): Promise<RideEvent | null>;
  /** Whether the ride got a driver after this event. */
  abstract gotDriverAfter(rideId: number, number: number): Promise<boolean>;
  /** The events after number `after` that `who` may see. @throws ApiError not_found */
  abstract eventViews(who: Principal, rideId: number, after: number): Promise<RideEventView[]>;
  /**
   * Scheduled rides that a driver has accepted and not set out for, earliest start first. Only the first ride of a run
   * is included.
   */
  abstract upcomingViewsOfDriver(who: Principal, driverId: number): Promise<RideView[]>;
  /** The driver's current ride: one under way or, without one, the next scheduled ride. */
  abstract viewOfDriver(who: Principal, driverId: number): Promise<RideView | null>;
}

export {
  checkedStepTime,
  driverChanged,
  happenedData,
  noSuchRide,
  notArrived,
  rideStateConflict,
} from './rides.errors';
export { isForEveryone, seesEvent } from './domain/event-privacy';
export { destinationForDriver, isOver, pickupForDriver, sharedRide, type Ride } from './domain/ride';
export { authorizationTime, isClosedPledge, isUndecided, pledgeOf, type Pledge } from './domain/pledge';
export { presentPledge } from './pledge.presenter';
