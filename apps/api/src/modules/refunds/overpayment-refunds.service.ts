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

/** What was collected above what is owed goes back by itself. All within the caller's transaction, under the ride's lock. */
@Injectable()
export class OverpaymentRefundsService {
  constructor(
    private readonly repository: RefundsRepository,
    private readonly alerts: AlertsFacade,
    private readonly jobs: Jobs,
    private readonly ledger: LedgerFacade,
  ) {}

  /** @returns what is given back of this payment; doing it again gives back nothing more */
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
    // It takes the place of what was refused before.
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

  /** As long as it is not decided, the money may come back to us, and then goes back to the payer. */
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

  /** The provider refused to give back as much as we asked, because somebody had given back a part there: the rest is asked for anew. */
  async askForRest(
    tx: Transaction,
    { rideId, paymentId, payerId }: Pick<Refund, 'rideId' | 'paymentId' | 'payerId'>,
  ): Promise<void> {
    if ((await this.refusedOf(tx, rideId, payerId)).some((refund) => refund.paymentId === paymentId))
      await this.giveBack(tx, { id: paymentId, rideId, payerId });
  }

  /** Once nothing is left to go back, nobody has to look at refunds of it that failed before. */
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
