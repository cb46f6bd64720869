import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../platform/database/database';
import { Jobs } from '../../platform/jobs/jobs';
import { OfferPushes } from './offer-pushes';
import { OffersRepository, type Offer } from './offers.repository';
import { seekDriver } from './offering.service';
import { seekRide } from './search.service';

/** Ends open offers that nobody answered, tells the drivers who had them, and continues the searches. */
@Injectable()
export class OfferWithdrawals {
  constructor(
    private readonly offers: OffersRepository,
    private readonly pushes: OfferPushes,
    private readonly jobs: Jobs,
  ) {}

  /** Withdraws the immediate offers of a driver who is busy from now on. Their rides are offered to somebody else. */
  async ofBusyDriver(tx: Transaction, driverId: number): Promise<void> {
    const withdrawn = await this.offers.withdrawOpen(tx, { driverId }, 'assigned');
    for (const { rideId } of withdrawn) await this.jobs.enqueue(tx, seekDriver, { rideId });
    this.tell(tx, withdrawn);
  }

  /** Removes a ride's open offers. The same drivers can be asked again, and look for other rides meanwhile. */
  async takeBack(tx: Transaction, rideId: number): Promise<void> {
    const taken = await this.offers.takeBackOpen(tx, rideId);
    for (const { driverId } of taken) await this.jobs.enqueue(tx, seekRide, { driverId });
    this.tell(tx, taken);
  }

  /** Records that a driver without an offer took the ride, whoever it is offered to. */
  async giveTo(tx: Transaction, rideId: number, driverId: number): Promise<void> {
    await this.takeBack(tx, rideId);
    await this.offers.recordTaken(tx, rideId, driverId);
  }

  private tell(tx: Transaction, offers: readonly Offer[]): void {
    if (offers.length > 0) tx.afterCommit(() => offers.forEach((offer) => this.pushes.offersWithdrawn(offer)));
  }
}
