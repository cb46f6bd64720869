import { Injectable } from '@nestjs/common';
import type { RideEventType } from '@groupride/contracts';
import { formatCents, type Cents } from '@groupride/pricing';
import { Clock } from '../../platform/clock';
import type { Transaction } from '../../platform/database/database';
import { Jobs } from '../../platform/jobs/jobs';
import { RidesFacade, SYSTEM, type Note } from '../rides/rides.facade';
import { LIVING_STATES, OPEN_STATES } from './domain/intent-steps';
import type { Failure } from './payment-provider.facade';
import { captureHold, releaseHold } from './payments.jobs';
import { PaymentRecords, type StoredPayment } from './payment-records.facade';

export { captureHold, releaseHold, type CaptureHold, type ReleaseHold } from './payments.jobs';

const RELEASED_EVENT = {
  ride: 'hold_released',
  share: 'share_released',
  tip: null,
  debt: null,
  overpayment: null,
} as const satisfies Record<StoredPayment['purpose'], RideEventType | null>;

/** Captures or releases holds. Runs in the caller's transaction and leaves calls to the provider to jobs. */
@Injectable()
export class Holds {
  constructor(
    private readonly payments: PaymentRecords,
    private readonly rides: RidesFacade,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  /** Captures an amount of a hold soon after the transaction has committed. */
  async captureLater(tx: Transaction, payment: StoredPayment, amount: Cents): Promise<void> {
    await this.jobs.enqueue(tx, captureHold, { paymentId: payment.id, amount, tries: 0, round: 0 });
    if (payment.nextIntentId) await this.releaseIntent(tx, payment.id, payment.nextIntentId);
  }

  /** Releases a hold, or the intent of one, soon after the transaction has committed. A payment without an intent is released at once. */
  async releaseLater(tx: Transaction, payment: StoredPayment): Promise<void> {
    if (payment.nextIntentId) await this.releaseIntent(tx, payment.id, payment.nextIntentId);
    if (payment.intentId) await this.releaseIntent(tx, payment.id, payment.intentId);
    else
      await this.payments.change(tx, payment.id, OPEN_STATES, {
        state: 'released',
        releasedAt: this.clock.now(),
        recoverBefore: null,
      });
  }

  /**
   * Marks a payment as released at once and releases its hold at the provider later. A payer who comes back starts a
   * new payment, so a hold that is being released never counts as paid.
   */
  async releaseNow(tx: Transaction, payment: StoredPayment): Promise<void> {
    if (payment.nextIntentId) await this.releaseIntent(tx, payment.id, payment.nextIntentId);
    if (payment.intentId) await this.releaseIntent(tx, payment.id, payment.intentId);
    await this.release(tx, payment);
  }

  /** Releases an intent at the provider soon after the transaction has committed. */
  async releaseIntent(tx: Transaction, paymentId: number, intentId: string): Promise<void> {
    await this.jobs.enqueue(tx, releaseHold, { paymentId, intentId, tries: 0, round: 0 });
  }

  /** Records that the provider released a hold, or no longer knows its intent. */
  async release(tx: Transaction, payment: StoredPayment): Promise<void> {
    const released = await this.payments.change(tx, payment.id, LIVING_STATES, {
      state: 'released',
      releasedAt: this.clock.now(),
      recoverBefore: null,
    });
    if (released && payment.state === 'authorized')
      await this.note(tx, payment, RELEASED_EVENT[payment.purpose], payment.amount);
  }

  /** Adds an entry about a payment to the ride's history; does nothing for a null type. */
  async note(
    tx: Transaction,
    payment: StoredPayment,
    type: RideEventType | null,
    amount: Cents,
    why?: Failure | null,
  ): Promise<void> {
    if (type === null) return;
    await this.rides.note(tx, { rideId: payment.rideId, ...this.entry(payment, type, amount, why) });
  }

  /** Builds a history entry about a payment, for callers that add it along with a change of the ride. */
  entry(
    { id, payerId }: StoredPayment,
    type: RideEventType,
    amount: Cents,
    why?: Failure | null,
  ): Omit<Note, 'rideId'> {
    const data = { paymentId: id, payerId, amount: formatCents(amount), ...(why ? { failureCode: why.code } : {}) };
    return { type, actor: SYSTEM, data, ...(why ? { reason: why.message.slice(0, 300) } : {}) };
  }
}
