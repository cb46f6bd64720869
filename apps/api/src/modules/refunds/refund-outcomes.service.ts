import { Injectable } from '@nestjs/common';
import { formatCents } from '@groupride/pricing';
import { Clock } from '../../platform/clock';
import type { Transaction } from '../../platform/database/database';
import { AlertsFacade } from '../alerts/alerts.facade';
import { LedgerFacade } from '../ledger/ledger.facade';
import { RidesFacade, SYSTEM } from '../rides/rides.facade';
import { allocateRefund } from './domain/refund-allocation';
import type { Refund } from './domain/refund';
import { ForeignRefunds } from './foreign-refunds.service';
import { failedRefundPosting, refundPostings } from './postings';
import { RefundMails } from './refund-mails';
import type { ProviderRefund } from './refund-provider';
import { RefundsRepository } from './refunds.repository';

/** Applies the provider's state of refunds. Repeated and reordered updates are harmless. */
@Injectable()
export class RefundOutcomes {
  constructor(
    private readonly repository: RefundsRepository,
    private readonly foreign: ForeignRefunds,
    private readonly rides: RidesFacade,
    private readonly ledger: LedgerFacade,
    private readonly alerts: AlertsFacade,
    private readonly mails: RefundMails,
    private readonly clock: Clock,
  ) {}

  /**
   * Applies a refund; one that was made in the provider's dashboard is recorded first.
   * @returns false when the refund does not belong to us
   */
  async apply(tx: Transaction, made: ProviderRefund): Promise<boolean> {
    const own = await this.own(tx, made);
    // A failed refund that we never recorded needs no booking: the money is already back.
    if (!own && made.status === 'failed') return this.foreign.concernsUs(tx, made);
    const known = own ?? (await this.foreign.adopt(tx, made));
    if (!known) return false;
    await this.rides.lock(tx, known.rideId);
    if (made.status === 'succeeded') await this.succeed(tx, known.id, made.id);
    else if (made.status === 'failed')
      await this.fail(tx, known.id, made.failureCode ?? 'failed', "The payer's bank did not take the refund.", made.id);
    else await this.repository.change(tx, known.id, ['requested'], { state: 'pending', providerRefundId: made.id });
    return true;
  }

  /**
   * Finds our record of a refund. The id in its metadata counts only if that record is requested, has the same payment
   * and amount, and has no provider refund yet.
   */
  private async own(tx: Transaction, { id, intentId, refundId, amount }: ProviderRefund): Promise<Refund | null> {
    const known = await this.repository.findByProvider(tx, id);
    if (known || refundId === null) return known;
    const named = await this.repository.find(refundId, tx);
    const isOnItsWay = named?.state === 'requested' && named.providerRefundId === null;
    return isOnItsWay && named.intentId === intentId && named.amount === amount ? named : null;
  }

  /** Records that a refund failed, which may happen even after it succeeded. The caller holds the ride's lock. */
  async fail(
    tx: Transaction,
    refundId: number,
    failureCode: string,
    failureMessage: string,
    providerRefundId?: string,
  ): Promise<void> {
    const before = await this.repository.find(refundId, tx);
    const failure = {
      state: 'failed' as const,
      failureCode,
      failureMessage,
      settledAt: this.clock.now(),
      ...(providerRefundId ? { providerRefundId } : {}),
    };
    const failed = await this.repository.change(tx, refundId, ['requested', 'pending', 'succeeded'], failure);
    if (!before || !failed) return;
    if (before.state === 'succeeded') {
      await this.ledger.post(tx, failedRefundPosting(failed));
      await this.mails.failed(tx, failed);
    }
    const { rideId, paymentId, amount } = failed;
    await this.note(tx, failed, 'refund_failed', failureMessage);
    for (const overtaken of ['stuck', 'elsewhere']) await this.alerts.settle(tx, `refund:${refundId}:${overtaken}`);
    await this.alerts.raise(tx, {
      key: `refund:${refundId}:failed`,
      kind: 'refund_failed',
      rideId,
      paymentId,
      ours: amount,
      theirs: 0,
      data: { refundId, failureCode, failureMessage },
    });
  }

  private async succeed(tx: Transaction, refundId: number, providerRefundId: string): Promise<void> {
    const refund = await this.repository.find(refundId, tx);
    if (refund?.state !== 'requested' && refund?.state !== 'pending') return;
    // An overpayment is the payer's own money, whatever has become due since.
    const isOwn = refund.reason === 'collected_too_much';
    const bearing = isOwn
      ? { rider: refund.amount, taxes: 0, driver: 0, driverId: null }
      : allocateRefund(refund.amount, refund.takesFromDriver, await this.repository.charged(tx, refund));
    const change = { state: 'succeeded' as const, providerRefundId, bearing, settledAt: this.clock.now() };
    const done = await this.repository.change(tx, refundId, ['requested', 'pending'], change);
    if (!done) return;
    for (const posting of refundPostings(done)) await this.ledger.post(tx, posting);
    await this.note(tx, done, 'payment_refunded');
    await this.alerts.settle(tx, `refund:${refundId}:stuck`);
    await this.foreign.settleRefused(tx, done);
    await this.mails.refunded(tx, done);
  }

  private async note(
    tx: Transaction,
    { id, rideId, paymentId, payerId, amount }: Refund,
    type: 'payment_refunded' | 'refund_failed',
    reason?: string,
  ): Promise<void> {
    const data = { refundId: id, paymentId, payerId, amount: formatCents(amount) };
    await this.rides.note(tx, {
      rideId,
      type,
      actor: SYSTEM,
      data,
      ...(reason ? { reason: reason.slice(0, 300) } : {}),
    });
  }
}
