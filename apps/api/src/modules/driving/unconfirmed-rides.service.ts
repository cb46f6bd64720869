import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../platform/database/database';
import { DriversFacade } from '../drivers/drivers.facade';
import { SYSTEM, type Ride } from '../rides/rides.facade';
import { ProgressNews } from './progress-news';
import { RideReleaseService } from './ride-release.service';

const NOT_CONFIRMED = 'The driver did not confirm the ride.';

/** Tells drivers that they have to confirm a scheduled ride, and takes it from those who do not. */
@Injectable()
export class UnconfirmedRides {
  constructor(
    private readonly drivers: DriversFacade,
    private readonly releases: RideReleaseService,
    private readonly news: ProgressNews,
  ) {}

  async tell(tx: Transaction, ride: Ride, driverId: number, dueAt: Date): Promise<void> {
    const driver = await this.drivers.find(driverId, tx);
    if (driver && ride.scheduledAt) await this.news.askToConfirm(tx, ride, driver, ride.scheduledAt, dueAt);
  }

  async take(tx: Transaction, ride: Ride, driverId: number): Promise<void> {
    const driver = await this.drivers.find(driverId, tx);
    if (!driver) return;
    await this.releases.release(tx, ride.id, driver, SYSTEM, {
      reason: NOT_CONFIRMED,
      data: { driverId, notConfirmed: true },
    });
    await this.news.tookUnconfirmed(tx, ride, driver);
  }
}
