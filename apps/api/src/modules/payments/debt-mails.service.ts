import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../platform/database/database';
import { OutboxFacade } from '../identity/identity.facade';
import { CASH_DEBT_WORDS, DEBT_WORDS } from './debt-words';
import type { Failure } from './domain/intent';
import { failureText } from './domain/failure-text';
import type { StoredPayment } from './payments.repository';

/** Tells people what they still owe. */
@Injectable()
export class DebtMails {
  constructor(private readonly outbox: OutboxFacade) {}

  async tell(tx: Transaction, { id, rideId, payerId, amount }: StoredPayment, why: Failure): Promise<void> {
    await this.outbox.write(
      payerId,
      {
        key: `payment:${id}:debt`,
        words: why.code === 'cash_short' ? CASH_DEBT_WORDS : DEBT_WORDS,
        facts: ({ money, language }) => ({ amount: money(amount), rideId, why: failureText(why, language) }),
        page: { app: 'rider', path: `/ride/${rideId}` },
      },
      tx,
    );
  }
}
