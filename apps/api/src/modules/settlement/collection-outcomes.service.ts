import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { RidesFacade } from '../rides/rides.facade';
import type { Failure } from '../payments/payment-provider.facade';
import { EarlyCapturesService } from './early-captures.service';
import { DebtsFacade } from '../debts/debts.facade';
import { Holds, type CaptureHold } from '../payments/holds.facade';
import { PaymentRecords, type StoredPayment } from '../payments/payment-records.facade';

/** Records captures and releases that failed, each in its own transaction. */
@Injectable()
export class CollectionOutcomesService {
  constructor(
    private readonly database: Database,
    private readonly payments: PaymentRecords,
    private readonly rides: RidesFacade,
    private readonly holds: Holds,
    private readonly early: EarlyCapturesService,
    private readonly debts: DebtsFacade,
  ) {}

  async giveUpCapture({ paymentId, amount }: CaptureHold, why: Failure): Promise<void> {
    const payment = await this.payments.find(paymentId);
    if (!payment) return;
    await this.database.transaction(async (tx) => this.debts.noteLostCapture(tx, payment, amount, why));
  }

  /** Releases a hold whose capture was declined, and records the amount as owed. */
  async captureDeclined({ paymentId, amount }: CaptureHold, why: Failure): Promise<void> {
    const known = await this.payments.find(paymentId);
    if (!known) return;
    await this.database.transaction(async (tx) => {
      await this.rides.lock(tx, known.rideId);
      const payment = await this.payments.lock(tx, paymentId);
      if (payment?.state !== 'authorized') return;
      await this.holds.releaseNow(tx, payment);
      await this.debts.noteLostCapture(tx, { ...payment, state: 'released' }, amount, why);
    });
  }

  /** Refunds an amount that someone captured in the provider's dashboard before us. */
  async refundOverpayment(payment: StoredPayment): Promise<void> {
    await this.database.transaction(async (tx) => {
      const ride = await this.rides.lock(tx, payment.rideId);
      await this.early.refundOverpayment(tx, ride, payment);
    });
  }

  async releaseVanished(paymentId: number, intentId: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      const payment = await this.payments.lock(tx, paymentId);
      if (payment?.intentId === intentId) await this.holds.release(tx, payment);
    });
  }
}
