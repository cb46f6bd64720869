import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../platform/database/database';
import type { Driver } from '../drivers/drivers.facade';
import { RidesFacade } from '../rides/rides.facade';
import { activeRideUndecided, tripStarted } from './driving.errors';
import { DrivingFacade, type Suspension } from './driving.facade';
import { RideReleaseService } from './ride-release.service';

/** What happens to the rides of a driver whom operations suspend. */
@Injectable()
export class SuspensionsService extends DrivingFacade {
  constructor(
    private readonly rides: RidesFacade,
    private readonly releases: RideReleaseService,
  ) {
    super();
  }

  async suspend(tx: Transaction, driver: Driver, { operatorId, reason, activeRide }: Suspension): Promise<void> {
    // The driver's lock keeps them from accepting more. A ride that changes meanwhile refuses the conditional release.
    for (const { id, status } of await this.rides.unfinishedOfDriver(tx, driver.id)) {
      if (status !== 'confirmed') {
        if (!activeRide) throw activeRideUndecided(id, status);
        if (activeRide === 'finish') continue;
        if (status === 'in_progress') throw tripStarted();
      }
      await this.releases.release(tx, id, driver, { as: 'admin', userId: operatorId }, reason);
    }
  }
}
