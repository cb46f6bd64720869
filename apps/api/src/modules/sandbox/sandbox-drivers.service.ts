import { Injectable } from '@nestjs/common';
import { MAX_SANDBOX_DRIVERS, type NewSandboxDriver, type SandboxDriverView } from '@groupride/contracts';
import { Database } from '../../platform/database/database';
import type { Principal } from '../../platform/http/principal';
import { DriverSteps } from '../driving/driving.facade';
import { ControlledDriverRecords, type Driver, DriversFacade } from '../drivers/drivers.facade';
import { IdentityFacade } from '../identity/identity.facade';
import { ReportedPositions } from '../tracking/tracking.facade';
import { noSuchDriver, tooManyDrivers } from './sandbox.errors';
import { type ControlledDriver, SandboxDriversRepository } from './sandbox-drivers.repository';

/** A controlled driver, and the principal that the driver's own app would use. */
export interface ControlledDriverState extends ControlledDriver {
  driver: Driver;
  as: Principal;
}

/**
 * Manages drivers that engineers control. Each belongs to one account, is visible only to it, and is offered only its
 * rides.
 */
@Injectable()
export class SandboxDrivers {
  constructor(
    private readonly database: Database,
    private readonly repository: SandboxDriversRepository,
    private readonly records: ControlledDriverRecords,
    private readonly drivers: DriversFacade,
    private readonly people: IdentityFacade,
    private readonly positions: ReportedPositions,
    private readonly steps: DriverSteps,
  ) {}

  /**
   * Creates a driver that is online immediately.
   * @throws ApiError too_many_sandbox_drivers, validation_failed, place_outside_area
   */
  async create(owner: Principal, { vehicleClass, seats, position }: NewSandboxDriver): Promise<SandboxDriverView> {
    const given = this.records.seatsOf(vehicleClass, seats);
    const driverId = await this.database.transaction(async (tx) => {
      const count = await this.repository.count(tx, owner.userId);
      if (count >= MAX_SANDBOX_DRIVERS) throw tooManyDrivers();
      const name = `Sandbox Driver ${count + 1}`;
      const userId = await this.people.createServiceUser(tx, name);
      const id = await this.records.create(tx, { userId, name, seats: given, vehicleClass });
      await this.repository.insert(tx, id, owner.userId);
      return id;
    });
    const { as } = await this.control(owner, driverId);
    await this.positions.report(as, driverId, position);
    await this.records.setStatus(as, driverId, { isOnline: true });
    return this.view(owner, driverId);
  }

  async list(owner: Principal): Promise<SandboxDriverView[]> {
    const drivers = await this.repository.listOf(owner.userId);
    return Promise.all(drivers.map(async (each) => this.present(await this.withPrincipal(each))));
  }

  /** @throws ApiError not_found */
  async view(owner: Principal, driverId: number): Promise<SandboxDriverView> {
    return this.present(await this.control(owner, driverId));
  }

  /** @throws ApiError not_found unless the driver belongs to the caller */
  async control(owner: Principal, driverId: number): Promise<ControlledDriverState> {
    const found = await this.repository.find(owner.userId, driverId);
    if (!found) throw noSuchDriver();
    return this.withPrincipal(found);
  }

  /** Going offline is refused during a ride, as in the driver app. @throws ApiError not_found, driver_busy */
  async setOnline(owner: Principal, driverId: number, isOnline: boolean): Promise<SandboxDriverView> {
    const { as } = await this.control(owner, driverId);
    await this.records.setStatus(as, driverId, { isOnline });
    return this.view(owner, driverId);
  }

  /** @throws ApiError not_found */
  async setStalled(owner: Principal, driverId: number, isStalled: boolean): Promise<SandboxDriverView> {
    const controlled = await this.control(owner, driverId);
    await this.repository.setStalled(driverId, isStalled);
    if (!isStalled) await this.showLife(controlled);
    return this.view(owner, driverId);
  }

  /** Sends the regular sign of life of an open app for all drivers that are online and not stalled. */
  async showLifeOfAll(): Promise<void> {
    const alive = await this.repository.alive();
    await Promise.all(alive.map(async (each) => this.showLife(await this.withPrincipal(each))));
  }

  private async showLife({ as, driverId }: ControlledDriverState): Promise<void> {
    await this.records.heartbeat(as, driverId, { timestamp: 0 });
  }

  private async withPrincipal(found: ControlledDriver): Promise<ControlledDriverState> {
    const [driver, as] = await Promise.all([
      this.drivers.find(found.driverId),
      this.people.principalOf(found.userId, { app: 'driver', secondFactorGiven: false }),
    ]);
    if (!driver || !as) throw noSuchDriver();
    return { ...found, driver, as };
  }

  private async present({ driver, isStalled, as, driverId }: ControlledDriverState): Promise<SandboxDriverView> {
    const ride = await this.steps.activeRide(as, driverId);
    const { id, name, vehicleClass, seats, isOnline, lat, lng } = driver;
    const position = lat === null || lng === null ? null : { lat, lng };
    return { id, name, vehicleClass, seats, isOnline, isStalled, position, rideId: ride?.id ?? null };
  }
}
