import type { RouteStopKind } from '@groupride/contracts';
import type { Transaction } from '../../platform/database/database';
import type { Actor } from '../rides/rides.facade';
import type { PlannedStop, Run } from './domain/run';
import type { RunRow } from './runs.repository';

export interface NewRun extends Omit<RunRow, 'routePlanId' | 'setOutAt'> {
  /** When the driver set out; only for a run that starts while its driver is on the road. */
  setOutAt?: Date;
  /** The route plan that the run comes from. */
  routePlanId?: number;
  /** All stops in order. Their rides must not belong to a run yet. */
  stops: readonly (PlannedStop & { doneAt?: Date })[];
}

/** The assignment of a driver to a whole run. */
export interface RunAssignment {
  driverId: number;
  actor: Actor;
  reason?: string;
  /** The current driver of its rides; null when they have none. */
  replacedDriverId?: number | null;
}

/** Manages runs: drives of one vehicle that serve several rides, stop after stop. */
export abstract class RunsFacade {
  /** Creates a run of rides. @throws ApiError ride_state_conflict when one of them has ended or belongs to a run */
  abstract create(tx: Transaction, run: NewRun): Promise<Run>;
  abstract find(runId: number, tx?: Transaction): Promise<Run | null>;
  /** Null when the ride has no run. */
  abstract ofRide(rideId: number, tx?: Transaction): Promise<Run | null>;
  /** The driver's current run, or else the next one; null when there is none. */
  abstract ofDriver(driverId: number): Promise<Run | null>;
  abstract ofRoutePlan(planId: number): Promise<Run[]>;
  /**
   * Locks the rides of a run that have an open stop, and then the run. Call this before changing several rides of a
   * run. A ride without a run is locked as well, so that it stays without one.
   * @returns null when the ride has no run
   */
  abstract lockOfRide(tx: Transaction, rideId: number): Promise<Run | null>;
  /** Refuses a step that is not for the next stop of the ride's run. @throws ApiError not_next_stop */
  abstract checkNext(tx: Transaction, rideId: number, kind: RouteStopKind): Promise<void>;
  /**
   * Replaces the open stops of a run, and adds the rides among them that are new.
   * @param seenRevision the revision for which the order was found
   * @returns null when the run has changed or ended meanwhile
   * @throws ApiError ride_state_conflict when a new ride has ended or belongs to a run
   */
  abstract insertStops(
    tx: Transaction,
    runId: number,
    seenRevision: number,
    order: { stops: readonly PlannedStop[]; seats: number },
  ): Promise<Run | null>;
  /**
   * Assigns all rides of a run that have not begun to one driver without checking that the driver is free: the caller
   * locks the driver, and database constraints reject overlapping rides.
   * @throws ApiError ride_state_conflict when a ride has another driver than `replacedDriverId`
   */
  abstract assign(tx: Transaction, run: Run, assignment: RunAssignment): Promise<void>;
}

export { isNextOfRun } from './next-stop-sql';
export {
  beginsWith,
  isOpen,
  mostAboard,
  nextStop,
  openRides,
  type PlannedStop,
  type Run,
  type RunStop,
} from './domain/run';
