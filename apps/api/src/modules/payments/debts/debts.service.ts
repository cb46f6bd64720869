import { Injectable } from '@nestjs/common';
import type { Cents } from '@groupride/pricing';
import { Clock } from '../../../platform/clock';
import type { Transaction } from '../../../platform/database/database';
import { Jobs } from '../../../platform/jobs/jobs';
import { AlertsFacade } from '../../alerts/alerts.facade';
import type { Ride } from '../../rides/rides.facade';
import { DebtMails } from './debt-mails.service';
import { DebtsRepository, type ClosedDebt } from './debts.repository';
import type { Failure } from '../domain/intent';
import { cancellationReceipt } from '../domain/receipt';
import { ReceiptIssuingService } from '../receipts/receipt-issuing.service';
import { authorizeHold } from '../payments.jobs';
import { PaymentsRepository, type StoredPayment } from '../payments.repository';

/** Whose it is, and the card that was to pay it. */
export type Unpaid = Pick<StoredPayment, 'rideId' | 'payerId' | 'methodId' | 'cardBrand' | 'cardLast4'>;

/**
 * What is owed for a ride that is over and is on no hold. It stands in the ledger as the rider's debt; the card that they
 * stored for the ride is charged for it, and when that can not be done they are told, and operations are.
 */
@Injectable()
export class DebtsService {
  constructor(
    private readonly payments: PaymentsRepository,
    private readonly receipts: ReceiptIssuingService,
    private readonly alerts: AlertsFacade,
    private readonly mails: DebtMails,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    private readonly debts: DebtsRepository,
  ) {}

  /**
   * Opens the payment of a debt, once, and has the card charged that the ride was booked on. What the books do not say is owed (any more) is none.
   * @param lost what should have paid it
   * @param why there is nothing to take it from
   */
  async owe(
    tx: Transaction,
    { rideId, payerId, methodId, cardBrand, cardLast4 }: Unpaid,
    amount: Cents,
    why: Failure,
  ): Promise<void> {
    const due = Math.min(amount, await this.left(tx, rideId, payerId));
    if (due <= 0) return;
    const debt = await this.payments.open(tx, { rideId, payerId, purpose: 'debt', amount: due });
    if (debt.state !== 'created' || debt.authorizeAt !== null) return;
    const authorizeAt = this.clock.now();
    if (!methodId) {
      await this.payments.change(tx, debt.id, ['created'], { state: 'created', authorizeAt });
      return this.unpaid(tx, debt, why);
    }
    await this.payments.change(tx, debt.id, ['created'], {
      state: 'stored',
      authorizeAt,
      methodId,
      cardBrand,
      cardLast4,
    });
    await this.jobs.enqueue(tx, authorizeHold, { paymentId: debt.id, rideId, tries: 0, round: 0 });
  }

  /** Nothing but the person can bring the money now. */
  async unpaid(tx: Transaction, debt: StoredPayment, why: Failure): Promise<void> {
    const { rideId, payerId, amount } = debt;
    await this.alerts.raise(tx, {
      key: keyOf(debt),
      kind: 'rider_owes',
      rideId,
      ours: amount,
      theirs: 0,
      data: { riderId: payerId, why: why.message },
    });
    await this.mails.tell(tx, debt, why);
  }

  /** Operations look at what is owed and was not taken, also when it may still be. */
  async notTaken(tx: Transaction, payment: StoredPayment, amount: Cents, why: Failure): Promise<void> {
    const { rideId, payerId } = payment;
    await this.alerts.raise(tx, {
      key: keyOf(payment),
      kind: 'rider_owes',
      rideId,
      ours: amount,
      theirs: 0,
      data: { riderId: payerId, why: why.message },
    });
  }

  /**
   * Money has come. Once nothing is left to pay, a fee that was on no hold has its receipt.
   * @returns what is still owed
   */
  async paid(tx: Transaction, ride: Ride, payment: StoredPayment, captured: Cents): Promise<Cents> {
    const left = await this.left(tx, ride.id, payment.payerId);
    if (left === 0) await this.alerts.settle(tx, keyOf(payment));
    if (payment.purpose !== 'debt') return left;
    const card =
      payment.cardBrand && payment.cardLast4 !== null ? { brand: payment.cardBrand, last4: payment.cardLast4 } : null;
    if (left === 0 && ride.status === 'cancelled')
      await this.receipts.issue(tx, [cancellationReceipt(ride, payment.payerId, ride.cancelFee, card)]);
    else await this.mails.received(tx, payment, captured, left);
    return left;
  }

  /** Their own money, taken for nothing, has paid it, or a part of it. @returns what is still owed */
  async paidOtherwise(tx: Transaction, payment: StoredPayment, kept: Cents): Promise<Cents> {
    const left = await this.left(tx, payment.rideId, payment.payerId);
    if (left === 0) await this.alerts.settle(tx, keyOf(payment));
    await this.mails.received(tx, payment, kept, left);
    return left;
  }

  /** Nobody has to look at it any more, and its payer is told. */
  async closed(tx: Transaction, debt: ClosedDebt): Promise<void> {
    await this.alerts.settle(tx, keyOf(debt));
    await this.mails.closed(tx, debt);
  }

  /** By the books. */
  async left(tx: Transaction, rideId: number, payerId: number): Promise<Cents> {
    const [debt] = await this.debts.list(payerId, rideId, tx);
    return debt?.amount ?? 0;
  }
}

/** Reconciliation calls it the same, so that there is one alert about it. */
const keyOf = ({ rideId, payerId }: Pick<StoredPayment, 'rideId' | 'payerId'>) => `ride:${rideId}:rider:${payerId}`;
