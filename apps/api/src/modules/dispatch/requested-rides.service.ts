import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database, type Transaction } from '../../platform/database/database';
import { Events } from '../../platform/events/events';
import { defineJob, Jobs } from '../../platform/jobs/jobs';
import { rideAwaitsDriver } from '../rides/rides.events';
import type { Ride } from '../rides/rides.facade';
import { RoundRequests } from './round-requests.service';
import { SearchService } from './search.service';
import { StandbyPromotion } from './standby-promotion.service';

/** `isBegun`, in jobs of earlier versions: the search of an immediate request began in the transaction of the job. */
const seekWhenRequested = defineJob<{ rideId: number; isBegun?: boolean }>('seek-a-driver-when-ride-is-requested');

/** Starts looking for a driver when a ride is requested. A scheduled ride first goes to its standby list. */
@Injectable()
export class RequestedRides implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly events: Events,
    private readonly jobs: Jobs,
    private readonly standby: StandbyPromotion,
    private readonly search: SearchService,
    private readonly rounds: RoundRequests,
  ) {}

  onModuleInit(): void {
    this.events.participate(rideAwaitsDriver, (tx, ride) => this.begin(tx, ride));
    this.jobs.handle(seekWhenRequested, ({ rideId, isBegun }) => this.requested(rideId, isBegun === true));
  }

  private async begin(tx: Transaction, ride: Ride): Promise<void> {
    if (await this.search.beginImmediate(tx, ride)) this.rounds.requestIn(tx);
    else await this.jobs.enqueue(tx, seekWhenRequested, { rideId: ride.id });
  }

  private async requested(rideId: number, isBegun: boolean): Promise<void> {
    if (!isBegun) {
      if (await this.standby.promote(rideId)) return;
      await this.database.transaction((tx) => this.search.begin(tx, rideId));
    }
    await this.rounds.request();
  }
}
