import { Injectable } from '@nestjs/common';
import type { Cents } from '@groupride/pricing';
import type { Transaction } from '../../../platform/database/database';
import { OutboxFacade } from '../../identity/identity.facade';
import {
  CASH_DEBT_TEXTS,
  DEBT_PAID_IN_CASH_TEXTS,
  DEBT_PAID_TEXTS,
  DEBT_WAIVED_TEXTS,
  DEBT_TEXTS,
  PART_DEBT_TEXTS,
} from './debt-texts';
import type { ClosedDebt } from './debts.repository';
import type { Failure } from '../domain/intent';
import { failureText } from '../domain/failure-text';
import { cardOf } from '../payments.facade';
import type { StoredPayment } from '../payments.repository';

/** Emails people about what they still owe. */
@Injectable()
export class DebtMails {
  constructor(private readonly outbox: OutboxFacade) {}

  /** @param left what is still owed */
  async received(tx: Transaction, payment: StoredPayment, captured: Cents, left: Cents): Promise<void> {
    const { id, rideId, payerId } = payment;
    await this.outbox.write(
      payerId,
      {
        key: `payment:${id}:debt-paid`,
        words: DEBT_PAID_TEXTS,
        facts: ({ money, language }) => ({
          amount: money(captured),
          rideId,
          card: cardOf(payment, language),
          left: left > 0 ? money(left) : null,
        }),
        page: { app: 'rider', path: `/ride/${rideId}` },
      },
      tx,
    );
  }

  async closed(tx: Transaction, { rideId, payerId, amount, how }: ClosedDebt): Promise<void> {
    const words = how === 'waived' ? DEBT_WAIVED_TEXTS : DEBT_PAID_IN_CASH_TEXTS;
    const facts = ({ money }: { money: (cents: Cents) => string }) => ({ amount: money(amount), rideId });
    await this.outbox.write(
      payerId,
      {
        key: `ride:${rideId}:rider:${payerId}:debt-${how}`,
        words,
        facts,
        page: { app: 'rider', path: `/ride/${rideId}` },
      },
      tx,
    );
  }

  async tell(tx: Transaction, { id, rideId, payerId, amount }: StoredPayment, why: Failure): Promise<void> {
    await this.outbox.write(
      payerId,
      {
        key: `payment:${id}:debt`,
        words: WORDS[why.code] ?? DEBT_TEXTS,
        facts: ({ money, language }) => ({ amount: money(amount), rideId, why: failureText(why, language) }),
        page: { app: 'rider', path: `/ride/${rideId}` },
      },
      tx,
    );
  }
}

/** Of debts that are no refusals of a card. */
const WORDS: Readonly<Record<string, typeof DEBT_TEXTS>> = {
  cash_short: CASH_DEBT_TEXTS,
  captured_in_part: PART_DEBT_TEXTS,
};
