import { Injectable } from '@nestjs/common';
import type { DriverView, Heartbeat, OnlineStatus } from '@groupride/contracts';
import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database/database';
import type { Principal } from '../../platform/http/principal';
import { RealtimeFacade } from '../realtime/realtime.facade';
import { AvailabilityService } from './availability.service';
import { documentsExpired, driverBusy, driverNotApproved } from './drivers.errors';
import { DriversFacade } from './drivers.facade';
import { FULL_VIEW, presentDriver } from './drivers.presenter';
import { DriversRepository } from './drivers.repository';

/** Tracks whether drivers are online and in contact. */
@Injectable()
export class PresenceService {
  constructor(
    private readonly database: Database,
    private readonly repository: DriversRepository,
    private readonly drivers: DriversFacade,
    private readonly availability: AvailabilityService,
    private readonly realtime: RealtimeFacade,
    private readonly clock: Clock,
  ) {}

  async setStatus(who: Principal, driverId: number, { isOnline }: OnlineStatus): Promise<DriverView> {
    const driver = await this.drivers.authorizeSelf(who, driverId);
    if (isOnline && driver.applicationStatus !== 'approved') throw driverNotApproved(driver.applicationStatus);
    await this.database.transaction(async (tx) => {
      if (!(await this.repository.setOnline(tx, driverId, isOnline, this.clock.now())))
        throw isOnline ? documentsExpired() : driverBusy();
      await (isOnline ? this.availability.cameOnline(tx, driverId) : this.availability.wentOffline(tx, driverId));
      // The driver may have the app open elsewhere.
      tx.afterCommit(() => this.realtime.toDriver(driverId, 'driverChanged', { driverId }));
    });
    return presentDriver({ ...driver, isOnline }, FULL_VIEW);
  }

  /** A closing page sends a last heartbeat. The driver may only be reloading, so the next heartbeat decides. */
  async heartbeat(who: Principal, driverId: number, { unloading }: Heartbeat): Promise<void> {
    const driver = await this.drivers.authorizeSelf(who, driverId);
    if (!driver.isOnline) {
      // A driver who was suspended may still finish a ride, and its group must not hear that they are out of reach.
      if (!unloading) await this.repository.seenOnRide(driverId, this.clock.now());
    } else if (unloading) await this.repository.ifMissing(driverId);
    else await this.availability.seen(driverId);
  }
}
