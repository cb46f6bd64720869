import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Events } from '../../platform/events/events';
import { Jobs } from '../../platform/jobs/jobs';
import { memberLeft } from '../members/members.events';
import { rideCancelled, tripCompleted } from '../rides/rides.events';
import { CollectionService } from './collection.service';
import { AuthorizationsService } from './authorizations.service';
import { authorizeHold, captureHold, endMending, releaseHold, renewHold } from './payments.jobs';
import { RenewalsService } from './renewals.service';
import { UnmendedHolds } from './unmended-holds.service';
import { SettlementService } from './settlement.service';

/** When what happens to the money. */
@Injectable()
export class PaymentsReactions implements OnModuleInit {
  constructor(
    private readonly events: Events,
    private readonly jobs: Jobs,
    private readonly settlement: SettlementService,
    private readonly collection: CollectionService,
    private readonly authorizations: AuthorizationsService,
    private readonly renewals: RenewalsService,
    private readonly unmended: UnmendedHolds,
  ) {}

  onModuleInit(): void {
    this.events.react(tripCompleted, 'settle-ride-when-trip-is-completed', ({ rideId }) => this.settlement.settleTrip(rideId));
    this.events.react(rideCancelled, 'charge-or-release-holds-when-ride-is-cancelled', ({ rideId }) => this.settlement.settleCancellation(rideId));
    this.events.react(memberLeft, 'release-share-when-member-has-left', ({ rideId, userId }) => this.settlement.releaseShareOf(rideId, userId));
    this.jobs.handle(authorizeHold, (job) => this.authorizations.authorize(job));
    this.jobs.handle(renewHold, (job) => this.renewals.renew(job));
    this.jobs.handle(endMending, (job) => this.unmended.end(job));
    this.jobs.handle(captureHold, (job) => this.collection.capture(job));
    this.jobs.handle(releaseHold, (job) => this.collection.release(job));
  }
}
