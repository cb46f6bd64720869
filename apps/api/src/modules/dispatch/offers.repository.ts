import type { OfferCause, OfferStatus } from '@groupride/contracts';
import type { Transaction } from '../../platform/database/database';
import type { SqlText } from '../../platform/database/sql-parts';
import type { SqlCondition } from '../../platform/jobs/transaction-jobs';
import type { Ride } from '../rides/rides.facade';

/** A ride proposed to one driver for a few seconds. */
export interface Offer {
  id: number;
  rideId: number;
  driverId: number;
  status: OfferStatus;
  /** Straight-line meters from the driver to the pickup. */
  pickupMeters: number;
  createdAt: Date;
  expiresAt: Date;
}

/** An offer with the parts of the ride that the driver may see. */
export interface OfferedRide {
  offer: Offer;
  ride: Ride;
  organizerName: string;
  /** Number of completed rides of the organizer. */
  organizerTrips: number;
}

/** The rides that a round looks at, regardless of which drivers are free. */
export interface WaitingRequests {
  /** Immediate requests that may share a vehicle, longest-waiting first. */
  shared: readonly Ride[];
  /**
   * Immediate requests whose last decision is older than the request or an answer to an offer, longest-waiting first.
   */
  undecided: readonly Ride[];
  /** Ids of the undecided requests without any decision. */
  neverDecided: ReadonlySet<number>;
  /**
   * Immediate requests that a free driver can reach, longest-waiting first. Empty when all requests that wait are
   * undecided: only a driver who has come within reach makes a difference to the others.
   */
  reachable: readonly Ride[];
  /** Scheduled rides to match days ahead, earliest start first. */
  ahead: readonly Ride[];
}

/** A ride that `selectWaiting` lists, with all its columns. */
export type WaitingRow = Record<string, unknown> & {
  id: number;
  kind: 'shared' | 'undecided' | 'reachable' | 'ahead';
  is_new: boolean;
};

export abstract class OffersRepository {
  abstract make(
    tx: Transaction,
    rideId: number,
    driverId: number,
    pickupMeters: number,
    expiresAt: Date,
    ahead?: boolean,
  ): Promise<Offer>;
  /** Ends an open offer. @returns the offer, or null when it was not open */
  abstract close(
    tx: Transaction,
    where: { offerId: number } | { rideId: number; driverId: number },
    status: Exclude<OfferStatus, 'open'>,
    cause?: OfferCause,
  ): Promise<Offer | null>;
  /** Accepts an open, unexpired offer unless the driver is a member of the ride: drivers must not verify themselves. The caller holds the ride's lock. */
  abstract accept(tx: Transaction, rideId: number, driverId: number, now: Date): Promise<Offer | null>;
  /**
   * Withdraws all other open offers of a ride, or of a driver.
   * @param cause `assigned` when the ride or the driver was taken, which does not count against the driver
   */
  abstract withdrawOpen(
    tx: Transaction,
    of: { rideId: number } | { driverId: number },
    cause?: OfferCause,
  ): Promise<Offer[]>;
  /** Withdraws a ride's open offers to drivers who have a seat in it. They are asked again once they have left. */
  abstract withdrawOfMembers(tx: Transaction, rideId: number): Promise<Offer[]>;
  /** Removes a ride's open offers, so that the same drivers can be asked again. */
  abstract takeBackOpen(tx: Transaction, rideId: number): Promise<Offer[]>;
  abstract hasOpen(tx: Transaction, rideId: number): Promise<boolean>;
  /** Ids of rides whose search should have ended. */
  abstract overdueSearches(now: Date, searchMinutes: number, limit: number): Promise<number[]>;
  /**
   * Selects what a round looks at: immediate requests without an open offer, and scheduled rides.
   * @param of selects the ids of reachable requests, and the ids and starts (`since`) of the scheduled rides
   */
  abstract selectWaiting(
    most: { shared: number; undecided: number },
    of: { reachable: SqlText; ahead: SqlText },
  ): SqlText;
  /** The rides in the rows of `selectWaiting`. */
  abstract waitingOf(rows: readonly WaitingRow[]): WaitingRequests;
  /** SQL condition that the ride may share its vehicle and other such groups are waiting. */
  abstract areGroupsWaitingFor(rideId: number): SqlCondition;
  /** Immediate requests without an open offer, counted up to `limit`. */
  abstract countWaitingRequests(limit: number): Promise<number>;
  /** Withdraws the accepted offer, so that a driver who released the ride is not asked again. */
  abstract withdrawAccepted(tx: Transaction, rideId: number, driverId: number, cause?: OfferCause): Promise<void>;
  abstract openOfDriver(driverId: number, now: Date): Promise<OfferedRide[]>;
  /** Expiry of the driver's open offers of scheduled rides, by ride. */
  abstract aheadOfDriver(driverId: number, now: Date): Promise<Map<number, Date>>;
  /** The driver who has an open offer of the ride; null when nobody has. The caller holds the ride's lock. */
  abstract openDriver(tx: Transaction, rideId: number): Promise<number | null>;
  /** Records that the driver took the ride: accepts their open offer, or adds an accepted one when there is none. */
  abstract recordTaken(tx: Transaction, rideId: number, driverId: number): Promise<void>;
  abstract offered(offerId: number): Promise<OfferedRide | null>;
}
