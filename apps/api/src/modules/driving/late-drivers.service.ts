import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import type { Transaction } from '../../platform/database/database';
import type { Driver } from '../drivers/drivers.facade';
import { SYSTEM, type Ride } from '../rides/rides.facade';
import { beginsWith, RunsFacade } from '../runs/runs.facade';
import { metersAway, checkDeparture } from './domain/departure';
import { RideReleaseService } from './ride-release.service';
import { RemindersService } from './reminders.service';

/** Interval between checks of a ride that is not the first of its run. */
const LOOK_AGAIN_MS = 5 * 60_000;
const NOT_SET_OUT = 'The driver did not set out in time.';

/** Reminds drivers of scheduled rides, and replaces those who do not set out in time. */
@Injectable()
export class LateDrivers {
  constructor(
    private readonly releases: RideReleaseService,
    private readonly reminders: RemindersService,
    private readonly runs: RunsFacade,
    private readonly clock: Clock,
  ) {}

  /** @param ride confirmed ride, locked by the caller @returns the time of the next check; null when none is needed */
  async check(tx: Transaction, ride: Ride, driver: Driver): Promise<Date | null> {
    if (!isScheduled(ride) || !ride.acceptedAt) return null;
    const { scheduledAt, acceptedAt } = ride;
    const now = this.clock.now();
    const run = await this.runs.ofRide(ride.id, tx);
    if (run && !beginsWith(run, ride.id))
      // Earlier rides of the run may still be cancelled. Once the run has begun, the ride sets out with it.
      return run.setOutAt || run.endedAt ? null : new Date(now.getTime() + LOOK_AGAIN_MS);
    const away = metersAway(driver, { lat: ride.pickupLat, lng: ride.pickupLng }, now);
    const { remind, withdraw: takeBack, next } = checkDeparture({ scheduledAt, acceptedAt }, away, now);
    if (remind) await this.reminders.timeToSetOut(tx, ride, driver);
    if (takeBack) {
      await this.releases.release(tx, ride.id, driver, SYSTEM, {
        reason: NOT_SET_OUT,
        cause: 'stopped_coming',
        data: { driverId: driver.id, notSetOut: true },
      });
      await this.reminders.rideWithdrawn(tx, ride, driver);
    }
    return next;
  }
}

function isScheduled(ride: Ride): ride is Ride & { scheduledAt: Date } {
  return ride.scheduledAt !== null;
}
