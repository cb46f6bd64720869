import { Injectable } from '@nestjs/common';
import type { Cents } from '@groupride/pricing';
import { Clock } from '../../platform/clock';
import type { Transaction } from '../../platform/database/database';
import { Jobs } from '../../platform/jobs/jobs';
import { reauthorizationTime } from './domain/hold-times';
import type { Failure, Intent } from '../payments/payment-provider.facade';
import type { Ride } from '../rides/rides.facade';
import { LIVING_STATES, PaymentRecords, type StoredPayment } from '../payments/payment-records.facade';
import { authorizeHold, increaseHold, reauthorizeHold } from './authorizations.jobs';
import { releaseHold } from '../payments/holds.facade';
import { StoredCardAuthorizations, type HoldIncrease } from './authorizations.facade';

type FollowPledgePayment = (tx: Transaction, ride: Ride, payment: StoredPayment) => Promise<void>;
type ApplyIncrease = (tx: Transaction, hold: HoldIncrease) => Promise<boolean>;

/**
 * Schedules future holds: stored cards the day before the ride, and hold increases that replace current holds. The current
 * hold stays until the larger one is authorized. Runs in the caller's transaction, under the ride's lock.
 */
@Injectable()
export class PendingAuthorizationsService extends StoredCardAuthorizations {
  private applyIncrease: ApplyIncrease = async () => false;
  private followPledgePayment: FollowPledgePayment = () =>
    Promise.reject(new Error('nothing was registered that follows from the payments of a pledge'));

  constructor(
    private readonly payments: PaymentRecords,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {
    super();
  }

  /** Registers the handler that runs when the organizer's hold increase is authorized. */
  onIncreaseAuthorized(applyIncrease: ApplyIncrease): void {
    this.applyIncrease = applyIncrease;
  }

  /** Registers the handler that runs when a pledge share is authorized or its card is stored. */
  onPledgePaid(follow: FollowPledgePayment): void {
    this.followPledgePayment = follow;
  }

  /** @param payment the payment before it was authorized or stored */
  pledgePaid(tx: Transaction, ride: Ride, payment: StoredPayment): Promise<void> {
    return this.followPledgePayment(tx, ride, payment);
  }

  async later(tx: Transaction, { id, rideId }: StoredPayment, at: Date): Promise<void> {
    await this.jobs.enqueueAt(tx, authorizeHold, { paymentId: id, rideId, tries: 0, round: 0 }, at);
  }

  /** Enqueues the job that reauthorizes a hold before it expires. Nothing is enqueued for a hold that does not expire. */
  async scheduleReauthorization(
    tx: Transaction,
    { id, rideId }: StoredPayment,
    { id: intentId, captureBefore }: Pick<Intent, 'id' | 'captureBefore'>,
  ): Promise<void> {
    if (!captureBefore) return;
    const at = reauthorizationTime(captureBefore, this.clock.now());
    await this.jobs.enqueueAt(tx, reauthorizeHold, { paymentId: id, rideId, intentId, tries: 0, round: 0 }, at);
  }

  /**
   * Changes the amount for which a stored card is authorized. Releases a hold that was requested for the old amount.
   */
  async restate(tx: Transaction, payment: StoredPayment, amount: Cents): Promise<void> {
    if (payment.state !== 'stored' || payment.amount === amount) return;
    const restated = await this.payments.restate(tx, payment.id, amount);
    if (!restated) return;
    if (payment.intentId) await this.releaseIntent(tx, payment.id, payment.intentId);
    await this.later(tx, restated, restated.authorizeAt ?? this.clock.now());
  }

  /**
   * Requests a hold of `amount`. Repeating the request for the same amount changes nothing.
   * @param afterSeconds delay of the job that authorizes the saved card, if there is one
   */
  async ask(tx: Transaction, payment: StoredPayment, amount: Cents, afterSeconds: number): Promise<StoredPayment> {
    if (payment.nextAmount === amount) return payment;
    const asked = await this.payments.requestIncrease(tx, payment.id, amount);
    if (!asked) return payment;
    if (payment.nextIntentId) await this.releaseIntent(tx, payment.id, payment.nextIntentId);
    await this.jobs.enqueue(
      tx,
      increaseHold,
      { paymentId: payment.id, rideId: payment.rideId, tries: 0 },
      afterSeconds,
    );
    return asked;
  }

  /**
   * Withdraws a requested increase. Keeps the current hold or its recovery; releases a payment that never had a hold.
   */
  async giveUp(tx: Transaction, payment: StoredPayment): Promise<void> {
    if (payment.nextAmount === null) return;
    if (payment.nextIntentId) await this.releaseIntent(tx, payment.id, payment.nextIntentId);
    await this.payments.clearIncrease(tx, payment.id);
    if (payment.state !== 'authorized' && payment.recoverBefore === null)
      await this.payments.change(tx, payment.id, ['created', 'failed'], {
        state: 'released',
        releasedAt: this.clock.now(),
      });
  }

  /**
   * Whether a new hold may replace the current one. Applies the change that it was requested for, unless it is too
   * late.
   */
  async mayTakeOver(tx: Transaction, payment: StoredPayment): Promise<boolean> {
    if (payment.nextAmount === null || payment.purpose !== 'ride') return true;
    return (
      LIVING_STATES.includes(payment.state) &&
      this.applyIncrease(tx, { rideId: payment.rideId, amount: payment.nextAmount })
    );
  }

  /** Records the failure only: the payer may still confirm the intent with another card. */
  async refused(tx: Transaction, payment: StoredPayment, { code, message }: Failure): Promise<void> {
    await this.payments.setRecovery(tx, payment.id, {
      recoverBefore: payment.recoverBefore,
      failureCode: code,
      failureMessage: message,
    });
  }

  private async releaseIntent(tx: Transaction, paymentId: number, intentId: string): Promise<void> {
    await this.jobs.enqueue(tx, releaseHold, { paymentId, intentId, tries: 0, round: 0 });
  }
}
