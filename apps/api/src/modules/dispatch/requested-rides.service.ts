import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { Events } from '../../platform/events/events';
import { rideRequested } from '../rides/rides.events';
import { SearchService } from './search.service';
import { StandbyPromotion } from './standby-promotion.service';
import { WaitingRidesService } from './waiting-rides.service';

/** A ride looks for a driver: the standby list of a scheduled one comes first, then the search. */
@Injectable()
export class RequestedRides implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly events: Events,
    private readonly standby: StandbyPromotion,
    private readonly search: SearchService,
    private readonly waiting: WaitingRidesService,
  ) {}

  onModuleInit(): void {
    this.events.react(rideRequested, 'seek-a-driver-when-ride-is-requested', ({ rideId }) => this.requested(rideId));
  }

  private async requested(rideId: number): Promise<void> {
    const isBegun = await this.database.transaction((tx) => this.search.beginImmediate(tx, rideId));
    if (!isBegun) {
      if (await this.standby.promote(rideId)) return;
      await this.database.transaction((tx) => this.search.begin(tx, rideId));
    }
    await this.waiting.matchRequests();
  }
}
