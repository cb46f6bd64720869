import { Injectable } from '@nestjs/common';
import type { DriverView, VehicleChange } from '@groupride/contracts';
import type { Principal } from '../../platform/http/principal';
import { vehicleInUse } from './drivers.errors';
import { DriversFacade } from './drivers.facade';
import { FULL_VIEW, presentDriver } from './drivers.presenter';
import { DriversRepository } from './drivers.repository';
import { VehicleClasses } from './vehicle-classes.service';

/** Lets drivers choose the class of their vehicle. */
@Injectable()
export class VehicleChanges {
  constructor(
    private readonly drivers: DriversFacade,
    private readonly repository: DriversRepository,
    private readonly classes: VehicleClasses,
  ) {}

  /** Dispatch depends on the class, so it may change only between rides, and while no offer is open. @throws ApiError validation_failed, driver_busy */
  async change(who: Principal, driverId: number, { vehicleClass }: VehicleChange): Promise<DriverView> {
    const driver = await this.drivers.authorizeSelf(who, driverId);
    this.classes.check(driver.seats, vehicleClass);
    if (!(await this.repository.setVehicleClass(driverId, vehicleClass))) throw vehicleInUse();
    return presentDriver({ ...driver, vehicleClass }, FULL_VIEW);
  }
}
