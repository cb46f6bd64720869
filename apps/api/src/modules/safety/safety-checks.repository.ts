import type { SafetyAnswer, SafetyCause } from '@groupride/contracts';
import type { LatLng } from '@groupride/geo';
import type { Transaction } from '../../platform/database/database';
import type { WatchedTrip } from './domain/trip-check';

export interface OpenCheck {
  id: number;
  cause: SafetyCause;
  /** Where the car was when the question was asked. */
  place: LatLng;
}

/** A trip under way with the checks whose cause has not ended. */
export interface Trip extends Omit<WatchedTrip, 'now'> {
  rideId: number;
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
  /** Trips with a destination to drive to: not those that are booked by the hour. */
  abstract tripsUnderWay(): Promise<Trip[]>;
  /** @returns the id, or null when the trip is over, nobody is aboard, or this cause is asked about already */
  abstract ask(tx: Transaction, check: NewCheck): Promise<{ id: number; people: number[] } | null>;
  abstract endCause(checkId: number, at: Date): Promise<void>;
  /** While the trip is under way. */
  abstract unanswered(rideId: number, userId: number): Promise<UnansweredCheck[]>;
  /** Stores an answer; "help" replaces "ok". @returns null when nothing changed */
  abstract answer(
    tx: Transaction,
    answer: { rideId: number; checkId: number; userId: number; answer: SafetyAnswer; at: Date },
  ): Promise<AnsweredCheck | null>;
  abstract wasAsked(rideId: number, checkId: number, userId: number): Promise<boolean>;
}
