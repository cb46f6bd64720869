import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database, type Transaction } from '../../platform/database/database';
import { Events } from '../../platform/events/events';
import { defineJob, Jobs } from '../../platform/jobs/jobs';
import { DriversFacade } from '../drivers/drivers.facade';
import { driverAssigned } from '../rides/rides.events';
import { RidesFacade } from '../rides/rides.facade';
import { firstCheckAt } from './domain/departure';
import { LateDrivers } from './late-drivers.service';

/** The job checks the current state, so an extra run does no harm. */
interface Watch {
  rideId: number;
  driverId: number;
}

const watchDeparture = defineJob<Watch>('watch-that-driver-sets-out');

/** Checks from acceptance of a scheduled ride until departure whether the driver sets out. */
@Injectable()
export class DepartureWatch implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly events: Events,
    private readonly jobs: Jobs,
    private readonly rides: RidesFacade,
    private readonly drivers: DriversFacade,
    private readonly late: LateDrivers,
  ) {}

  onModuleInit(): void {
    this.events.react(driverAssigned, 'watch-scheduled-ride-when-driver-is-assigned', ({ rideId }) =>
      this.begin(rideId),
    );
    this.jobs.handle(watchDeparture, (watch) => this.check(watch));
  }

  private async begin(rideId: number): Promise<void> {
    const ride = await this.rides.find(rideId);
    if (ride?.status !== 'confirmed' || !ride.scheduledAt || ride.driverId === null) return;
    const watch = { rideId, driverId: ride.driverId };
    const at = firstCheckAt(ride.scheduledAt);
    await this.database.transaction((tx) => this.checkLater(tx, watch, at));
  }

  private async check(watch: Watch): Promise<void> {
    const driver = await this.drivers.find(watch.driverId);
    if (!driver) return;
    await this.database.transaction(async (tx) => {
      const ride = await this.rides.lock(tx, watch.rideId);
      if (ride.status !== 'confirmed' || ride.driverId !== driver.id) return;
      const next = await this.late.check(tx, ride, driver);
      if (next) await this.checkLater(tx, watch, next);
    });
  }

  private checkLater(tx: Transaction, watch: Watch, at: Date): Promise<void> {
    return this.jobs.enqueueAt(tx, watchDeparture, watch, at);
  }
}
