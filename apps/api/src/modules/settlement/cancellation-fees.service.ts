import { Injectable } from '@nestjs/common';
import type { Cents } from '@groupride/pricing';
import type { Transaction } from '../../platform/database/database';
import { LedgerFacade } from '../ledger/ledger.facade';
import type { Ride } from '../rides/rides.facade';
import { DebtsFacade } from '../debts/debts.facade';
import type { Failure } from '../payments/payment-provider.facade';
import { cancellationReceipt, ReceiptsFacade } from '../receipts/receipts.facade';
import { cardOf } from '../payments/payments.facade';
import { Holds } from '../payments/holds.facade';
import type { StoredPayment } from '../payments/payment-records.facade';
import { feePosting } from './ledger-postings';

const NO_HOLD: Failure = { code: 'no_hold', message: 'There was no hold on the card when the ride was cancelled.' };

/** Collects the fee of a cancelled ride. Runs in the caller's transaction. */
@Injectable()
export class CancellationFeesService {
  constructor(
    private readonly ledger: LedgerFacade,
    private readonly receipts: ReceiptsFacade,
    private readonly holds: Holds,
    private readonly debts: DebtsFacade,
  ) {}

  /**
   * Posts the fee and captures it from the organizer's hold, or counts an earlier capture. Without either, the fee
   * becomes a debt, and its receipt is issued once that is paid.
   * @returns false when the fee was already posted
   */
  async collect(
    tx: Transaction,
    ride: Ride,
    payment: StoredPayment,
    { fee, driverPart }: { fee: Cents; driverPart: Cents },
  ): Promise<boolean> {
    if (!(await this.ledger.post(tx, feePosting(ride, { fee, driverPart })))) return false;
    if (payment.state === 'authorized' || payment.state === 'captured') {
      await this.receipts.issue(tx, [cancellationReceipt(ride, ride.organizerId, fee, cardOf(payment))]);
      if (payment.state === 'authorized') await this.holds.captureLater(tx, payment, fee);
    } else await this.debts.owe(tx, payment, fee, NO_HOLD);
    return true;
  }
}
