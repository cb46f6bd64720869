import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { Events } from '../../platform/events/events';
import { Jobs } from '../../platform/jobs/jobs';
import { driverWentOffline } from '../drivers/drivers.events';
import { rideCancelled, rideRequested } from '../rides/rides.events';
import { CountdownsService } from './countdowns.service';
import { OfferPushes } from './offer-pushes';
import { OffersRepository } from './offers.repository';
import { expireOffer, SearchService, seekDriver } from './search.service';

/** What makes a search go on by itself: a request, the end of a countdown, a cancellation, a driver who leaves. */
@Injectable()
export class SearchReactions implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly events: Events,
    private readonly jobs: Jobs,
    private readonly search: SearchService,
    private readonly offers: OffersRepository,
    private readonly countdowns: CountdownsService,
    private readonly pushes: OfferPushes,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(seekDriver, ({ rideId }) => this.seek(rideId));
    this.jobs.handle(expireOffer, ({ rideId, offerId }) => this.countdowns.end(rideId, offerId));
    this.events.react(rideRequested, 'seek-a-driver-when-ride-is-requested', ({ rideId }) => this.seek(rideId));
    this.events.react(rideCancelled, 'withdraw-offers-when-ride-is-cancelled', ({ rideId }) => this.withdraw(rideId));
    this.events.react(driverWentOffline, 'end-countdowns-when-driver-goes-offline', ({ driverId }) => this.countdowns.endOfAbsent(driverId));
  }

  private async seek(rideId: number): Promise<void> {
    await this.database.transaction((tx) => this.search.step(tx, rideId));
  }

  private async withdraw(rideId: number): Promise<void> {
    await this.database.transaction(async (tx) => {
      const withdrawn = await this.offers.withdrawOpen(tx, { rideId });
      tx.afterCommit(() => withdrawn.forEach((offer) => this.pushes.gone(offer)));
    });
  }
}
