import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../platform/database/database';
import { Jobs } from '../../platform/jobs/jobs';
import { RidesFacade } from '../rides/rides.facade';
import { OfferPushes } from './offer-pushes';
import { OffersRepository } from './offers.repository';
import { seekRide } from './search.service';

/** Drivers whom the end of a ride frees are looked for another one. */
@Injectable()
export class EndedRidesService {
  constructor(
    private readonly rides: RidesFacade,
    private readonly offers: OffersRepository,
    private readonly pushes: OfferPushes,
    private readonly jobs: Jobs,
  ) {}

  async cancelled(tx: Transaction, rideId: number): Promise<void> {
    const withdrawn = await this.offers.withdrawOpen(tx, { rideId });
    for (const { driverId } of withdrawn) await this.jobs.enqueue(tx, seekRide, { driverId });
    tx.afterCommit(() => withdrawn.forEach((offer) => this.pushes.gone(offer)));
    await this.completed(tx, rideId);
  }

  async completed(tx: Transaction, rideId: number): Promise<void> {
    const { driverId } = await this.rides.lock(tx, rideId);
    if (driverId !== null) await this.jobs.enqueue(tx, seekRide, { driverId });
  }
}
