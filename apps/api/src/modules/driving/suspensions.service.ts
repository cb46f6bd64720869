import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import type { Transaction } from '../../platform/database/database';
import type { Driver } from '../drivers/drivers.facade';
import { RidesFacade, SYSTEM } from '../rides/rides.facade';
import { activeRideUndecided, tripStarted } from './driving.errors';
import { DrivingFacade, type SuspendedRides, type Suspension } from './driving.facade';
import { RideReleaseService } from './ride-release.service';

/** Documents are checked once a day, so every ride is released more than a day before it begins. */
const SOON_MS = 48 * 60 * 60_000;
const DOCUMENT_EXPIRED = 'A document of the driver has expired.';

/** Handles the rides of a driver who may no longer drive. */
@Injectable()
export class SuspensionsService extends DrivingFacade {
  constructor(
    private readonly rides: RidesFacade,
    private readonly releases: RideReleaseService,
    private readonly clock: Clock,
  ) {
    super();
  }

  async suspend(
    tx: Transaction,
    driver: Driver,
    { operatorId, reason, activeRide }: Suspension,
  ): Promise<SuspendedRides> {
    const outcome: SuspendedRides = { finishing: null, released: [] };
    // The driver's lock keeps them from accepting more. A ride that changes meanwhile refuses the conditional release.
    const rides = await this.rides.unfinishedOfDriver(tx, driver.id);
    const underWay = rides.filter(({ status }) => status !== 'confirmed');
    for (const { id, status, runId } of rides) {
      if (outcome.released.includes(id)) continue;
      // A run that has begun is one drive: it is finished or handed over as a whole.
      const ofDrive = underWay.filter((each) => each.id === id || (runId !== null && each.runId === runId));
      if (ofDrive.length > 0) {
        if (!activeRide) throw activeRideUndecided(id, status);
        if (activeRide === 'finish') {
          outcome.finishing ??= id;
          continue;
        }
        if (ofDrive.some((each) => each.status === 'in_progress')) throw tripStarted();
      }
      const released = await this.releases.release(
        tx,
        id,
        driver,
        { as: 'admin', userId: operatorId },
        { reason, cause: 'taken_back' },
      );
      outcome.released.push(...released);
    }
    return outcome;
  }

  async releaseUpcoming(tx: Transaction, driver: Driver): Promise<void> {
    const until = this.clock.now().getTime() + SOON_MS;
    const rides = await this.rides.unfinishedOfDriver(tx, driver.id);
    const runsUnderWay = new Set(rides.flatMap(({ status, runId }) => (status === 'confirmed' ? [] : (runId ?? []))));
    const released = new Set<number>();
    for (const { id, status, scheduledAt, runId } of rides) {
      if (status !== 'confirmed' || (scheduledAt?.getTime() ?? 0) >= until) continue;
      if (released.has(id) || (runId !== null && runsUnderWay.has(runId))) continue;
      for (const each of await this.releases.release(tx, id, driver, SYSTEM, {
        reason: DOCUMENT_EXPIRED,
        cause: 'taken_back',
        data: { driverId: driver.id, documentExpired: true },
      }))
        released.add(each);
    }
  }
}
