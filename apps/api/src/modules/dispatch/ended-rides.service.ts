import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { Jobs } from '../../platform/jobs/jobs';
import { RidesFacade } from '../rides/rides.facade';
import { OfferPushes } from './offer-pushes';
import { OffersRepository } from './offers.repository';
import { seekRide } from './search.service';

/** Looks for the next ride when a ride's end frees its driver. */
@Injectable()
export class EndedRidesService {
  constructor(
    private readonly database: Database,
    private readonly rides: RidesFacade,
    private readonly offers: OffersRepository,
    private readonly pushes: OfferPushes,
    private readonly jobs: Jobs,
  ) {}

  async cancelled(rideId: number): Promise<void> {
    // The ride is in its final state, so reading it needs no lock.
    const ride = await this.rides.find(rideId);
    await this.database.transaction(async (tx) => {
      const withdrawn = await this.offers.withdrawOpen(tx, { rideId });
      const freed = [...withdrawn.map(({ driverId }) => driverId), ...(ride?.driverId ? [ride.driverId] : [])];
      for (const driverId of freed) await this.jobs.enqueue(tx, seekRide, { driverId });
      tx.afterCommit(() => withdrawn.forEach((offer) => this.pushes.offersWithdrawn(offer)));
    });
  }

  async completed(rideId: number): Promise<void> {
    const driverId = (await this.rides.find(rideId))?.driverId;
    if (driverId) await this.database.transaction((tx) => this.jobs.enqueue(tx, seekRide, { driverId }));
  }
}
