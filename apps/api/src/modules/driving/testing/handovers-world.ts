import { distanceMeters } from '@groupride/geo';
import { ApiError } from '../../../platform/http/api-error';
import { only } from '../../../platform/testing/stand-ins';
import type { Candidate, DispatchFacade } from '../../dispatch/dispatch.facade';
import type { PlannableDriver, PlannableDrivers, PlannedDrive } from '../../drivers/drivers.facade';
import type { MappingFacade } from '../../mapping/mapping.facade';
import type { Ride } from '../../rides/rides.facade';
import type { Run } from '../../runs/runs.facade';
import { operatorActionsInMemory } from '../../rides/testing/operator-actions-in-memory';
import { runsInMemory } from '../../runs/testing/runs-in-memory';
import type { DriverNotices } from '../driver-notices';
import { HandoversService } from '../handovers.service';
import { RunHandovers } from '../run-handovers.service';
import { DRIVER, DrivingWorld } from './driving-world';

/** Rides and runs that operations give to drivers of their choice, in memory. */
export class HandoversWorld extends DrivingWorld {
  readonly runsOfRides = runsInMemory(this, this.clock);
  /** Why drivers cannot take a run. All others can. */
  readonly problems = new Map<number, PlannableDriver['problem']>();
  /** Drivers with a seat in a ride, as `driver ride`. */
  readonly passengers = new Set<string>();
  /** What was asked about drivers for runs. */
  readonly planned: PlannedDrive[] = [];
  /** Drivers whom dispatch finds for a ride, and those whom it refuses. */
  candidates: Candidate[] = [];
  readonly unassignable = new Set<number>();
  /** Drivers whose immediate offers were withdrawn. */
  readonly withdrawnFrom: number[] = [];
  /** What drivers were told: what happened with which ride, for what reason. */
  readonly driversTold: string[] = [];
  readonly actionsOfOperators = operatorActionsInMemory(this);
  readonly audited = this.actionsOfOperators.audited;

  readonly plannable = only<PlannableDrivers>({
    find: async (drive) => {
      this.planned.push(drive);
      const known = this.cars.all.map((each) => ({
        ...each,
        driverId: each.id,
        problem: this.problems.get(each.id) ?? null,
      }));
      if (drive.driverId !== undefined) return known.filter(({ driverId }) => driverId === drive.driverId);
      return known.filter(({ problem }) => problem === null).slice(0, drive.limit);
    },
    hasSeatInAny: async (_tx, driverId, rideIds) => rideIds.some((id) => this.passengers.has(`${driverId} ${id}`)),
  });
  readonly handoversOfRuns = new RunHandovers(
    ...([this.runsOfRides.runs, this.rides, this.drivers, this.plannable] as const),
    only<MappingFacade>({
      estimate: (from, to) => ({ meters: 0, seconds: distanceMeters(from, to) / 10, estimated: true }),
    }),
    this.releases,
  );
  readonly dispatchFacade = only<DispatchFacade>({
    withdrawOffersTo: async (_tx, driverId) => void this.withdrawnFrom.push(driverId),
    candidates: async () => this.candidates,
    assign: async (tx, { id, status }, driverId, { actor, reason }) => {
      if (this.unassignable.has(driverId)) throw new ApiError('driver_not_assignable', '');
      const to = status === 'pending' ? 'en_route' : (status as 'confirmed' | 'en_route');
      const set = { driverId, acceptedAt: this.clock.now() };
      await this.rides.move(tx, { rideId: id, to, actor, event: 'driver_assigned', reason, set });
    },
  });
  readonly handovers = new HandoversService(
    this.actionsOfOperators.actions,
    ...([this.rides, this.drivers, this.dispatchFacade, this.releases] as const),
    only<DriverNotices>({
      tell: async (_tx, notice, { id }, driver, reason) =>
        void this.driversTold.push(`${notice} ${id} ${driver.id}: ${reason}`),
      tellOfRun: async (_tx, notice, { next, stops }, driver, reason) =>
        void this.driversTold.push(`${notice} ${stops} stops from ${next.id} ${driver.id}: ${reason}`),
    }),
    this.handoversOfRuns,
  );

  /** A run of two rides that the driver has accepted. Both groups are picked up, and then dropped off. */
  async bookRun(more: Partial<Ride> = {}): Promise<{ run: Run; ana: Ride; ben: Ride }> {
    const accepted = {
      bookingType: 'scheduled',
      scheduledAt: this.clock.in(60),
      status: 'confirmed',
      ...more,
    } as const;
    const [ana, ben] = [await this.bookEnRoute(accepted), await this.bookEnRoute(accepted)];
    const stop = (ride: Ride, kind: 'pickup' | 'dropoff', minutes: number) => ({
      rideId: ride.id,
      kind,
      plannedAt: this.clock.in(minutes),
    });
    const plan = { source: 'route_plan', routePlanId: 7, rideType: 'GroupX', seats: 8 } as const;
    const run = await this.database.transaction((tx) =>
      this.runsOfRides.runs.create(tx, {
        ...plan,
        startsAt: this.clock.in(60),
        stops: [stop(ana, 'pickup', 60), stop(ben, 'pickup', 70), stop(ana, 'dropoff', 90), stop(ben, 'dropoff', 100)],
      }),
    );
    return { run, ana: await this.stored(ana.id), ben: await this.stored(ben.id) };
  }

  /** The driver sets out for the run. */
  async setOut({ id: rideId }: Ride): Promise<void> {
    const actor = { as: 'driver', userId: this.cars.record(DRIVER).userId } as const;
    await this.database.transaction((tx) =>
      this.rides.move(tx, { rideId, to: 'en_route', actor, event: 'driver_set_out' }),
    );
  }
}
