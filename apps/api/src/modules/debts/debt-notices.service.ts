import { Injectable } from '@nestjs/common';
import { failureText } from '@groupride/contracts';
import type { Cents } from '@groupride/pricing';
import type { Transaction } from '../../platform/database/database';
import { AlertsFacade } from '../alerts/alerts.facade';
import { OutboxFacade } from '../identity/identity.facade';
import { InboxFacade } from '../inbox/inbox.facade';
import {
  CASH_DEBT_BY_OPERATIONS_TEXTS,
  CASH_DEBT_TEXTS,
  DEBT_PAID_IN_CASH_TEXTS,
  DEBT_PAID_TEXTS,
  DEBT_WAIVED_TEXTS,
  DEBT_TEXTS,
  PART_DEBT_TEXTS,
  TIP_NOT_CHARGED_TEXTS,
} from './debt-texts';
import type { ClosedDebt } from './debts.repository';
import type { Failure } from '../payments/payment-provider.facade';
import { cardOf } from '../payments/payments.facade';
import type { StoredPayment } from '../payments/payment-records.facade';
import { RidesFacade } from '../rides/rides.facade';

/** Tells riders (by email and in the app) and operations (by alert) about amounts owed for a ride. */
@Injectable()
export class DebtNotices {
  constructor(
    private readonly outbox: OutboxFacade,
    private readonly inbox: InboxFacade,
    private readonly alerts: AlertsFacade,
    private readonly rides: RidesFacade,
  ) {}

  /** Announces a debt that cannot be charged automatically. */
  async unpaid(tx: Transaction, debt: StoredPayment, why: Failure): Promise<void> {
    await this.notCaptured(tx, debt, debt.amount, why);
    await this.mailUnpaid(tx, debt, why);
    await this.notifyUnpaid(tx, debt, why);
  }

  /** Alerts operations to an amount that was not captured, even if it may still be. */
  async notCaptured(tx: Transaction, { rideId, payerId }: StoredPayment, amount: Cents, why: Failure): Promise<void> {
    await this.alerts.raise(tx, {
      key: keyOf({ rideId, payerId }),
      kind: 'rider_owes',
      rideId,
      ours: amount,
      theirs: 0,
      data: { riderId: payerId, why: why.message, failureCode: why.code },
    });
  }

  /** Tells the rider, who saw the tip as given, that the driver does not get it. */
  async tipNotCharged(tx: Transaction, { id, rideId, payerId, amount }: StoredPayment, why: Failure): Promise<void> {
    await this.outbox.write(
      payerId,
      {
        key: `payment:${id}:tip-not-charged`,
        template: TIP_NOT_CHARGED_TEXTS,
        facts: ({ money, language }) => ({ amount: money(amount), rideId, why: failureText(why, language) }),
        page: { app: 'rider', path: `/ride/${rideId}` },
      },
      tx,
    );
  }

  /** Settles the alert when nothing is owed anymore. */
  async settled(tx: Transaction, payment: Pick<StoredPayment, 'rideId' | 'payerId'>): Promise<void> {
    await this.alerts.settle(tx, keyOf(payment));
  }

  /** @param left the amount still owed */
  async received(tx: Transaction, payment: StoredPayment, captured: Cents, left: Cents): Promise<void> {
    const { id, rideId, payerId } = payment;
    await this.outbox.write(
      payerId,
      {
        key: `payment:${id}:debt-paid`,
        template: DEBT_PAID_TEXTS,
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
    await this.settled(tx, { rideId, payerId });
    const words = how === 'waived' ? DEBT_WAIVED_TEXTS : DEBT_PAID_IN_CASH_TEXTS;
    const facts = ({ money }: { money: (cents: Cents) => string }) => ({ amount: money(amount), rideId });
    await this.outbox.write(
      payerId,
      {
        key: `ride:${rideId}:rider:${payerId}:debt-${how}`,
        template: words,
        facts,
        page: { app: 'rider', path: `/ride/${rideId}` },
      },
      tx,
    );
  }

  private async mailUnpaid(
    tx: Transaction,
    { id, rideId, payerId, amount }: StoredPayment,
    why: Failure,
  ): Promise<void> {
    await this.outbox.write(
      payerId,
      {
        key: `payment:${id}:debt`,
        template: WORDS[why.code] ?? DEBT_TEXTS,
        facts: ({ money, language }) => ({ amount: money(amount), rideId, why: failureText(why, language) }),
        page: { app: 'rider', path: `/ride/${rideId}` },
      },
      tx,
    );
  }

  private async notifyUnpaid(
    tx: Transaction,
    { id, rideId, payerId, amount }: StoredPayment,
    { code }: Failure,
  ): Promise<void> {
    const [ride] = await this.rides.findAll([rideId], tx);
    if (!ride) return;
    const facts = { amount, destination: ride.dropoffLocation };
    await this.inbox.notify(tx, [
      { userId: payerId, key: `payment:${id}:owed:${code}`, kind: 'payment_owed', rideId, facts },
    ]);
  }
}

/** Reconciliation uses the same key, so there is one alert per rider and ride. */
const keyOf = ({ rideId, payerId }: Pick<StoredPayment, 'rideId' | 'payerId'>) => `ride:${rideId}:rider:${payerId}`;

/** Texts for debts that do not come from a declined card. */
const WORDS: Readonly<Record<string, typeof DEBT_TEXTS>> = {
  cash_short: CASH_DEBT_TEXTS,
  cash_short_by_operations: CASH_DEBT_BY_OPERATIONS_TEXTS,
  captured_in_part: PART_DEBT_TEXTS,
};
