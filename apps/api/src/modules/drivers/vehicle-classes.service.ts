import { Injectable } from '@nestjs/common';
import {
  classesOfSeats,
  classOfSeats,
  classRuleOf,
  hasSeatsOfClass,
  type VehicleClass,
  type VehicleClassesView,
} from '@groupride/contracts';
import { VehicleRulesFacade } from '../settings/settings.facade';
import { noClassForSeats, seatsDoNotMatchClass, vehicleClassOff } from './drivers.errors';

/** Determines and checks the classes of drivers' vehicles. */
@Injectable()
export class VehicleClasses {
  constructor(private readonly rules: VehicleRulesFacade) {}

  list(): VehicleClassesView {
    return {
      classes: this.rules.current.classes.map(({ nameEn = null, nameEs = null, ...each }) => ({
        ...each,
        nameEn,
        nameEs,
      })),
    };
  }

  /** The class of a new vehicle; derived from its seats when none was chosen. @throws ApiError validation_failed */
  ofNew(seats: number, chosen?: VehicleClass): VehicleClass {
    const vehicleClass = chosen ?? classOfSeats(this.rules.current, seats);
    if (!vehicleClass) throw noClassForSeats();
    this.check(seats, vehicleClass);
    return vehicleClass;
  }

  /** @throws ApiError validation_failed */
  check(seats: number, vehicleClass: VehicleClass): void {
    const rules = this.rules.current;
    if (!hasSeatsOfClass(rules, vehicleClass, seats)) throw seatsDoNotMatchClass(classRuleOf(rules, vehicleClass));
    if (!classesOfSeats(rules, seats).includes(vehicleClass)) throw vehicleClassOff();
  }
}
