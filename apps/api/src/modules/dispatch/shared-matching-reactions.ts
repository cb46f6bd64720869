import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Events } from '../../platform/events/events';
import { driverAssigned } from '../rides/rides.events';
import { RoundRequests } from './round-requests.service';
import { OffersRepository } from './offers.repository';

/** Matches waiting groups as soon as a driver accepts the first ride of a vehicle that they may share. */
@Injectable()
export class SharedMatchingReactions implements OnModuleInit {
  constructor(
    private readonly events: Events,
    private readonly offers: OffersRepository,
    private readonly rounds: RoundRequests,
  ) {}

  onModuleInit(): void {
    this.events.react(driverAssigned, 'match-waiting-groups-with-shared-vehicle', () => this.rounds.request(), {
      when: ({ rideId }) => this.offers.areGroupsWaitingFor(rideId),
    });
  }
}
