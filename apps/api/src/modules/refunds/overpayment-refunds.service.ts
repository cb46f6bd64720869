import { Injectable } from '@nestjs/common';
import type { Cents } from '@groupride/pricing';
import type { Transaction } from '../../platform/database/database';
import { Jobs } from '../../platform/jobs/jobs';
import { AlertsFacade } from '../alerts/alerts.facade';
import { LedgerFacade } from '../ledger/ledger.facade';
import type { Refund } from './domain/refund';
import { disputedOverpaymentPosting } from './postings';
import { refundPayment } from './refunds.jobs';
import { RefundsRepository } from './refunds.repository';

/** Refunds overpayments automatically. The caller holds the ride's lock in its transaction. */
@Injectable()
export class OverpaymentRefundsService {
  constructor(
    private readonly repository: RefundsRepository,
    private readonly alerts: AlertsFacade,
    private readonly jobs: Jobs,
    private readonly ledger: LedgerFacade,
  ) {}

  /** Idempotent. @returns the amount that is refunded of this payment */
  async giveBack(
    tx: Transaction,
    { id: paymentId, rideId, payerId }: { id: number; rideId: number; payerId: number },
  ): Promise<Cents> {
    const payment = await this.repository.lockPayment(tx, paymentId);
    const overpayment = await this.repository.findOverpayment(tx, { rideId, payerId });
    if (overpayment <= 0) await this.settleRefused(tx, { rideId, payerId });
    if (payment?.disputed) await this.noteGivenBackByBank(tx, { paymentId, rideId, payerId }, overpayment);
    if (!payment || payment.intentId === null || payment.disputed) return 0;
    const amount = Math.min(payment.captured - payment.refunded, overpayment);
    if (amount <= 0) return 0;
    // The new refund replaces the failed ones.
    for (const refused of await this.refusedOf(tx, rideId, payerId))
      if (refused.paymentId === paymentId) await this.alerts.settle(tx, `refund:${refused.id}:failed`);
    const automaticRefund = { note: null, takesFromDriver: false, requestedBy: null, providerRefundId: null };
    const refund = await this.repository.insert(tx, {
      rideId,
      paymentId,
      amount,
      reason: 'collected_too_much',
      origin: 'system',
      ...automaticRefund,
    });
    await this.jobs.enqueue(tx, refundPayment, { refundId: refund.id, tries: 0, round: 0 });
    return amount;
  }

  /**
   * Books an overpayment that a lost dispute returned to the payer. While the dispute is open, the money may still come
   * back to us and is then refunded.
   */
  private async noteGivenBackByBank(
    tx: Transaction,
    payment: Pick<Refund, 'rideId' | 'paymentId' | 'payerId'>,
    overpayment: Cents,
  ): Promise<void> {
    const lost = await this.repository.lostDispute(tx, payment);
    const amount = lost ? Math.min(lost.ours, overpayment - lost.elsewhere) : 0;
    if (!lost || amount <= 0) return;
    await this.ledger.post(tx, disputedOverpaymentPosting(lost.id, payment, amount));
    await this.settleRefused(tx, payment);
  }

  /**
   * Requests the rest after the provider refused our refund because someone had already refunded a part of it in the
   * dashboard.
   */
  async askForRest(
    tx: Transaction,
    { rideId, paymentId, payerId }: Pick<Refund, 'rideId' | 'paymentId' | 'payerId'>,
  ): Promise<void> {
    if ((await this.refusedOf(tx, rideId, payerId)).some((refund) => refund.paymentId === paymentId))
      await this.giveBack(tx, { id: paymentId, rideId, payerId });
  }

  /** Closes the alerts of failed refunds once no overpayment is left. */
  async settleRefused(tx: Transaction, { rideId, payerId }: Pick<Refund, 'rideId' | 'payerId'>): Promise<void> {
    const refused = await this.refusedOf(tx, rideId, payerId);
    if (refused.length === 0 || (await this.repository.findOverpayment(tx, { rideId, payerId })) > 0) return;
    for (const { id } of refused) await this.alerts.settle(tx, `refund:${id}:failed`);
  }

  private async refusedOf(tx: Transaction, rideId: number, payerId: number): Promise<Refund[]> {
    return (await this.repository.listOfRide(rideId, tx)).filter(
      (refund) => refund.payerId === payerId && refund.state === 'failed' && refund.reason === 'collected_too_much',
    );
  }
}
