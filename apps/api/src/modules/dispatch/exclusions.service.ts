import { Injectable } from '@nestjs/common';
import type { OfferCause } from '@groupride/contracts';
import type { Transaction } from '../../platform/database/database';
import { Jobs } from '../../platform/jobs/jobs';
import type { Ride } from '../rides/rides.facade';
import { AssignableDrivers } from './assignable-drivers.service';
import { AssignmentsService } from './assignments.service';
import { DispatchFacade, type Assignment, type Candidate } from './dispatch.facade';
import { noVehicleAvailable } from './dispatch.errors';
import { OfferWithdrawals } from './offer-withdrawals.service';
import { OffersRepository } from './offers.repository';
import { RideTypeAvailabilityService, type TripQuery } from './ride-type-availability.service';
import { seekDriver } from './offering.service';
import { seekRide } from './search.service';

@Injectable()
export class ExclusionsService extends DispatchFacade {
  constructor(
    private readonly offers: OffersRepository,
    private readonly withdrawals: OfferWithdrawals,
    private readonly jobs: Jobs,
    private readonly availability: RideTypeAvailabilityService,
    private readonly assignments: AssignmentsService,
    private readonly assignable: AssignableDrivers,
  ) {
    super();
  }

  async exclude(tx: Transaction, rideId: number, driverId: number, cause?: OfferCause): Promise<void> {
    await this.offers.withdrawAccepted(tx, rideId, driverId, cause);
    await this.jobs.enqueue(tx, seekRide, { driverId });
  }

  async restartOffers(tx: Transaction, rideId: number): Promise<void> {
    await this.jobs.enqueue(tx, seekDriver, { rideId });
    await this.withdrawals.takeBack(tx, rideId);
  }

  async withdrawOffersTo(tx: Transaction, driverId: number): Promise<void> {
    await this.withdrawals.ofBusyDriver(tx, driverId);
  }

  async assign(tx: Transaction, ride: Ride, driverId: number, assignment: Assignment): Promise<void> {
    await this.assignments.assign(tx, ride, driverId, assignment);
  }

  async candidates(ride: Ride): Promise<Candidate[]> {
    return this.assignable.atWork(ride);
  }

  async checkAvailable(tx: Transaction, ride: TripQuery): Promise<void> {
    if (!(await this.availability.canRequestNow(tx, ride))) throw noVehicleAvailable();
  }
}
