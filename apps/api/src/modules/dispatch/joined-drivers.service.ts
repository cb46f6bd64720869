import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Transaction } from '../../platform/database/database';
import { Events } from '../../platform/events/events';
import { Jobs } from '../../platform/jobs/jobs';
import { memberJoined } from '../rides/rides.events';
import { OfferPushes } from './offer-pushes';
import { OffersRepository } from './offers.repository';
import { seekDriver } from './offering.service';
import { seekRide } from './search.service';

/**
 * Withdraws the open offer of a driver who joins the ride as a passenger, in the transaction that seats them, and asks
 * the next driver. Drivers must not drive themselves.
 */
@Injectable()
export class JoinedDriversService implements OnModuleInit {
  constructor(
    private readonly events: Events,
    private readonly offers: OffersRepository,
    private readonly pushes: OfferPushes,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.events.participate(memberJoined, (tx, { rideId }) => this.withdraw(tx, rideId));
  }

  /** The transaction that adds a member holds the ride's lock, so no acceptance can come in between. */
  private async withdraw(tx: Transaction, rideId: number): Promise<void> {
    const withdrawn = await this.offers.withdrawOfMembers(tx, rideId);
    if (withdrawn.length === 0) return;
    await this.jobs.enqueue(tx, seekDriver, { rideId });
    for (const { driverId } of withdrawn) await this.jobs.enqueue(tx, seekRide, { driverId });
    tx.afterCommit(() => withdrawn.forEach((offer) => this.pushes.offersWithdrawn(offer)));
  }
}
