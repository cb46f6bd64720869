import { Injectable } from '@nestjs/common';
import type { RideCandidateView } from '@groupride/contracts';
import { etaMinutes } from '@groupride/geo';
import type { Transaction } from '../../platform/database/database';
import {
  crediblePosition,
  DriversFacade,
  PlannableDrivers,
  type Driver,
  type PlannedDrive,
} from '../drivers/drivers.facade';
import { MappingFacade } from '../mapping/mapping.facade';
import { RidesFacade, type Actor, type Ride } from '../rides/rides.facade';
import { isOpen, nextStop, openRides, RunsFacade, type Run } from '../runs/runs.facade';
import type { RestOfRun } from './driver-notices';
import { driverNotFree, driverNotOnline, driverNotSuitable, peopleAboard } from './driving.errors';
import { RideReleaseService } from './ride-release.service';

/** Travel time reserved around the run, as around every ride taken ahead. */
const TRAVEL_MS = 15 * 60_000;
const MOST_SHOWN = 50;

/** Gives all remaining rides of a run to one driver. */
@Injectable()
export class RunHandovers {
  constructor(
    private readonly runs: RunsFacade,
    private readonly rides: RidesFacade,
    private readonly drivers: DriversFacade,
    private readonly plannable: PlannableDrivers,
    private readonly mapping: MappingFacade,
    private readonly releases: RideReleaseService,
  ) {}

  /** Locks the run of a ride with its other rides; null for a ride without a run. */
  lock(tx: Transaction, rideId: number): Promise<Run | null> {
    return this.runs.lockOfRide(tx, rideId);
  }

  /**
   * Drivers with a known position who are free for the whole run, the nearest to the ride first. When the run is under
   * way, only those who are online.
   */
  async candidates(ride: Ride): Promise<RideCandidateView[] | null> {
    const run = await this.runs.ofRide(ride.id);
    if (!run) return null;
    const pickup = { lat: ride.pickupLat, lng: ride.pickupLng };
    const isOnline = run.setOutAt !== null;
    const found = await this.plannable.find({ ...demandOf(run), near: pickup, isOnline, limit: MOST_SHOWN });
    const candidates: RideCandidateView[] = [];
    for (const { driverId, name, phone, vehicle, vehicleClass, seats } of found) {
      const driver = driverId === ride.driverId ? null : await this.drivers.find(driverId);
      const position = driver && crediblePosition(driver);
      if (!position || !canTakeOver(run, driver)) continue;
      const { seconds } = this.mapping.estimate(position, pickup);
      candidates.push({
        driverId,
        name,
        phone,
        vehicle,
        vehicleClass,
        seats,
        licensePlate: driver.licensePlate,
        minutes: etaMinutes(seconds),
        minutesEstimated: true,
        hasDeclined: false,
        earlierCause: null,
      });
    }
    return candidates.toSorted((one, other) => one.minutes - other.minutes);
  }

  /**
   * The caller has locked the driver, and the run with {@link lock}.
   * @returns what the drivers have to know
   * @throws ApiError ride_state_conflict when people are aboard, driver_not_assignable
   */
  async handOver(
    tx: Transaction,
    run: Run,
    { driver, replaced, actor, reason }: { driver: Driver; replaced: Driver | null; actor: Actor; reason: string },
  ): Promise<RestOfRun> {
    const rides = await this.rides.findAll(openRides(run), tx);
    if (rides.some(({ status }) => status === 'in_progress')) throw peopleAboard();
    const [found] = await this.plannable.find({ ...demandOf(run), driverId: driver.id, limit: 1 }, tx);
    if (found?.problem === 'busy') throw driverNotFree();
    if (found?.problem !== null) throw driverNotSuitable();
    if (!canTakeOver(run, driver)) throw driverNotOnline();
    const rideIds = rides.map(({ id }) => id);
    if (await this.plannable.hasSeatInAny(tx, driver.id, rideIds)) throw driverNotSuitable();
    await this.runs.assign(tx, run, { driverId: driver.id, actor, reason, replacedDriverId: replaced?.id ?? null });
    if (replaced) for (const id of rideIds) await this.releases.forget(tx, id, replaced, 'taken_back');
    const next = rides.find(({ id }) => id === nextStop(run)?.rideId)!;
    return { next, stops: run.stops.filter(isOpen).length };
  }
}

/** A run that is under way stays so with the next driver, who must be at work, as for every ride under way. */
function canTakeOver({ setOutAt }: Run, { isOnline }: Driver): boolean {
  return setOutAt === null || isOnline;
}

function demandOf(run: Run): Omit<PlannedDrive, 'limit'> {
  const times = run.stops.filter(isOpen).map(({ plannedAt }) => plannedAt.getTime());
  const busy = { from: new Date(Math.min(...times) - TRAVEL_MS), until: new Date(Math.max(...times) + TRAVEL_MS) };
  return { rideType: run.rideType, bookedAt: run.createdAt, seats: run.seats, busy };
}
