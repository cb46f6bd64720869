import { Injectable } from '@nestjs/common';
import type { DriverPosition, DriverView, Heartbeat, OnlineStatus } from '@groupride/contracts';
import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database/database';
import type { Principal } from '../../platform/http/principal';
import { MappingFacade } from '../mapping/mapping.facade';
import { AvailabilityService } from './availability.service';
import { documentsExpired, driverBusy, driverNotApproved } from './drivers.errors';
import { DriversFacade } from './drivers.facade';
import { FULL_VIEW, presentDriver } from './drivers.presenter';
import { DriversRepository } from './drivers.repository';

/** A driver's presence and position. */
@Injectable()
export class PresenceService {
  constructor(
    private readonly database: Database,
    private readonly repository: DriversRepository,
    private readonly drivers: DriversFacade,
    private readonly mapping: MappingFacade,
    private readonly availability: AvailabilityService,
    private readonly clock: Clock,
  ) {}

  async setStatus(who: Principal, driverId: number, { isOnline }: OnlineStatus): Promise<DriverView> {
    const driver = await this.drivers.authorizeSelf(who, driverId);
    if (isOnline && driver.applicationStatus !== 'approved') throw driverNotApproved(driver.applicationStatus);
    await this.database.transaction(async (tx) => {
      if (!(await this.repository.setOnline(tx, driverId, isOnline, this.clock.now())))
        throw isOnline ? documentsExpired() : driverBusy();
      await (isOnline ? this.availability.cameOnline(tx, driverId) : this.availability.wentOffline(tx, driverId));
    });
    return presentDriver({ ...driver, isOnline }, FULL_VIEW);
  }

  async reportPosition(who: Principal, driverId: number, position: DriverPosition): Promise<void> {
    this.drivers.checkSelf(who, driverId);
    // Active rides continue outside the area, because another city may have been imported.
    if (!this.mapping.isInArea(position) && !(await this.repository.isDriving(driverId)))
      this.mapping.checkInArea('lat', position);
    await this.drivers.moveTo(driverId, {
      lat: position.lat,
      lng: position.lng,
      heading: position.heading ?? null,
      speed: position.speed ?? null,
    });
  }

  /** A closing page sends a last heartbeat. The driver may only be reloading, so the next heartbeat decides. */
  async heartbeat(who: Principal, driverId: number, { unloading }: Heartbeat): Promise<void> {
    const driver = await this.drivers.authorizeSelf(who, driverId);
    if (!driver.isOnline) return;
    if (unloading) await this.repository.ifMissing(driverId);
    else await this.availability.seen(driverId);
  }
}
