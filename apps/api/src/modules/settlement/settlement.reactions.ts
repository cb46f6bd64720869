import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Events } from '../../platform/events/events';
import { memberLeft } from '../members/members.events';
import { rideCancelled, tripCompleted } from '../rides/rides.events';
import { CancellationSettlementService } from './cancellation-settlement.service';
import { DepartedMemberSharesService } from './departed-member-shares.service';
import { TripSettlementService } from './trip-settlement.service';

/** Settles payments when a ride is completed or cancelled, or a member leaves. */
@Injectable()
export class SettlementReactions implements OnModuleInit {
  constructor(
    private readonly events: Events,
    private readonly settlement: TripSettlementService,
    private readonly cancellations: CancellationSettlementService,
    private readonly departedShares: DepartedMemberSharesService,
  ) {}

  onModuleInit(): void {
    this.events.react(tripCompleted, 'settle-ride-when-trip-is-completed', ({ rideId }) =>
      this.settlement.settleTrip(rideId),
    );
    this.events.react(rideCancelled, 'charge-or-release-holds-when-ride-is-cancelled', ({ rideId }) =>
      this.cancellations.settleCancellation(rideId),
    );
    this.events.react(memberLeft, 'release-share-when-member-has-left', ({ rideId, userId }) =>
      this.departedShares.release(rideId, userId),
    );
  }
}
