import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Events } from '../../platform/events/events';
import { memberLeft } from '../members/members.events';
import { rideCancelled, tripCompleted } from '../rides/rides.events';
import { CalledOffSettlement } from './called-off-settlement.service';
import { LeftShares } from './left-shares.service';
import { SettlementService } from './settlement.service';

/** What becomes of the money when something has happened to a ride. */
@Injectable()
export class PaymentsReactions implements OnModuleInit {
  constructor(
    private readonly events: Events,
    private readonly settlement: SettlementService,
    private readonly calledOff: CalledOffSettlement,
    private readonly leftShares: LeftShares,
  ) {}

  onModuleInit(): void {
    this.events.react(tripCompleted, 'settle-ride-when-trip-is-completed', ({ rideId }) => this.settlement.settleTrip(rideId));
    this.events.react(rideCancelled, 'charge-or-release-holds-when-ride-is-cancelled', ({ rideId }) => this.calledOff.settleCancellation(rideId));
    this.events.react(memberLeft, 'release-share-when-member-has-left', ({ rideId, userId }) => this.leftShares.release(rideId, userId));
  }
}
