import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../platform/database/database';
import { AlertsFacade } from '../alerts/alerts.facade';
import { RidesFacade } from '../rides/rides.facade';
import type { Refund, RefundablePayment } from './domain/refund';
import { OverpaymentRefundsService } from './overpayment-refunds.service';
import type { ProviderRefund } from './refund-provider';
import { RefundsRepository } from './refunds.repository';

/** Records refunds that someone made in the provider's dashboard. GroupRide bears them. */
@Injectable()
export class ForeignRefunds {
  constructor(
    private readonly repository: RefundsRepository,
    private readonly rides: RidesFacade,
    private readonly alerts: AlertsFacade,
    private readonly overpayment: OverpaymentRefundsService,
  ) {}

  /** Closes the alerts of failed refunds when the money was returned in another way. */
  async settleRefused(tx: Transaction, refund: Refund): Promise<void> {
    await this.overpayment.settleRefused(tx, refund);
  }

  /** Whether the refund belongs to one of our payments. */
  async concernsUs(tx: Transaction, { intentId }: ProviderRefund): Promise<boolean> {
    return intentId !== null && (await this.repository.paymentOf(tx, intentId)) !== null;
  }

  /**
   * Records a refund from the dashboard as ours and locks the ride.
   * @returns null when the payment is not ours, or when the refund exceeds the refundable amount of our records: a
   * capture may not be recorded yet, or a pending refund of ours may still fail
   */
  async adopt(tx: Transaction, made: ProviderRefund): Promise<Refund | null> {
    const owner = made.intentId === null ? null : await this.repository.paymentOf(tx, made.intentId);
    if (!owner) return null;
    const { id: paymentId, rideId } = owner;
    await this.rides.lock(tx, rideId);
    // Several webhook events concern the same refund, so another one may have recorded it before we got the lock.
    const meanwhile = await this.repository.findByProvider(tx, made.id);
    if (meanwhile) return meanwhile;
    const payment = await this.repository.lockPayment(tx, paymentId);
    if (!payment) return null;
    const { id: providerRefundId, amount } = made;
    if (amount > payment.captured - payment.refunded) {
      await this.tell(tx, payment, made);
      return null;
    }
    const what = {
      rideId,
      paymentId,
      amount,
      reason: 'made_at_provider',
      origin: 'provider',
      providerRefundId,
    } as const;
    const refund = await this.repository.insert(tx, { ...what, note: null, takesFromDriver: false, requestedBy: null });
    await this.alerts.settle(tx, differenceOf(paymentId));
    const data = { refundId: refund.id, providerRefundId };
    await this.alerts.raise(tx, {
      key: `refund:${refund.id}:elsewhere`,
      kind: 'refunded_elsewhere',
      rideId,
      paymentId,
      ours: 0,
      theirs: amount,
      data,
    });
    await this.overpayment.askForRest(tx, refund);
    return refund;
  }

  private async tell(
    tx: Transaction,
    { id: paymentId, rideId, captured, refunded, intentId }: RefundablePayment,
    { id, amount }: ProviderRefund,
  ): Promise<void> {
    if (captured === 0) return;
    const data = { intentId, providerRefundId: id };
    await this.alerts.raise(tx, {
      key: differenceOf(paymentId),
      kind: 'refund_difference',
      rideId,
      paymentId,
      ours: refunded,
      theirs: refunded + amount,
      data,
    });
  }
}

/** Reconciliation uses the same key, so that only one alert is raised. */
const differenceOf = (paymentId: number) => `payment:${paymentId}:refunded`;
