import type { RouteStopKind } from '@groupride/contracts';
import type { Transaction } from '../../platform/database/database';
import type { Actor } from '../rides/rides.facade';
import type { PlannedStop, Run } from './domain/run';
import type { RunRow } from './runs.repository';

export interface NewRun extends Omit<RunRow, 'routePlanId' | 'setOutAt'> {
  /** When its driver set out, of a run that begins under way. */
  setOutAt?: Date;
  /** Of a run that a plan led to. */
  routePlanId?: number;
  /** In order. Every ride is one that no run serves yet. */
  stops: readonly (PlannedStop & { doneAt?: Date })[];
}

/** The driver of a whole run. */
export interface RunAssignment {
  driverId: number;
  actor: Actor;
  reason?: string;
  /** The driver who has its rides now; null: nobody has. */
  replacedDriverId?: number | null;
}

/** Drives of one vehicle that serve several rides, stop after stop. */
export abstract class RunsFacade {
  /** Makes a run of rides. @throws ApiError ride_state_conflict when one of them ended or belongs to a run */
  abstract create(tx: Transaction, run: NewRun): Promise<Run>;
  abstract find(runId: number, tx?: Transaction): Promise<Run | null>;
  /** Null for a ride alone. */
  abstract ofRide(rideId: number, tx?: Transaction): Promise<Run | null>;
  /** The run that the driver has in hand: under way first, then the next one; null without any. */
  abstract ofDriver(driverId: number): Promise<Run | null>;
  abstract ofRoutePlan(planId: number): Promise<Run[]>;
  /**
   * Locks the rides of a run that have a stop ahead, and then the run. Code that changes several rides of a run calls it first.
   * @returns null when the ride is alone
   */
  abstract lockOfRide(tx: Transaction, rideId: number): Promise<Run | null>;
  /** Refuses a step that is not for the next stop of the ride's run. @throws ApiError not_next_stop */
  abstract checkNext(tx: Transaction, rideId: number, kind: RouteStopKind): Promise<void>;
  /**
   * Sets the open stops of a run, in order, with those of more rides among them.
   * @param seenRevision of the run for which the order was found
   * @returns null when the run has changed or ended meanwhile
   * @throws ApiError ride_state_conflict when a new ride ended or belongs to a run
   */
  abstract insertStops(
    tx: Transaction,
    runId: number,
    seenRevision: number,
    order: { stops: readonly PlannedStop[]; seats: number },
  ): Promise<Run | null>;
  /**
   * Gives all rides of a run that have not begun to one driver, without asking whether that driver is free: the caller locks the driver,
   * and the constraints of the rides refuse what overlaps.
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
