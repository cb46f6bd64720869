import { Injectable } from '@nestjs/common';
import { formatCents } from '@groupride/pricing';
import { Config } from '../../config/config';
import { cityCalendar } from '../../platform/city-time';
import type { Transaction } from '../../platform/database/database';
import { CityFacade } from '../city/city.facade';
import { firstName, IdentityFacade, OutboxFacade } from '../identity/identity.facade';
import type { Ride } from '../rides/rides.facade';
import type { StoredPayment } from './payments.repository';

/** Mails to people whose hold has to be mended. */
@Injectable()
export class MendingMails {
  constructor(
    private readonly identity: IdentityFacade,
    private readonly outbox: OutboxFacade,
    private readonly city: CityFacade,
    private readonly config: Config,
  ) {}

  /** @param before until when it can be mended */
  async ask(tx: Transaction, ride: Pick<Ride, 'id' | 'dropoffLocation'>, payment: StoredPayment, reason: string, before: Date): Promise<void> {
    const payer = await this.identity.find(payment.payerId, tx);
    if (!payer) return;
    const until = cityCalendar(before, this.city.current.timeZone);
    // What has no number is no card.
    const means = payment.cardLast4 === '' ? 'payment' : 'card';
    const otherwise =
      payment.purpose === 'ride' ? 'Otherwise the ride is called off, free of charge.' : 'Otherwise the organizer covers your seat and you pay nothing.';
    await this.outbox.send(tx, {
      channel: 'mail',
      to: payer.email,
      key: `payment:${payment.id}:mend:${payment.attempt}:${before.getTime()}`,
      subject: `Your ${means} for the ride to ${ride.dropoffLocation}`,
      body: [
        `Hello ${firstName(payer.name)},`,
        `your ${means} could not be held for $${formatCents(payment.amount)}: ${reason}`,
        `Please confirm it, or pay in another way, before ${until.time} on ${until.date}. ${otherwise}`,
        new URL(`/payment?rideId=${ride.id}`, this.config.RIDER_WEB_URL).href,
      ].join('\n\n'),
    });
  }
}
