import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../platform/database/database';
import { OutboxFacade } from '../identity/identity.facade';
import type { Refund } from './domain/refund';
import { REFUND_FAILED_TEXTS, REFUND_TEXTS } from './refund-texts';

/** Sends payers mails about their refunds. */
@Injectable()
export class RefundMails {
  constructor(private readonly outbox: OutboxFacade) {}

  /** Sends one mail per refund, in the transaction that records it. */
  async refunded(tx: Transaction, { id, rideId, payerId, amount, reason }: Refund): Promise<void> {
    await this.outbox.write(
      payerId,
      {
        key: `refund:${id}`,
        template: REFUND_TEXTS,
        facts: ({ money }) => ({ amount: money(amount), rideId, reason }),
      },
      tx,
    );
  }

  /** Tells a payer that an announced refund has failed. */
  async failed(tx: Transaction, { id, rideId, payerId, amount }: Refund): Promise<void> {
    await this.outbox.write(
      payerId,
      {
        key: `refund:${id}:failed`,
        template: REFUND_FAILED_TEXTS,
        facts: ({ money }) => ({ amount: money(amount), rideId }),
      },
      tx,
    );
  }
}
