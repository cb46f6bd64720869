import { Injectable } from '@nestjs/common';
import { spellVehicle, tenDigits, type DriverApplication, type DriverView } from '@groupride/contracts';
import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database/database';
import { Events } from '../../platform/events/events';
import type { Principal } from '../../platform/http/principal';
import { IdentityFacade } from '../identity/identity.facade';
import { ApplicationRequirements } from './application-requirements';
import { DriverApplicationsRepository, type StoredApplication } from './driver-applications.repository';
import { applicationExists, phoneNeeded } from './drivers.errors';
import { applicationSent } from './drivers.events';
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
    private readonly events: Events,
    private readonly requirements: ApplicationRequirements,
    private readonly clock: Clock,
  ) {}

  /**
   * Sending the application twice creates only one.
   * @throws ApiError validation_failed with every field that breaks a rule, application_exists
   */
  async apply(who: Principal, application: DriverApplication): Promise<DriverView> {
    const vehicleClass = this.requirements.check(application);
    const { seats } = application;
    const person = await this.identity.find(who.userId);
    if (!person?.phone) throw phoneNeeded();
    const { id: userId, name, phone } = person;
    const stored = this.toStore(application);
    const { vehicleMake, vehicleModel, vehicleYear } = stored;
    return this.database.transaction(async (tx) => {
      const driver = await this.drivers.insert(tx, {
        userId,
        name,
        phone,
        seats,
        vehicleClass,
        vehicle: `${vehicleMake} ${vehicleModel} ${vehicleYear}`,
        licensePlate: application.licensePlate.toUpperCase(),
      });
      if (!driver) throw applicationExists();
      await this.applications.removeDraft(tx, userId);
      await this.applications.store(tx, { ...stored, driverId: driver.id });
      await this.events.publish(tx, applicationSent, {
        driverId: driver.id,
        userId,
        at: this.clock.now().toISOString(),
      });
      return presentDriver(driver, FULL_VIEW);
    });
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
