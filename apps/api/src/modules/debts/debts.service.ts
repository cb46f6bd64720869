import { Injectable } from '@nestjs/common';
import { SMALLEST_CHARGE, type Cents } from '@groupride/pricing';
import { Clock } from '../../platform/clock';
import type { Transaction } from '../../platform/database/database';
import { LedgerFacade } from '../ledger/ledger.facade';
import { StoredCardAuthorizations } from '../authorizations/authorizations.facade';
import type { Failure } from '../payments/payment-provider.facade';
import { Holds } from '../payments/holds.facade';
import { PaymentRecords, type StoredPayment } from '../payments/payment-records.facade';
import { writeOffPosting } from './ledger-postings';
import { DebtNotices } from './debt-notices.service';
import { DebtsFacade, type UnpaidPayment } from './debts.facade';
import { DebtsRepository } from './debts.repository';

/**
 * Opens debts for a finished ride that no hold covers. The ledger holds the debt, and the card stored for the ride is
 * charged. If that is not possible, the rider and operations are notified.
 */
@Injectable()
export class DebtsService extends DebtsFacade {
  constructor(
    private readonly payments: PaymentRecords,
    private readonly debts: DebtsRepository,
    private readonly holds: Holds,
    private readonly pending: StoredCardAuthorizations,
    private readonly ledger: LedgerFacade,
    private readonly notices: DebtNotices,
    private readonly clock: Clock,
  ) {
    super();
  }

  async owe(tx: Transaction, payment: UnpaidPayment, amount: Cents, why: Failure): Promise<void> {
    if (amount >= SMALLEST_CHARGE) await this.open(tx, payment, amount, why);
    else if (amount > 0)
      await this.ledger.post(tx, writeOffPosting(payment.rideId, payment.payerId, amount, 'small_change'));
  }

  async noteLostCapture(tx: Transaction, payment: StoredPayment, amount: Cents, why: Failure): Promise<void> {
    const isTip = payment.purpose === 'tip';
    await this.holds.note(tx, payment, isTip ? 'tip_failed' : 'capture_failed', amount, why);
    if (isTip) {
      if (payment.state === 'released') await this.notices.tipNotCharged(tx, payment, why);
    } else if (payment.state === 'authorized') await this.notices.notCaptured(tx, payment, amount, why);
    else if (payment.purpose === 'debt') await this.notices.unpaid(tx, payment, why);
    else await this.owe(tx, payment, amount, why);
  }

  /** Opens the payment of a debt once, for at most the amount that the ledger shows as owed. */
  private async open(
    tx: Transaction,
    { rideId, payerId, methodId, cardBrand, cardLast4 }: UnpaidPayment,
    amount: Cents,
    why: Failure,
  ): Promise<void> {
    const due = Math.min(amount, await this.debts.left(tx, rideId, payerId));
    if (due <= 0) return;
    const debt = await this.payments.open(tx, { rideId, payerId, purpose: 'debt', amount: due });
    if (debt.state !== 'created' || debt.authorizeAt !== null) return;
    const authorizeAt = this.clock.now();
    if (!methodId) {
      await this.payments.change(tx, debt.id, ['created'], { state: 'created', authorizeAt });
      return this.notices.unpaid(tx, debt, why);
    }
    await this.payments.change(tx, debt.id, ['created'], {
      state: 'stored',
      authorizeAt,
      methodId,
      cardBrand,
      cardLast4,
    });
    await this.pending.later(tx, debt, authorizeAt);
  }
}
