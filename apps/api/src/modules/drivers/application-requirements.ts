import { Injectable } from '@nestjs/common';
import { eligibilityProblems, type DriverApplication, type VehicleClass } from '@groupride/contracts';
import { CityCalendar } from '../city/city-calendar.facade';
import { notEligible } from './drivers.errors';
import { VehicleClasses } from './vehicle-classes.service';

/** Checks the requirements for applications to drive. */
@Injectable()
export class ApplicationRequirements {
  constructor(
    private readonly calendar: CityCalendar,
    private readonly classes: VehicleClasses,
  ) {}

  /** @returns the class of the vehicle. @throws ApiError validation_failed with every field that breaks a rule */
  check(application: DriverApplication): VehicleClass {
    const problems = eligibilityProblems(application, this.calendar.today());
    if (problems.length > 0) throw notEligible(problems);
    return this.classes.ofNew(application.seats, application.vehicleClass);
  }
}
