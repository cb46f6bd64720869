import { Injectable } from '@nestjs/common';
import { SMALLEST_CHARGE, type Cents } from '@groupride/pricing';
import type { RideStatus } from '@groupride/contracts';
import type { Transaction } from '../../platform/database/database';
import { AlertsFacade } from '../alerts/alerts.facade';
import { RefundsFacade } from '../refunds/refunds.facade';
import type { Ride } from '../rides/rides.facade';
import { DebtsFacade, TAKEN_IN_PART } from '../debts/debts.facade';
import { Holds } from '../payments/holds.facade';
import { PaymentRecords, type StoredPayment } from '../payments/payment-records.facade';

/** In these states we capture holds ourselves, and the debts are in the ledger. */
const OVER: readonly RideStatus[] = ['completed', 'cancelled'];

/**
 * Handles captures that someone made in the provider's dashboard before the end of the ride, or above the amount owed.
 * They count as paid: overpayments are refunded, and missing amounts are still owed. Runs in the caller's transaction,
 * under the ride's lock.
 */
@Injectable()
export class EarlyCapturesService {
  constructor(
    private readonly refunds: RefundsFacade,
    private readonly holds: Holds,
    private readonly debts: DebtsFacade,
    private readonly alerts: AlertsFacade,
    private readonly payments: PaymentRecords,
  ) {}

  /** Alerts operations to a capture before the end of the ride. */
  async learned(
    tx: Transaction,
    ride: Ride,
    { id: paymentId, rideId, purpose, intentId }: StoredPayment,
    captured: Cents,
  ): Promise<void> {
    if (OVER.includes(ride.status) || (purpose !== 'ride' && purpose !== 'share')) return;
    await this.alerts.raise(tx, {
      key: alertOf(paymentId),
      kind: 'captured_elsewhere',
      rideId,
      paymentId,
      ours: 0,
      theirs: captured,
      data: { intentId },
    });
  }

  /** The captured amount that was not refunded or disputed. */
  async left(tx: Transaction, { id, rideId }: StoredPayment): Promise<Cents> {
    return (await this.refunds.leftOfRide(rideId, tx)).get(id) ?? 0;
  }

  /**
   * Refunds an overpayment or records the missing amount, after the debt was booked.
   * @param owed the amount owed for this payment
   */
  async evenOut(tx: Transaction, payment: StoredPayment, owed: Cents): Promise<void> {
    await this.alerts.settle(tx, alertOf(payment.id));
    if (payment.nextIntentId) await this.holds.releaseIntent(tx, payment.id, payment.nextIntentId);
    await this.refunds.absorbEarlyRefunds(tx, payment);
    await this.refunds.refundOverpayment(tx, payment);
    const missing = owed - payment.captured;
    if (missing >= SMALLEST_CHARGE) await this.debts.noteLostCapture(tx, payment, missing, TAKEN_IN_PART);
    else await this.debts.owe(tx, payment, missing, TAKEN_IN_PART);
  }

  /** Refunds the part of a capture that its payer does not owe. @returns the refunded amount */
  async giveBack(tx: Transaction, payment: StoredPayment): Promise<Cents> {
    return this.refunds.refundOverpayment(tx, payment);
  }

  /** Refunds overpayments that were kept to cover a debt, once the debt is paid or waived. */
  async refundOverpayments(tx: Transaction, { rideId, payerId }: StoredPayment): Promise<void> {
    const own = (await this.payments.listOfRide(rideId, tx)).filter(
      (each) => each.payerId === payerId && each.state === 'captured',
    );
    for (const payment of own.filter(({ purpose }) => purpose === 'overpayment' || purpose === 'debt'))
      await this.refunds.refundOverpayment(tx, payment);
  }

  /** Refunds what was captured above the requested amount after the ride ended. */
  async refundOverpayment(tx: Transaction, ride: Ride, payment: StoredPayment): Promise<void> {
    if (OVER.includes(ride.status)) await this.refunds.refundOverpayment(tx, payment);
  }
}

const alertOf = (paymentId: number) => `payment:${paymentId}:captured_elsewhere`;
