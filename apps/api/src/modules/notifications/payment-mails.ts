import { Injectable, type OnModuleInit } from '@nestjs/common';
import { formatCents } from '@groupride/pricing';
import { Config } from '../../config/config';
import { Database } from '../../platform/database/database';
import { Events } from '../../platform/events/events';
import { firstName, IdentityFacade, OutboxFacade } from '../identity/identity.facade';
import { cardOf, PaymentsFacade, type Payment } from '../payments/payments.facade';
import { shareAuthorized, tipGiven } from '../rides/rides.events';
import { RidesFacade } from '../rides/rides.facade';
import { PAYMENT_WORDS } from './payment-words';

/** Tells people that their own seat, or their tip, is paid: they may have closed the page before it was. */
@Injectable()
export class PaymentMails implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly events: Events,
    private readonly rides: RidesFacade,
    private readonly payments: PaymentsFacade,
    private readonly identity: IdentityFacade,
    private readonly outbox: OutboxFacade,
    private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.events.react(shareAuthorized, 'mail-member-when-share-is-paid', ({ rideId }) => this.mailAll(rideId, 'share'));
    this.events.react(tipGiven, 'mail-rider-when-tip-is-given', ({ rideId }) => this.mailAll(rideId, 'tip'));
  }

  /** Each payment once, whichever of a ride's it was that was heard of. */
  private async mailAll(rideId: number, purpose: 'share' | 'tip'): Promise<void> {
    const ride = await this.rides.find(rideId);
    if (!ride) return;
    const paid = (await this.payments.listOfRide(rideId)).filter((payment) => payment.purpose === purpose && (payment.state === 'authorized' || payment.state === 'captured'));
    for (const payment of paid) await this.mail(payment, ride.dropoffLocation);
  }

  private async mail(payment: Payment, destination: string): Promise<void> {
    const payer = await this.identity.find(payment.payerId);
    if (!payer) return;
    const words = PAYMENT_WORDS[payer.language];
    const facts = { amount: `$${formatCents(payment.amount)}`, card: cardOf(payment), destination };
    const [subject, text] = payment.purpose === 'tip' ? [words.tipSubject(facts), words.tip(facts)] : [words.shareSubject(facts), words.share(facts)];
    const body = [words.hello(firstName(payer.name)), text, `${words.page}: ${new URL(`/ride/${payment.rideId}`, this.config.RIDER_WEB_URL).href}`].join('\n\n');
    await this.database.transaction((tx) => this.outbox.send(tx, { channel: 'mail', to: payer.email, key: `payment:${payment.id}:paid`, subject, body }));
  }
}
