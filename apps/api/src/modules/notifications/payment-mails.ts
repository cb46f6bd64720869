import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Events } from '../../platform/events/events';
import { OutboxFacade } from '../identity/identity.facade';
import { cardOf, PaymentsFacade, type Payment } from '../payments/payments.facade';
import { shareAuthorized, tipGiven } from '../rides/rides.events';
import { RidesFacade } from '../rides/rides.facade';
import { SHARE_PAID_TEXTS, TIP_TEXTS } from './payment-texts';

/** Mails people that their seat or tip is paid, because they may have closed the page before. */
@Injectable()
export class PaymentMails implements OnModuleInit {
  constructor(
    private readonly events: Events,
    private readonly rides: RidesFacade,
    private readonly payments: PaymentsFacade,
    private readonly outbox: OutboxFacade,
  ) {}

  onModuleInit(): void {
    this.events.react(shareAuthorized, 'mail-member-when-share-is-paid', ({ rideId }) => this.mailAll(rideId, 'share'));
    this.events.react(tipGiven, 'mail-rider-when-tip-is-given', ({ rideId }) => this.mailAll(rideId, 'tip'));
  }

  /** Mails each payment of the ride once, whichever of them the event was about. */
  private async mailAll(rideId: number, purpose: 'share' | 'tip'): Promise<void> {
    const ride = await this.rides.find(rideId);
    // Members of a pledge get their payment confirmed along with the terms.
    if (!ride || (purpose === 'share' && ride.splitMode === 'pledge')) return;
    const paid = (await this.payments.listOfRide(rideId)).filter(
      (payment) => payment.purpose === purpose && (payment.state === 'authorized' || payment.state === 'captured'),
    );
    for (const payment of paid) await this.mail(payment, ride.dropoffLocation);
  }

  private async mail(payment: Payment, destination: string): Promise<void> {
    await this.outbox.write(payment.payerId, {
      key: `payment:${payment.id}:paid`,
      template: payment.purpose === 'tip' ? TIP_TEXTS : SHARE_PAID_TEXTS,
      facts: ({ money, language }) => ({
        amount: money(payment.captured || payment.amount),
        card: cardOf(payment, language),
        destination,
      }),
      page: { app: 'rider', path: `/ride/${payment.rideId}` },
    });
  }
}
