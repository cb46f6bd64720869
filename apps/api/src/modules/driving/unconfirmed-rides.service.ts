import { Injectable } from '@nestjs/common';
import type { ConfirmationMoment } from '@groupride/contracts';
import { Clock } from '../../platform/clock';
import type { Transaction } from '../../platform/database/database';
import { CityFacade } from '../city/city.facade';
import { DriversFacade } from '../drivers/drivers.facade';
import { SYSTEM, type Ride } from '../rides/rides.facade';
import { beginsWith, RunsFacade } from '../runs/runs.facade';
import { confirmationDue } from './domain/confirmation';
import { ProgressNotices } from './progress-notices';
import { RideReleaseService } from './ride-release.service';

const NOT_CONFIRMED = 'The driver did not confirm the ride.';

/** Tells drivers that they have to confirm a scheduled ride, and takes it from those who do not. */
@Injectable()
export class UnconfirmedRides {
  constructor(
    private readonly drivers: DriversFacade,
    private readonly releases: RideReleaseService,
    private readonly notices: ProgressNotices,
    private readonly city: CityFacade,
    private readonly runs: RunsFacade,
    private readonly clock: Clock,
  ) {}

  /** Whether the driver is asked about this ride. A run is confirmed once, with its first ride. */
  async isAsked(tx: Transaction, ride: Ride): Promise<boolean> {
    const run = await this.runs.ofRide(ride.id, tx);
    return !run || beginsWith(run, ride.id);
  }

  /** Deadline for the answer of a driver who is asked now. */
  dueAt(scheduledAt: Date, moment: ConfirmationMoment): Date {
    return confirmationDue(moment, this.clock.now(), { scheduledAt, timeZone: this.city.current.timeZone });
  }

  async tell(
    tx: Transaction,
    ride: Ride,
    driverId: number,
    question: { moment: ConfirmationMoment; dueAt: Date },
  ): Promise<void> {
    const driver = await this.drivers.find(driverId, tx);
    if (driver && ride.scheduledAt)
      await this.notices.askToConfirm(tx, ride, driver, { start: ride.scheduledAt, ...question });
  }

  async take(tx: Transaction, ride: Ride, driverId: number): Promise<void> {
    const driver = await this.drivers.find(driverId, tx);
    if (!driver) return;
    await this.releases.release(tx, ride.id, driver, SYSTEM, {
      reason: NOT_CONFIRMED,
      data: { driverId, notConfirmed: true },
      cause: 'not_confirmed',
    });
    await this.notices.tookUnconfirmed(tx, ride, driver);
  }
}
