import { Injectable } from '@nestjs/common';
import {
  classOfSeats,
  eligibilityProblems,
  hasSeatsOfClass,
  spellVehicle,
  tenDigits,
  type DriverApplication,
  type DriverApplicationView,
  type DriverView,
} from '@groupride/contracts';
import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database/database';
import type { Principal } from '../../platform/http/principal';
import { AuditFacade, IdentityFacade } from '../identity/identity.facade';
import { CityDays } from './city-days';
import { DriverApplicationsRepository, type StoredApplication } from './driver-applications.repository';
import { applicationExists, noSuchApplication, notEligible, phoneNeeded, seatsDoNotMatchClass } from './drivers.errors';
import { FULL_VIEW, presentDriver } from './drivers.presenter';
import { DriversRepository } from './drivers.repository';

/** Applications to drive: personal data, the vehicle and the consents. */
@Injectable()
export class DriverApplicationsService {
  constructor(
    private readonly database: Database,
    private readonly drivers: DriversRepository,
    private readonly applications: DriverApplicationsRepository,
    private readonly identity: IdentityFacade,
    private readonly audit: AuditFacade,
    private readonly days: CityDays,
    private readonly clock: Clock,
  ) {}

  /**
   * Sending it twice makes one application.
   * @throws ApiError validation_failed with every field that breaks a rule, application_exists
   */
  async apply(who: Principal, application: DriverApplication): Promise<DriverView> {
    const problems = eligibilityProblems(application, this.days.today());
    if (problems.length > 0) throw notEligible(problems);
    const { seats } = application;
    const vehicleClass = application.vehicleClass ?? classOfSeats(seats);
    if (!hasSeatsOfClass(vehicleClass, seats)) throw seatsDoNotMatchClass(vehicleClass);
    const person = await this.identity.find(who.userId);
    if (!person?.phone) throw phoneNeeded();
    const { id: userId, name, phone } = person;
    const stored = this.toStore(application);
    const { vehicleMake, vehicleModel, vehicleYear } = stored;
    return this.database.transaction(async (tx) => {
      const driver = await this.drivers.insert(tx, {
        ...{ userId, name, phone, seats, vehicleClass },
        vehicle: `${vehicleMake} ${vehicleModel} ${vehicleYear}`,
        licensePlate: application.licensePlate.toUpperCase(),
      });
      if (!driver) throw applicationExists();
      await this.applications.removeDraft(tx, userId);
      await this.applications.store(tx, { ...stored, driverId: driver.id });
      return presentDriver(driver, FULL_VIEW);
    });
  }

  /** For the driver and for operators, whose look is recorded. @throws ApiError not_found */
  async view(who: Principal, driverId: number): Promise<DriverApplicationView> {
    if (who.driverId !== driverId && !who.isAdmin) throw noSuchApplication();
    const application = await this.applications.find(driverId);
    if (!application) throw noSuchApplication();
    if (who.driverId !== driverId) await this.audit.look(who.userId, 'view_driver_application', `driver:${driverId}`);
    const { driverId: _, submittedAt, ...fields } = application;
    return { ...fields, submittedAt: submittedAt.toISOString() };
  }

  private toStore(application: DriverApplication): Omit<StoredApplication, 'driverId'> {
    const { licensePlate: _plate, seats: _seats, vehicleClass: _class, ...fields } = application;
    const { make, model } = spellVehicle(application.vehicleMake, application.vehicleModel);
    return {
      ...fields,
      vehicleMake: make,
      vehicleModel: model,
      licenseNumber: application.licenseNumber.toUpperCase(),
      insurancePolicy: application.insurancePolicy.toUpperCase(),
      emergencyPhone: tenDigits(application.emergencyPhone) ?? application.emergencyPhone,
      experience: application.experience || null,
      submittedAt: this.clock.now(),
    };
  }
}
