import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../platform/database/database';
import { OutboxFacade } from '../identity/identity.facade';
import type { Refund } from './domain/refund';
import { REFUND_FAILED_TEXTS, REFUND_TEXTS } from './refund-texts';

/** Tells payers what was given back to them. */
@Injectable()
export class RefundMails {
  constructor(private readonly outbox: OutboxFacade) {}

  /** Once for each refund, in the transaction that records it. */
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

  /** They had been told that it was on its way. */
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
