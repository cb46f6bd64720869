import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import type { Transaction } from '../../platform/database/database';
import { LedgerFacade } from '../ledger/ledger.facade';
import type { Ride } from '../rides/rides.facade';
import type { Intent } from '../payments/payment-provider.facade';
import { LIVING_STATES, PaymentRecords, type StoredPayment } from '../payments/payment-records.facade';
import { EarlyCapturesService } from './early-captures.service';
import { PaymentSync } from '../authorizations/authorizations.facade';
import { DebtSettlementFacade } from '../debts/debts.facade';
import { Holds } from '../payments/holds.facade';
import { capturePosting, tipPosting } from './ledger-postings';

/**
 * Records captures on the payment and in the ledger when the provider confirms them. Runs in the caller's transaction,
 * which holds the ride's lock.
 */
@Injectable()
export class CaptureRecordsService implements OnModuleInit {
  constructor(
    private readonly payments: PaymentRecords,
    private readonly ledger: LedgerFacade,
    private readonly holds: Holds,
    private readonly early: EarlyCapturesService,
    private readonly debts: DebtSettlementFacade,
    private readonly sync: PaymentSync,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.sync.onOutcomes({
      captured: (tx, ride, payment, intent) => this.record(tx, ride, payment, intent),
      overpaid: (tx, payment, intent) => this.recordOverpayment(tx, payment, intent),
      debtDeclined: (tx, debt, failure) => this.debts.declined(tx, debt, failure),
    });
  }

  private async record(tx: Transaction, ride: Ride, payment: StoredPayment, { captured }: Intent): Promise<void> {
    const recorded = await this.payments.change(tx, payment.id, LIVING_STATES, {
      state: 'captured',
      captured,
      capturedAt: this.clock.now(),
      recoverBefore: null,
    });
    if (!recorded) return;
    const tipped = payment.purpose === 'tip' && ride.driverId !== null;
    if (tipped) await this.ledger.post(tx, tipPosting(payment, ride.driverId!, captured));
    await this.ledger.post(tx, capturePosting(payment, captured));
    await this.debts.captured(tx, ride, recorded, captured);
    await this.early.refundOverpayments(tx, recorded);
    await this.early.learned(tx, ride, recorded, captured);
    await this.holds.note(tx, payment, tipped ? 'tip_given' : 'hold_captured', captured);
  }

  /**
   * Records a released hold that someone captured in the provider's dashboard. It is refunded, less any debt of its
   * payer.
   */
  private async recordOverpayment(tx: Transaction, payment: StoredPayment, intent: Intent): Promise<void> {
    const overpayment = await this.payments.takeOverpayment(tx, payment, intent, this.clock.now());
    if (!overpayment) return;
    await this.ledger.post(tx, capturePosting(overpayment, intent.captured));
    await this.holds.note(tx, overpayment, 'hold_captured', intent.captured);
    const kept = intent.captured - (await this.early.giveBack(tx, overpayment));
    if (kept > 0 && !(await this.isBeingCharged(tx, overpayment)))
      await this.debts.paidByOverpayment(tx, overpayment, kept);
  }

  /**
   * Whether another charge of the same person for this ride is pending. The overpayment is then refunded after that is
   * captured.
   */
  private async isBeingCharged(tx: Transaction, { rideId, payerId }: StoredPayment): Promise<boolean> {
    return (await this.payments.listRideAndShares(rideId, tx)).some(
      (each) => each.payerId === payerId && each.state === 'authorized',
    );
  }
}
