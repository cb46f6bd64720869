import { Injectable } from '@nestjs/common';
import type { RideStatus, RouteStopKind } from '@groupride/contracts';
import { Clock } from '../../platform/clock';
import type { Transaction } from '../../platform/database/database';
import { RidesFacade, rideStateConflict, SYSTEM, type Ride } from '../rides/rides.facade';
import { runTime } from './domain/run-time';
import { isOpen, isOrdered, nextStop, openRides, type PlannedStop, type Run } from './domain/run';
import { notNextStop, stopsOutOfOrder } from './runs.errors';
import { RunsFacade, type NewRun, type RunAssignment } from './runs.facade';
import { RunsRepository } from './runs.repository';

const BEFORE_THE_TRIP: readonly RideStatus[] = ['pending', 'confirmed', 'en_route'];
const NOT_ENDED: readonly RideStatus[] = [...BEFORE_THE_TRIP, 'in_progress'];

/** Manages runs, their stops and their driver. `RunProgress` applies the events of their rides. */
@Injectable()
export class RunsService extends RunsFacade {
  constructor(
    private readonly runs: RunsRepository,
    private readonly rides: RidesFacade,
    private readonly clock: Clock,
  ) {
    super();
  }

  async create(tx: Transaction, { stops, routePlanId, setOutAt, ...run }: NewRun): Promise<Run> {
    if (!isOrdered(stops)) throw stopsOutOfOrder();
    const runId = await this.runs.insert(
      tx,
      { ...run, routePlanId: routePlanId ?? null, setOutAt: setOutAt ?? null },
      stops,
    );
    await this.join(tx, runId, stops, openRides({ stops: stops.map(opened) }));
    return (await this.runs.find(runId, tx))!;
  }

  find(runId: number, tx?: Transaction): Promise<Run | null> {
    return this.runs.find(runId, tx);
  }

  async ofRide(rideId: number, tx?: Transaction): Promise<Run | null> {
    const runId = await this.runs.idOfRide(rideId, tx);
    return runId === null ? null : this.runs.find(runId, tx);
  }

  async ofDriver(driverId: number): Promise<Run | null> {
    const [runId] = await this.runs.idsOfDriver(driverId);
    return runId === undefined ? null : this.runs.find(runId);
  }

  async ofRoutePlan(planId: number): Promise<Run[]> {
    const runs = await Promise.all((await this.runs.idsOfRoutePlan(planId)).map((runId) => this.runs.find(runId)));
    return runs.filter((run) => run !== null);
  }

  async lockOfRide(tx: Transaction, rideId: number): Promise<Run | null> {
    const run = (await this.ofRide(rideId, tx)) ?? (await this.ofLockedRide(tx, rideId));
    if (!run) return null;
    for (const id of openRides(run).toSorted((one, other) => one - other)) await this.rides.lock(tx, id);
    return this.runs.lock(tx, run.id);
  }

  async checkNext(tx: Transaction, rideId: number, kind: RouteStopKind): Promise<void> {
    const runId = await this.runs.idOfRide(rideId, tx);
    if (runId === null) return;
    const run = await this.runs.lock(tx, runId);
    const next = run && nextStop(run);
    if (!next || (next.rideId === rideId && next.kind === kind)) return;
    const [ride] = await this.rides.findAll([next.rideId], tx);
    throw notNextStop(next, (next.kind === 'pickup' ? ride?.pickupLocation : ride?.dropoffLocation) ?? '');
  }

  async insertStops(
    tx: Transaction,
    runId: number,
    seenRevision: number,
    { stops, seats }: { stops: readonly PlannedStop[]; seats: number },
  ): Promise<Run | null> {
    const before = await this.runs.lock(tx, runId);
    if (!before || before.revision !== seenRevision) return null;
    const order = new Set(stops.map(keyOf));
    if (!isOrdered(stops) || !before.stops.filter(isOpen).every((stop) => order.has(keyOf(stop))))
      throw stopsOutOfOrder();
    if (!(await this.runs.replaceOpenStops(tx, runId, seenRevision, stops, seats))) return null;
    const known = new Set(before.stops.map(({ rideId }) => rideId));
    const added = [...new Set(stops.map(({ rideId }) => rideId))].filter((rideId) => !known.has(rideId));
    await this.join(tx, runId, stops, added);
    return this.runs.find(runId, tx);
  }

  async assign(
    tx: Transaction,
    run: Run,
    { driverId, actor, reason, replacedDriverId = null }: RunAssignment,
  ): Promise<void> {
    const rides = await this.rides.findAll(openRides(run), tx);
    const now = this.clock.now();
    const busy = runTime(run.stops.filter(isOpen), now);
    if (replacedDriverId !== null) await this.runs.setOut(tx, run.id, null);
    for (const ride of rides.toSorted((one, other) => one.id - other.id)) {
      if (ride.driverId === driverId) continue;
      if (ride.driverId !== replacedDriverId || !BEFORE_THE_TRIP.includes(ride.status))
        throw rideStateConflict(ride.status);
      await this.rides.move(tx, {
        rideId: ride.id,
        to: statusWith(ride),
        actor,
        event: 'driver_assigned',
        ...(reason === undefined ? {} : { reason }),
        data: { driverId, runId: run.id, ...(replacedDriverId === null ? {} : { replacedDriverId }) },
        ...(replacedDriverId === null ? {} : { onlyOfDriver: replacedDriverId }),
        set: {
          driverId,
          acceptedAt: now,
          busyFrom: busy.from,
          busyUntil: busy.until,
          arrivedAt: null,
          wrongCodes: 0,
          codesLockedUntil: null,
        },
      });
    }
  }

  /** Only a locked ride without a run stays without one, because whoever adds it to a run locks it first. */
  private async ofLockedRide(tx: Transaction, rideId: number): Promise<Run | null> {
    await this.rides.lock(tx, rideId);
    return this.ofRide(rideId, tx);
  }

  /** Adds a ride to the run. If it already has a driver, that time is reserved for the whole run from now on. */
  private async join(
    tx: Transaction,
    runId: number,
    stops: readonly PlannedStop[],
    rideIds: readonly number[],
  ): Promise<void> {
    const busy = runTime(stops, this.clock.now());
    for (const ride of await this.rides.findAll(rideIds, tx))
      await this.rides.amend(tx, {
        rideId: ride.id,
        actor: SYSTEM,
        event: 'run_joined',
        from: NOT_ENDED,
        onlyAlone: true,
        data: { runId },
        set: { runId, ...(ride.driverId === null ? {} : { busyFrom: busy.from, busyUntil: busy.until }) },
      });
  }
}

const keyOf = ({ rideId, kind }: PlannedStop) => `${rideId} ${kind}`;
const opened = (stop: PlannedStop, position: number) => ({ ...stop, position, doneAt: null, skippedAt: null });

/**
 * The status after the assignment: `en_route` for on-demand rides and those already under way, `confirmed` for the
 * others.
 */
function statusWith({ status, bookingType }: Ride): 'confirmed' | 'en_route' {
  if (status === 'pending') return bookingType === 'scheduled' ? 'confirmed' : 'en_route';
  return status === 'en_route' ? 'en_route' : 'confirmed';
}
