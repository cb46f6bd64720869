import type { RouteStopKind } from '@groupride/contracts';
import type { Transaction } from '../../../platform/database/database';
import { ApiError } from '../../../platform/http/api-error';
import { nextStop, type Run } from '../../runs/runs.facade';

/** Runs that a test makes. Their stops are done when the test says so. */
export class StandInRuns {
  private readonly runs: Run[] = [];

  /** @param stops in order, each with the ride that it is for */
  add(stops: readonly [rideId: number, kind: RouteStopKind][], more: Partial<Run> = {}): Run {
    const now = new Date('2027-01-04T12:00:00Z');
    const run: Run = {
      id: 70 + this.runs.length,
      source: 'pool',
      routePlanId: null,
      rideType: 'GroupPool',
      seats: 14,
      revision: 1,
      startsAt: now,
      setOutAt: null,
      createdAt: now,
      endedAt: null,
      stops: stops.map(([rideId, kind], position) => ({
        rideId,
        kind,
        position,
        plannedAt: now,
        doneAt: null,
        skippedAt: null,
      })),
      ...more,
    };
    this.runs.push(run);
    return run;
  }

  async ofRide(rideId: number): Promise<Run | null> {
    return this.runs.find(({ stops }) => stops.some((stop) => stop.rideId === rideId)) ?? null;
  }

  lockOfRide(_tx: Transaction, rideId: number): Promise<Run | null> {
    return this.ofRide(rideId);
  }

  async checkNext(_tx: Transaction, rideId: number, kind: RouteStopKind): Promise<void> {
    const run = await this.ofRide(rideId);
    const next = run && nextStop(run);
    if (next && (next.rideId !== rideId || next.kind !== kind)) throw new ApiError('not_next_stop', '');
  }

  isNext(rideId: number): boolean {
    const run = this.runs.find(({ stops }) => stops.some((stop) => stop.rideId === rideId));
    return !run || nextStop(run)?.rideId === rideId;
  }
}
