import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { Events } from '../../platform/events/events';
import { DriversFacade } from '../drivers/drivers.facade';
import { shareConsentNeeded, type ShareFact } from '../members/members.events';
import { MembersFacade } from '../members/members.facade';
import { receiptIssued, type ReceiptFact } from '../receipts/receipts.events';
import { PaymentsFacade } from '../payments/payments.facade';
import { rideNotice, type RideFact } from '../rides/rides.events';
import { RidesFacade } from '../rides/rides.facade';
import { noticesOf, type NoticeContext } from './domain/notices';
import { InboxFacade } from './inbox.facade';

/** Turns events into notifications. Each runs at least once; the key of a notification keeps a second run from adding another. */
@Injectable()
export class InboxReactions implements OnModuleInit {
  constructor(
    private readonly events: Events,
    private readonly database: Database,
    private readonly inbox: InboxFacade,
    private readonly rides: RidesFacade,
    private readonly members: MembersFacade,
    private readonly drivers: DriversFacade,
    private readonly payments: PaymentsFacade,
  ) {}

  onModuleInit(): void {
    this.events.react(rideNotice, 'notify-people-of-ride-event', (fact) => this.notifyOfRide(fact));
    this.events.react(shareConsentNeeded, 'notify-member-when-share-needs-consent', (fact) => this.notifyOfShare(fact));
    this.events.react(receiptIssued, 'notify-payer-when-receipt-is-issued', (fact) => this.notifyOfReceipt(fact));
  }

  private async notifyOfRide({ rideId, number }: RideFact): Promise<void> {
    const [ride, event] = await Promise.all([this.rides.find(rideId), this.rides.findEvent(rideId, number)]);
    if (!ride || !event) return;
    const [members, driver, payments, next] = await Promise.all([
      this.members.list(rideId),
      ride.driverId === null ? null : this.drivers.find(ride.driverId),
      'paymentId' in event.data ? this.payments.listOfRide(rideId) : [],
      event.type === 'driver_released' ? this.rides.findEvent(rideId, number + 1) : null,
    ]);
    const context: NoticeContext = {
      ride,
      members: members.map(({ userId }) => userId),
      driver,
      payerId: payments.find(({ id }) => id === event.data['paymentId'])?.payerId ?? null,
      isReplaced: next?.type === 'driver_assigned' && next.data['standby'] === true,
    };
    await this.database.transaction((tx) => this.inbox.notify(tx, noticesOf(event, context)));
  }

  private async notifyOfShare({ rideId, userId, share, agreed }: ShareFact): Promise<void> {
    const ride = await this.rides.find(rideId);
    if (!ride) return;
    const facts = { share, agreed, destination: ride.dropoffLocation };
    const notice = { userId, key: `ride:${rideId}:share:${share}`, kind: 'consent_needed', rideId, facts } as const;
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
