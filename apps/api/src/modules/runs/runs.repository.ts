import type { RouteStopKind } from '@groupride/contracts';
import type { Transaction } from '../../platform/database/database';
import type { PlannedStop, Run } from './domain/run';

export type RunRow = Pick<Run, 'source' | 'routePlanId' | 'rideType' | 'seats' | 'startsAt' | 'setOutAt'>;

export abstract class RunsRepository {
  abstract insert(tx: Transaction, run: RunRow, stops: readonly (PlannedStop & { doneAt?: Date })[]): Promise<number>;
  abstract find(runId: number, tx?: Transaction): Promise<Run | null>;
  /** Locks the run until the transaction ends. */
  abstract lock(tx: Transaction, runId: number): Promise<Run | null>;
  /** The run that serves the ride; null for a ride alone. */
  abstract idOfRide(rideId: number, tx?: Transaction): Promise<number | null>;
  /** Runs that have not ended and are this driver's, the one under way first, then by start. */
  abstract idsOfDriver(driverId: number): Promise<number[]>;
  abstract idsOfRoutePlan(planId: number): Promise<number[]>;
  /** Marks a stop as made. @returns false when it was made or skipped already */
  abstract finishStop(
    tx: Transaction,
    runId: number,
    stop: { rideId: number; kind: RouteStopKind },
    at: Date,
  ): Promise<boolean>;
  /** Skips what is left of a ride. @returns whether anything was */
  abstract skipRide(tx: Transaction, runId: number, rideId: number, at: Date): Promise<boolean>;
  /** Takes the stops of a ride out, which can then be served otherwise. @returns whether there were any */
  abstract removeRide(tx: Transaction, runId: number, rideId: number): Promise<boolean>;
  /** @param at null: its next driver has to set out again */
  abstract setOut(tx: Transaction, runId: number, at: Date | null): Promise<void>;
  /** Ends a run without open stops, once. @returns whether it did */
  abstract end(tx: Transaction, runId: number, at: Date): Promise<boolean>;
  /**
   * Replaces the open stops of a run.
   * @param seenRevision the run as the caller saw it
   * @returns whether it was still like that and has not ended
   */
  abstract replaceOpenStops(
    tx: Transaction,
    runId: number,
    seenRevision: number,
    stops: readonly PlannedStop[],
    seats: number,
  ): Promise<boolean>;
}
