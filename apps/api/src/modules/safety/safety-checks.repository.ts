import type { SafetyAnswer, SafetyCause } from '@groupride/contracts';
import type { LatLng } from '@groupride/geo';
import type { Transaction } from '../../platform/database/database';
import type { WatchedTrip } from './domain/trip-check';

export interface OpenCheck {
  id: number;
  cause: SafetyCause;
  /** The position of the car when the question was asked. */
  place: LatLng;
}

/** A current trip with the checks whose cause has not ended. */
export interface Trip extends Omit<WatchedTrip, 'now'> {
  rideId: number;
  /** Since when the car has been on its way to `destination`. Earlier positions were on the way to another place. */
  destinationSince: Date;
  openChecks: readonly OpenCheck[];
}

export interface NewCheck {
  rideId: number;
  cause: SafetyCause;
  since: Date;
  place: LatLng;
  askedAt: Date;
}

export interface UnansweredCheck {
  id: number;
  cause: SafetyCause;
  askedAt: Date;
}

export interface AnsweredCheck {
  cause: SafetyCause;
  place: LatLng;
  askedAt: Date;
}

export abstract class SafetyChecksRepository {
  /** Current trips with a destination, so none that are booked by the hour. */
  abstract tripsUnderWay(): Promise<Trip[]>;
  /**
   * @returns the id and the people asked; null when the trip is over, nobody is aboard, or this cause has an open check
   */
  abstract ask(tx: Transaction, check: NewCheck): Promise<{ id: number; people: number[] } | null>;
  abstract endCause(checkId: number, at: Date): Promise<void>;
  /** Checks that the user has not answered, while the trip is in progress. */
  abstract unanswered(rideId: number, userId: number): Promise<UnansweredCheck[]>;
  /** Stores an answer; "help" replaces "ok". @returns null when nothing changed */
  abstract answer(
    tx: Transaction,
    answer: { rideId: number; checkId: number; userId: number; answer: SafetyAnswer; at: Date },
  ): Promise<AnsweredCheck | null>;
  /**
   * Gives the questions and answers of a guest to the account that takes over the seat. The account's own answer to a
   * question stays, unless it has none.
   */
  abstract changePerson(tx: Transaction, rideId: number, from: number, to: number): Promise<void>;
  abstract wasAsked(rideId: number, checkId: number, userId: number): Promise<boolean>;
}
