import { Injectable } from '@nestjs/common';
import { SMALLEST_CHARGE, type Cents } from '@groupride/pricing';
import type { Transaction } from '../../platform/database/database';
import { LedgerFacade } from '../ledger/ledger.facade';
import type { Ride } from '../rides/rides.facade';
import type { Failure } from '../payments/payment-provider.facade';
import { isLiving, PaymentRecords, type StoredPayment } from '../payments/payment-records.facade';
import { cancellationReceipt, ReceiptsFacade } from '../receipts/receipts.facade';
import { Holds } from '../payments/holds.facade';
import { writeOffPosting } from './ledger-postings';
import { cardOf } from '../payments/payments.facade';
import { DebtNotices } from './debt-notices.service';
import { DebtsFacade, DebtSettlementFacade, TAKEN_IN_PART, type UnpaidPayment } from './debts.facade';
import { DebtsRepository, type ClosedDebt } from './debts.repository';

/** Applies received money to the payer's debt, and ends debts that are paid or closed. */
@Injectable()
export class DebtSettlementService extends DebtSettlementFacade {
  constructor(
    private readonly payments: PaymentRecords,
    private readonly debts: DebtsRepository,
    private readonly opening: DebtsFacade,
    private readonly holds: Holds,
    private readonly ledger: LedgerFacade,
    private readonly receipts: ReceiptsFacade,
    private readonly notices: DebtNotices,
  ) {
    super();
  }

  async captured(tx: Transaction, ride: Ride, payment: StoredPayment, captured: Cents): Promise<void> {
    // A tip does not reduce a debt.
    if (payment.purpose === 'tip') return;
    await this.writeOffSmallChange(tx, payment);
    const left = await this.debts.left(tx, ride.id, payment.payerId);
    if (left === 0) await this.notices.settled(tx, payment);
    if (payment.purpose === 'debt') await this.acknowledge(tx, ride, payment, captured, left);
    if (left === 0) await this.endBegun(tx, payment);
    if (captured < payment.amount) await this.opening.owe(tx, payment, left, TAKEN_IN_PART);
  }

  async paidByOverpayment(tx: Transaction, payment: StoredPayment, kept: Cents): Promise<void> {
    await this.writeOffSmallChange(tx, payment);
    const left = await this.debts.left(tx, payment.rideId, payment.payerId);
    if (left === 0) await this.notices.settled(tx, payment);
    await this.notices.received(tx, payment, kept, left);
    if (left === 0) await this.endBegun(tx, payment);
  }

  declined(tx: Transaction, debt: StoredPayment, why: Failure): Promise<void> {
    return this.notices.unpaid(tx, debt, why);
  }

  /** Releases the payments of a debt that operations closed, and tells the people concerned. */
  async close(tx: Transaction, closed: ClosedDebt): Promise<void> {
    await this.endBegun(tx, closed);
    await this.notices.closed(tx, closed);
  }

  /**
   * The receipt of a cancellation fee without a hold is issued once the fee is paid. When the capture of a hold failed,
   * it was issued before.
   */
  private async acknowledge(
    tx: Transaction,
    ride: Ride,
    payment: StoredPayment,
    captured: Cents,
    left: Cents,
  ): Promise<void> {
    const isFeePaid = left === 0 && ride.status === 'cancelled';
    const receipt = () => cancellationReceipt(ride, payment.payerId, ride.cancelFee, cardOf(payment));
    if (!isFeePaid || !(await this.receipts.issue(tx, [receipt()])))
      await this.notices.received(tx, payment, captured, left);
  }

  private async writeOffSmallChange(tx: Transaction, { rideId, payerId }: UnpaidPayment): Promise<void> {
    const left = await this.debts.left(tx, rideId, payerId);
    if (left > 0 && left < SMALLEST_CHARGE)
      await this.ledger.post(tx, writeOffPosting(rideId, payerId, left, 'small_change'));
  }

  /** Releases payments that were started for a debt that no longer exists. */
  private async endBegun(
    tx: Transaction,
    { rideId, payerId }: Pick<UnpaidPayment, 'rideId' | 'payerId'>,
  ): Promise<void> {
    const begun = (await this.payments.listOfRide(rideId, tx)).filter(
      (each) => each.payerId === payerId && each.purpose === 'debt' && isLiving(each),
    );
    for (const debt of begun) await this.holds.releaseNow(tx, debt);
  }
}
