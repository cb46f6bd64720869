import { Injectable } from '@nestjs/common';
import { formatCents } from '@groupride/pricing';
import { Config } from '../../config/config';
import type { Transaction } from '../../platform/database/database';
import { firstName, IdentityFacade, OutboxFacade } from '../identity/identity.facade';
import type { StoredPayment } from './payments.repository';

/** Tells people what they still owe, in their language. */
@Injectable()
export class DebtMails {
  constructor(
    private readonly identity: IdentityFacade,
    private readonly outbox: OutboxFacade,
    private readonly config: Config,
  ) {}

  async tell(tx: Transaction, { id, rideId, payerId, amount }: StoredPayment, why: string): Promise<void> {
    const payer = await this.identity.find(payerId, tx);
    if (!payer) return;
    const words = WORDS[payer.language];
    await this.outbox.send(tx, {
      channel: 'mail',
      to: payer.email,
      key: `payment:${id}:debt`,
      subject: words.subject(formatCents(amount)),
      body: [...words.body(firstName(payer.name), formatCents(amount), rideId, why), new URL(`/ride/${rideId}`, this.config.RIDER_WEB_URL).href].join('\n\n'),
    });
  }
}

const WORDS = {
  en: {
    subject: (amount: string) => `$${amount} of your ride could not be charged`,
    body: (name: string, amount: string, rideId: number, why: string) => [
      `Hello ${name},`,
      `$${amount} for ride ${rideId} could not be charged: ${why}`,
      'You were not charged. Please pay it with a card of your choice:',
    ],
  },
  es: {
    subject: (amount: string) => `No se pudieron cobrar $${amount} de tu viaje`,
    body: (name: string, amount: string, rideId: number, why: string) => [
      `Hola, ${name}:`,
      `no se pudieron cobrar $${amount} del viaje ${rideId}: ${why}`,
      'No se te cobró nada. Págalo con la tarjeta que prefieras:',
    ],
  },
} as const;
