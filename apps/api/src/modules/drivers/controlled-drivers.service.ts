import { Injectable } from '@nestjs/common';
import { classRuleOf, type Heartbeat, type OnlineStatus, type VehicleClass } from '@groupride/contracts';
import type { Transaction } from '../../platform/database/database';
import { fieldError } from '../../platform/http/api-error';
import type { Principal } from '../../platform/http/principal';
import { VehicleRulesFacade } from '../settings/settings.facade';
import { type ControlledDriverRecords, DriversFacade } from './drivers.facade';
import { DriversRepository } from './drivers.repository';
import { PresenceService } from './presence.service';

/** A number that reaches nobody: 555-0100 to 555-0199 are reserved for fiction. */
const PHONE = '7045550100';

/** Creates approved drivers without documents for a sandbox, and reports their presence as their app would. */
@Injectable()
export class ControlledDriversService implements ControlledDriverRecords {
  constructor(
    private readonly repository: DriversRepository,
    private readonly drivers: DriversFacade,
    private readonly presence: PresenceService,
    private readonly rules: VehicleRulesFacade,
  ) {}

  seatsOf(vehicleClass: VehicleClass, seats?: number): number {
    const { leastSeats, mostSeats } = classRuleOf(this.rules.current, vehicleClass);
    const given = seats ?? mostSeats;
    if (given < leastSeats || given > mostSeats)
      throw fieldError('seats', `must be from ${leastSeats} to ${mostSeats} for this class`);
    return given;
  }

  async create(
    tx: Transaction,
    { userId, name, seats, vehicleClass }: { userId: number; name: string; seats: number; vehicleClass: VehicleClass },
  ): Promise<number> {
    const vehicle = { vehicle: 'Sandbox vehicle', licensePlate: `SBX${userId}`, phone: PHONE };
    const driver = await this.repository.insert(tx, { userId, name, seats, vehicleClass, ...vehicle });
    if (!driver) throw new Error(`the user ${userId} drives already`);
    await this.drivers.changeApplicationStatus(tx, driver.id, 'approved', null);
    return driver.id;
  }

  setStatus(who: Principal, driverId: number, status: OnlineStatus): Promise<unknown> {
    return this.presence.setStatus(who, driverId, status);
  }

  heartbeat(who: Principal, driverId: number, heartbeat: Heartbeat): Promise<void> {
    return this.presence.heartbeat(who, driverId, heartbeat);
  }
}
