import type { ProgressCause } from '@groupride/contracts';
import type { Transaction } from '../../platform/database/database';
import type { Approach, DriverEnRoute } from './domain/approach';

/** A question that is not settled yet. */
export interface OpenCheck {
  id: number;
  rideId: number;
  driverId: number;
  cause: ProgressCause;
  /** Since when there has been a reason to ask. */
  since: Date;
  askedAt: Date;
  dueAt: Date;
  awaitsAnswer: boolean;
  /** How often the driver said that they are on the way. */
  answers: number;
  /** Travel time to the pickup, in seconds, that progress is measured from: the shortest when asked, and after an answer the one at that time; null: unknown. */
  seconds: number | null;
}

export type Question = Pick<OpenCheck, 'rideId' | 'driverId' | 'cause' | 'since' | 'askedAt' | 'dueAt' | 'seconds'>;

/** A driver on the way to a pickup, and what is known of the approach. */
export interface WatchedDriver extends Omit<DriverEnRoute, 'now' | 'travelTime' | 'arrivalMeters'> {
  rideId: number;
  driverId: number;
  approach: Approach | null;
  check: OpenCheck | null;
}

export abstract class ProgressChecksRepository {
  /** Drivers on the way, and those who have arrived while nobody is aboard: all, or the one of a ride. */
  abstract onTheWay(rideId: number | null, tx?: Transaction): Promise<WatchedDriver[]>;
  /** Forgets approaches of drivers who are not watched any more, and questions that were settled by an arrival or with the ride. */
  abstract forgetEnded(now: Date): Promise<void>;
  abstract saveApproach(rideId: number, driverId: number, approach: Approach, tx?: Transaction): Promise<void>;
  /** Only while the driver is on the way and nothing is asked. @returns null when that is not so */
  abstract ask(tx: Transaction, question: Question): Promise<OpenCheck | null>;
  /** Whether the driver has arrived, and has been away from the pickup since or was asked about it. */
  abstract hasLeftPickup(tx: Transaction, rideId: number, driverId: number): Promise<boolean>;
  /** Records the answer to an open question. @param answer the travel time at the answer; null: unknown. @returns null without a question */
  abstract confirm(
    tx: Transaction,
    rideId: number,
    driverId: number,
    answer: { dueAt: Date; seconds: number | null },
  ): Promise<OpenCheck | null>;
  /** Asks again, as the last answer brought nothing. Only when nothing has changed since `check` was read. */
  abstract askAgain(tx: Transaction, check: OpenCheck, dueAt: Date): Promise<boolean>;
  /** Only when nothing has changed since `check` was read. */
  abstract end(tx: Transaction, check: OpenCheck, outcome: 'progress' | 'taken_back', at: Date): Promise<boolean>;
  /** The open question of a driver, or else the last ride that was taken back since then. */
  abstract latest(driverId: number, since: Date): Promise<(OpenCheck & { isTakenBack: boolean }) | null>;
}
