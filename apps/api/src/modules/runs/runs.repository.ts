import type { RouteStopKind } from '@groupride/contracts';
import type { Transaction } from '../../platform/database/database';
import type { PlannedStop, Run } from './domain/run';

export type RunRow = Pick<Run, 'source' | 'routePlanId' | 'rideType' | 'seats' | 'startsAt' | 'setOutAt'>;

export abstract class RunsRepository {
  abstract insert(tx: Transaction, run: RunRow, stops: readonly (PlannedStop & { doneAt?: Date })[]): Promise<number>;
  abstract find(runId: number, tx?: Transaction): Promise<Run | null>;
  /** Locks the run until the transaction ends. */
  abstract lock(tx: Transaction, runId: number): Promise<Run | null>;
  /** The run that serves the ride; null when it has none. */
  abstract idOfRide(rideId: number, tx?: Transaction): Promise<number | null>;
  /** Open runs of this driver: the current one first, then by start time. */
  abstract idsOfDriver(driverId: number): Promise<number[]>;
  abstract idsOfRoutePlan(planId: number): Promise<number[]>;
  /** Marks a stop as made. @returns false when it was made or skipped already */
  abstract finishStop(
    tx: Transaction,
    runId: number,
    stop: { rideId: number; kind: RouteStopKind },
    at: Date,
  ): Promise<boolean>;
  /** Skips the open stops of a ride. @returns whether there were any */
  abstract skipRide(tx: Transaction, runId: number, rideId: number, at: Date): Promise<boolean>;
  /** Removes the stops of a ride, so that another run can serve it. @returns whether there were any */
  abstract removeRide(tx: Transaction, runId: number, rideId: number): Promise<boolean>;
  /** @param at null when the next driver has to set out again */
  abstract setOut(tx: Transaction, runId: number, at: Date | null): Promise<void>;
  /** Ends a run without open stops. @returns false when it has open stops or has already ended */
  abstract end(tx: Transaction, runId: number, at: Date): Promise<boolean>;
  /**
   * Replaces the open stops of a run.
   * @param seenRevision the run's revision as the caller saw it
   * @returns false when the run has changed or ended
   */
  abstract replaceOpenStops(
    tx: Transaction,
    runId: number,
    seenRevision: number,
    stops: readonly PlannedStop[],
    seats: number,
  ): Promise<boolean>;
}
