import { Injectable } from '@nestjs/common';
import type { ApplicationStatus, AvailableDriver, AvailableDriversQuery, DriverView } from '@groupride/contracts';
import { etaMinutes } from '@groupride/geo';
import { Config } from '../../config/config';
import { Clock } from '../../platform/clock';
import type { Transaction } from '../../platform/database/database';
import type { SqlText } from '../../platform/database/sql-parts';
import { isOperatorWith } from '../../platform/http/access';
import { ApiError } from '../../platform/http/api-error';
import { parsePoint } from '../../platform/http/points';
import type { Principal } from '../../platform/http/principal';
import { AuditFacade } from '../identity/identity.facade';
import { MappingFacade } from '../mapping/mapping.facade';
import { TravelTimes } from '../mapping/travel-times.facade';
import { AvailabilityService } from './availability.service';
import { crediblePosition, type Driver } from './driver';
import { driverNotApproved, driverOffline, noSuchDriver } from './drivers.errors';
import {
  DriversFacade,
  type AssignableDriver,
  type AssignmentSearch,
  type Assessment,
  type AssessedDriver,
  type AssessedUnderWay,
  type DriverFix,
  type FreeDriver,
  type FreeDriverSearch,
  type UnderWaySearch,
  type WorkingVehicle,
  type VehiclesNearby,
  type WaitingRidesSearch,
} from './drivers.facade';
import { FULL_VIEW, presentAvailable, presentDriver } from './drivers.presenter';
import { DriversRepository } from './drivers.repository';

const MAX_ON_MAP = 50;
/** Maximum number of drivers loaded before filtering by area, because some may still be in a previous city. */
const MAX_CANDIDATES = 500;

/** Drivers: profiles and application status. */
@Injectable()
export class DriversService extends DriversFacade {
  constructor(
    private readonly drivers: DriversRepository,
    private readonly audit: AuditFacade,
    private readonly availability: AvailabilityService,
    private readonly mapping: MappingFacade,
    private readonly travelTimes: TravelTimes,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {
    super();
  }

  async profile(who: Principal): Promise<DriverView> {
    const driver = who.driverId === null ? null : await this.drivers.find(who.driverId);
    if (!driver) throw noSuchDriver();
    return presentDriver(driver, FULL_VIEW);
  }

  /** Operations see everything; members of this driver's rides see what they need to find the car. */
  async view(who: Principal, driverId: number): Promise<DriverView> {
    const driver = await this.drivers.find(driverId);
    if (!driver) throw noSuchDriver();
    if (who.driverId === driverId) return presentDriver(driver, FULL_VIEW);
    if (isOperatorWith(who, 'people.view')) {
      await this.audit.look(who.userId, 'view_driver', `driver:${driverId}`);
      return presentDriver(driver, FULL_VIEW);
    }
    const relation = await this.drivers.relation(driverId, who.userId);
    if (!relation.rides) throw noSuchDriver();
    return presentDriver(driver, { phone: relation.mayCall, position: false });
  }

  async listAvailable({ near }: AvailableDriversQuery): Promise<AvailableDriver[]> {
    const now = this.clock.now();
    const online = await this.drivers.available(this.availability.seenSince(), MAX_CANDIDATES);
    const drivers = online
      .filter((driver) => {
        const position = crediblePosition(driver);
        return position !== null && this.mapping.isInArea(position);
      })
      .slice(0, MAX_ON_MAP);
    const shown = drivers.map((driver) => presentAvailable(driver, this.config.SIGNING_SECRET, now));
    if (!near) return shown;
    // Uses the rounded positions, because exact travel times would reveal the real ones.
    const here = parsePoint('near', near);
    const positions = shown.map((driver) => driver.currentLocation);
    const { seconds } = this.travelTimes.matrix(positions, [here]);
    return shown.map((driver, i) => ({
      ...driver,
      eta: etaMinutes(seconds[i]![0] ?? this.mapping.estimate(positions[i]!, here).seconds),
    }));
  }

  async find(driverId: number, tx?: Transaction): Promise<Driver | null> {
    return this.drivers.find(driverId, tx);
  }

  checkSelf(who: Principal, driverId: number): void {
    if (who.driverId !== driverId) throw noSuchDriver();
  }

  async authorizeSelf(who: Principal, driverId: number): Promise<Driver> {
    const driver = who.driverId === driverId ? await this.drivers.find(driverId) : null;
    if (!driver) throw noSuchDriver();
    return driver;
  }

  async lock(tx: Transaction, driverId: number): Promise<Driver> {
    const driver = await this.drivers.lock(tx, driverId);
    if (!driver) throw noSuchDriver();
    return driver;
  }

  async lockAtWork(tx: Transaction, driverId: number): Promise<Driver> {
    const driver = await this.lock(tx, driverId);
    if (driver.applicationStatus !== 'approved') throw driverNotApproved(driver.applicationStatus);
    if (!driver.isOnline) throw driverOffline();
    return driver;
  }

  async assess(assessment: Assessment, tx?: Transaction): Promise<AssessedDriver[]> {
    return this.drivers.assess(assessment, this.availability.seenSince(), tx);
  }

  async lockFree(tx: Transaction, search: FreeDriverSearch): Promise<FreeDriver | null> {
    return this.drivers.lockFree(tx, search, this.availability.seenSince());
  }

  async assessUnderWay(search: UnderWaySearch, tx?: Transaction): Promise<AssessedUnderWay[]> {
    return this.drivers.assessUnderWay(search, this.availability.seenSince(), tx);
  }

  async tryLock(tx: Transaction, driverId: number): Promise<boolean> {
    return this.drivers.tryLock(tx, driverId);
  }

  async ridesWithinDistance(search: WaitingRidesSearch): Promise<number[]> {
    return this.drivers.ridesWithinDistance(search, this.availability.seenSince());
  }

  selectRidesWithinDistance(search: WaitingRidesSearch): SqlText {
    return this.drivers.selectRidesWithinDistance(search, this.availability.seenSince());
  }

  async assignable(search: AssignmentSearch, tx?: Transaction): Promise<AssignableDriver[]> {
    return this.drivers.assignable(search, this.availability.seenSince(), tx);
  }

  async vehiclesNear(search: VehiclesNearby, tx?: Transaction): Promise<WorkingVehicle[]> {
    return this.drivers.vehiclesNear(search, this.availability.seenSince(), tx);
  }

  async moveTo(driverId: number, fix: DriverFix): Promise<void> {
    await this.availability.moved(driverId, fix);
  }

  async setDocumentsExpired(tx: Transaction, driverId: number, expired: boolean): Promise<boolean> {
    const isChange = await this.drivers.setDocumentsExpired(tx, driverId, expired);
    if (isChange && expired) await this.availability.wentOffline(tx, driverId);
    return isChange;
  }

  async countTrip(tx: Transaction, driverId: number): Promise<void> {
    await this.drivers.countTrip(tx, driverId);
  }

  async addRating(tx: Transaction, driverId: number, stars: number): Promise<void> {
    await this.drivers.addRating(tx, driverId, stars);
  }

  async removeRating(tx: Transaction, driverId: number, stars: number): Promise<void> {
    await this.drivers.removeRating(tx, driverId, stars);
  }

  async changeApplicationStatus(
    tx: Transaction,
    driverId: number,
    applicationStatus: ApplicationStatus,
    reason: string | null,
  ): Promise<Driver> {
    if (applicationStatus === 'applied')
      throw new ApiError('validation_failed', 'applicationStatus: an application can’t return to an earlier status');
    const driver = await this.drivers.setApplicationStatus(tx, driverId, applicationStatus, reason);
    if (!driver) throw noSuchDriver();
    await this.availability.decided(tx, driverId, applicationStatus);
    return driver;
  }
}
