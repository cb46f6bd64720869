import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database, type Transaction } from '../../platform/database/database';
import { Events } from '../../platform/events/events';
import { defineJob, Jobs } from '../../platform/jobs/jobs';
import { driverBecameAvailable, driverWentOffline } from '../drivers/drivers.events';
import { rideCancelled, tripCompleted } from '../rides/rides.events';
import { OfferExpiryService } from './offer-expiry.service';
import { EndedRidesService } from './ended-rides.service';
import { expireOffer, seekDriver } from './offering.service';
import { endSearch, SearchService, seekRide } from './search.service';
import { WaitingRidesService } from './waiting-rides.service';

/** Runs once a minute. */
const sweepWaitingRides = defineJob('sweep-waiting-rides');

/** Continues searches when a driver's availability changes, or an offer, ride or timer ends. */
@Injectable()
export class SearchReactions implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly events: Events,
    private readonly jobs: Jobs,
    private readonly search: SearchService,
    private readonly waiting: WaitingRidesService,
    private readonly ended: EndedRidesService,
    private readonly expiry: OfferExpiryService,
  ) {}

  onModuleInit(): void {
    const inTransaction =
      (run: (tx: Transaction, rideId: number) => Promise<unknown>) =>
      async ({ rideId }: { rideId: number }) => {
        await this.database.transaction((tx) => run(tx, rideId));
      };
    const forRide =
      (run: (tx: Transaction, rideId: number) => Promise<unknown>) => async (about: { rideId: number }) => {
        await inTransaction(run)(about);
        await this.waiting.matchRequests();
      };
    const forDriver = ({ driverId }: { driverId: number }) => this.waiting.seekFor(driverId);
    this.jobs.handle(
      seekDriver,
      forRide((tx, rideId) => this.search.step(tx, rideId)),
    );
    this.jobs.handle(
      endSearch,
      inTransaction((tx, rideId) => this.search.end(tx, rideId)),
    );
    this.jobs.handle(expireOffer, ({ rideId, offerId }) => this.expiry.end(rideId, offerId));
    this.jobs.handle(seekRide, forDriver);
    this.jobs.handleEveryMinute(sweepWaitingRides, () => this.waiting.sweep());
    this.events.react(rideCancelled, 'withdraw-offers-when-ride-is-cancelled', ({ rideId }) =>
      this.ended.cancelled(rideId),
    );
    this.events.react(tripCompleted, 'seek-a-ride-for-the-driver-when-trip-is-completed', ({ rideId }) =>
      this.ended.completed(rideId),
    );
    this.events.react(driverBecameAvailable, 'seek-a-ride-when-driver-becomes-available', forDriver);
    this.events.react(driverWentOffline, 'end-countdowns-when-driver-goes-offline', ({ driverId }) =>
      this.expiry.endOfAbsent(driverId),
    );
  }
}
