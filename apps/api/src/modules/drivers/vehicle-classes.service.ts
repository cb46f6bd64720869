import { Injectable } from '@nestjs/common';
import {
  classesOfSeats,
  classOfSeats,
  classRuleOf,
  hasSeatsOfClass,
  type DriverView,
  type VehicleChange,
  type VehicleClass,
  type VehicleClassesView,
} from '@groupride/contracts';
import type { Principal } from '../../platform/http/principal';
import { VehicleRulesFacade } from '../settings/settings.facade';
import { noClassForSeats, seatsDoNotMatchClass, vehicleInUse, vehicleClassOff } from './drivers.errors';
import { DriversFacade } from './drivers.facade';
import { FULL_VIEW, presentDriver } from './drivers.presenter';
import { DriversRepository } from './drivers.repository';

/** The classes that vehicles of drivers belong to. */
@Injectable()
export class VehicleClasses {
  constructor(
    private readonly rules: VehicleRulesFacade,
    private readonly drivers: DriversFacade,
    private readonly repository: DriversRepository,
  ) {}

  list(): VehicleClassesView {
    return {
      classes: this.rules.current.classes.map(({ nameEn = null, nameEs = null, ...each }) => ({
        ...each,
        ...{ nameEn, nameEs },
      })),
    };
  }

  /** Dispatch depends on the class, so it may change only between rides. @throws ApiError validation_failed, driver_busy */
  async change(who: Principal, driverId: number, { vehicleClass }: VehicleChange): Promise<DriverView> {
    const driver = await this.drivers.authorizeSelf(who, driverId);
    this.check(driver.seats, vehicleClass);
    if (!(await this.repository.setVehicleClass(driverId, vehicleClass))) throw vehicleInUse();
    return presentDriver({ ...driver, vehicleClass }, FULL_VIEW);
  }

  /** The class of a new vehicle, the likely one when none was chosen. @throws ApiError validation_failed */
  ofNew(seats: number, chosen?: VehicleClass): VehicleClass {
    const vehicleClass = chosen ?? classOfSeats(this.rules.current, seats);
    if (!vehicleClass) throw noClassForSeats();
    this.check(seats, vehicleClass);
    return vehicleClass;
  }

  private check(seats: number, vehicleClass: VehicleClass): void {
    const rules = this.rules.current;
    if (!hasSeatsOfClass(rules, vehicleClass, seats)) throw seatsDoNotMatchClass(classRuleOf(rules, vehicleClass));
    if (!classesOfSeats(rules, seats).includes(vehicleClass)) throw vehicleClassOff();
  }
}
