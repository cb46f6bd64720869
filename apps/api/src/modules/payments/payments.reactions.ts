import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Events } from '../../platform/events/events';
import { Jobs } from '../../platform/jobs/jobs';
import { memberLeft } from '../members/members.events';
import { rideCancelled, tripCompleted } from '../rides/rides.events';
import { CollectionService } from './collection.service';
import { captureHold, releaseHold } from './payments.jobs';
import { SettlementService } from './settlement.service';

/** When what happens to the money. */
@Injectable()
export class PaymentsReactions implements OnModuleInit {
  constructor(
    private readonly events: Events,
    private readonly jobs: Jobs,
    private readonly settlement: SettlementService,
    private readonly collection: CollectionService,
  ) {}

  onModuleInit(): void {
    this.events.react(tripCompleted, 'settle-ride-when-trip-is-completed', ({ rideId }) => this.settlement.settleTrip(rideId));
    this.events.react(rideCancelled, 'charge-or-release-holds-when-ride-is-cancelled', ({ rideId }) => this.settlement.settleCancellation(rideId));
    this.events.react(memberLeft, 'release-share-when-member-has-left', ({ rideId, userId }) => this.settlement.releaseShareOf(rideId, userId));
    this.jobs.handle(captureHold, (job) => this.collection.capture(job));
    this.jobs.handle(releaseHold, (job) => this.collection.release(job));
  }
}
