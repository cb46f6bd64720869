import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { Events } from '../../platform/events/events';
import { shareConsentNeeded, type ShareFact } from '../members/members.events';
import { receiptIssued, type ReceiptFact } from '../receipts/receipts.events';
import { rideNotice, type RideFact } from '../rides/rides.events';
import { RidesFacade } from '../rides/rides.facade';
import { noticesOf } from './domain/notices';
import { InboxFacade } from './inbox.facade';
import { NoticeContexts } from './notice-contexts';

/** Turns events into notifications. Each reaction runs at least once; the notification's key prevents duplicates. */
@Injectable()
export class InboxReactions implements OnModuleInit {
  constructor(
    private readonly events: Events,
    private readonly database: Database,
    private readonly inbox: InboxFacade,
    private readonly rides: RidesFacade,
    private readonly contexts: NoticeContexts,
  ) {}

  onModuleInit(): void {
    this.events.react(rideNotice, 'notify-people-of-ride-event', (fact) => this.notifyOfRide(fact));
    this.events.react(shareConsentNeeded, 'notify-member-when-share-needs-consent', (fact) => this.notifyOfShare(fact));
    this.events.react(receiptIssued, 'notify-payer-when-receipt-is-issued', (fact) => this.notifyOfReceipt(fact));
  }

  private async notifyOfRide({ rideId, number }: RideFact): Promise<void> {
    const [ride, event] = await Promise.all([this.rides.find(rideId), this.rides.findEvent(rideId, number)]);
    if (!ride || !event) return;
    const context = await this.contexts.of(ride, event);
    await this.database.transaction((tx) => this.inbox.notify(tx, noticesOf(event, context)));
  }

  private async notifyOfShare({ rideId, number, userId, share, agreed }: ShareFact): Promise<void> {
    const ride = await this.rides.find(rideId);
    if (!ride) return;
    const facts = { share, agreed, destination: ride.dropoffLocation };
    const notice = { userId, key: `ride:${rideId}:${number}`, kind: 'consent_needed', rideId, facts } as const;
    await this.database.transaction((tx) => this.inbox.notify(tx, [notice]));
  }

  private async notifyOfReceipt({ rideId, payerId }: ReceiptFact): Promise<void> {
    const ride = await this.rides.find(rideId);
    if (!ride) return;
    const facts = { destination: ride.dropoffLocation };
    const notice = { userId: payerId, key: `ride:${rideId}:receipt`, kind: 'receipt_ready', rideId, facts } as const;
    await this.database.transaction((tx) => this.inbox.notify(tx, [notice]));
  }
}
