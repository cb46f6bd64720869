import type { ProgressCause } from '@groupride/contracts';
import type { Transaction } from '../../platform/database/database';
import type { Approach, DriverEnRoute } from './domain/approach';

/** A question that is not settled yet. */
export interface OpenCheck {
  id: number;
  rideId: number;
  driverId: number;
  cause: ProgressCause;
  /** Time since which there has been a reason to ask. */
  since: Date;
  askedAt: Date;
  dueAt: Date;
  awaitsAnswer: boolean;
  /** Number of times the driver answered that they are on the way. */
  answers: number;
  /**
   * Travel time to the pickup, in seconds, from which progress is measured: the shortest one when asked or, after an
   * answer, the one at that time; null when unknown.
   */
  seconds: number | null;
}

/** A driver's way to a pickup. */
export type WayToPickup = Pick<WatchedDriver, 'rideId' | 'driverId' | 'pickup'>;

export type Question = Pick<OpenCheck, 'cause' | 'since' | 'askedAt' | 'dueAt' | 'seconds'> & WayToPickup;

/** A driver on the way to a pickup, with the known approach. */
export interface WatchedDriver extends Omit<DriverEnRoute, 'now' | 'travelTime' | 'arrivalMeters'> {
  rideId: number;
  driverId: number;
  approach: Approach | null;
  check: OpenCheck | null;
}

export abstract class ProgressChecksRepository {
  /**
   * Drivers on the way, and drivers who have arrived while nobody is aboard.
   * @param rideId only the driver of this ride; null for all
   */
  abstract onTheWay(rideId: number | null, tx?: Transaction): Promise<WatchedDriver[]>;
  /**
   * Deletes approaches of drivers who are no longer watched, and ends questions that were settled by an arrival or with
   * the ride.
   */
  abstract forgetEnded(now: Date): Promise<void>;
  /**
   * Does nothing when the driver has lost the ride or its pickup has moved. An approach that began again after this one
   * was read, with the driver's answer for example, is kept.
   */
  abstract saveApproach(way: WayToPickup, approach: Approach, tx?: Transaction): Promise<void>;
  /**
   * Deletes the approach to a ride whose pickup moved, and ends its open question. A question to a driver who is
   * unreachable stays open, because it does not depend on the pickup.
   */
  abstract forgetPickup(tx: Transaction, rideId: number, now: Date): Promise<void>;
  /**
   * Asks a driver who is on the way and has no open question.
   * @returns null when that does not apply, or when an arrival or another pickup has removed the cause
   */
  abstract ask(tx: Transaction, question: Question): Promise<OpenCheck | null>;
  /** Whether the driver has arrived, and since then has been away from the pickup or was asked about it. */
  abstract hasLeftPickup(tx: Transaction, rideId: number, driverId: number): Promise<boolean>;
  /**
   * Records the answer to an open question that neither an arrival nor the end of the ride has settled.
   * @param answer the travel time at the answer; null when unknown
   * @returns null without a question
   */
  abstract confirm(
    tx: Transaction,
    rideId: number,
    driverId: number,
    answer: { dueAt: Date; seconds: number | null },
  ): Promise<OpenCheck | null>;
  /**
   * Asks again when no progress followed the last answer. Does nothing when the check has changed since it was read.
   */
  abstract askAgain(tx: Transaction, check: OpenCheck, dueAt: Date): Promise<boolean>;
  /** Ends the check. Does nothing when it has changed since it was read. */
  abstract end(tx: Transaction, check: OpenCheck, outcome: 'progress' | 'taken_back', at: Date): Promise<boolean>;
  /** The driver's open question or, without one, the last ride that was taken back since `since`. */
  abstract latest(driverId: number, since: Date): Promise<(OpenCheck & { isTakenBack: boolean }) | null>;
}
