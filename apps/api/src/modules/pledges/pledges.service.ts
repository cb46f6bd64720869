import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Transaction } from '../../platform/database/database';
import { Events } from '../../platform/events/events';
import { AuthorizationsFacade } from '../authorizations/authorizations.facade';
import { MembersFacade } from '../members/members.facade';
import { holdReleased, rideChanged, shareReleased } from '../rides/rides.events';
import { pledgeOf, RidesFacade } from '../rides/rides.facade';
import { PledgeChanges } from './pledge-changes.service';
import { PledgeClosingService } from './pledge-closing.service';
import { PledgeReminders } from './pledge-reminders.service';
import { PledgesFacade } from './pledges.facade';

/** Connects pledges with seats and payments, which know nothing of them. */
@Injectable()
export class PledgesService extends PledgesFacade implements OnModuleInit {
  constructor(
    private readonly rides: RidesFacade,
    private readonly members: MembersFacade,
    private readonly authorizations: AuthorizationsFacade,
    private readonly events: Events,
    private readonly changes: PledgeChanges,
    private readonly closing: PledgeClosingService,
    private readonly reminders: PledgeReminders,
  ) {
    super();
  }

  onModuleInit(): void {
    this.members.onPledgeSeats((tx, rideId) => this.changes.seatsChanged(tx, rideId));
    this.authorizations.onPledgePaid((tx, ride, payment) => this.changes.paid(tx, ride, payment));
    this.events.react(shareReleased, 'review-pledge-when-a-share-is-released', ({ rideId }) =>
      this.changes.released(rideId),
    );
    this.events.react(holdReleased, 'review-pledge-when-the-organizer-hold-is-released', ({ rideId }) =>
      this.changes.released(rideId),
    );
    this.events.participate(rideChanged, async (tx, { rideId, type }) => {
      if (type === 'payment_failed' || type === 'share_failed') await this.changes.lost(tx, rideId);
    });
  }

  async begin(tx: Transaction, rideId: number): Promise<void> {
    const pledge = pledgeOf(await this.rides.lock(tx, rideId));
    if (!pledge) return;
    await this.closing.scheduleDeadline(tx, rideId, pledge);
    await this.reminders.schedule(tx, rideId, pledge);
  }
}
