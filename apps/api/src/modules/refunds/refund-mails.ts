import { Injectable } from '@nestjs/common';
import { formatCents } from '@groupride/pricing';
import type { Transaction } from '../../platform/database/database';
import { firstName, IdentityFacade, OutboxFacade } from '../identity/identity.facade';
import type { Refund } from './domain/refund';

/** Tells payers what was given back to them. */
@Injectable()
export class RefundMails {
  constructor(
    private readonly identity: IdentityFacade,
    private readonly outbox: OutboxFacade,
  ) {}

  /** Once for each refund, in the transaction that records it. */
  async refunded(tx: Transaction, { id, rideId, payerId, amount }: Refund): Promise<void> {
    const payer = await this.identity.find(payerId, tx);
    if (!payer) return;
    await this.outbox.send(tx, {
      channel: 'mail',
      to: payer.email,
      key: `refund:${id}`,
      subject: `We have refunded $${formatCents(amount)}`,
      body: [
        `Hello ${firstName(payer.name)},`,
        `we have refunded $${formatCents(amount)} of ride ${rideId} to the card you paid with. Your bank shows it within 5 to 10 business days.`,
      ].join('\n\n'),
    });
  }
}
