import { Injectable } from '@nestjs/common';
import { formatCents } from '@groupride/pricing';
import type { Transaction } from '../../platform/database/database';
import { Jobs } from '../../platform/jobs/jobs';
import { RidesFacade, SYSTEM } from '../rides/rides.facade';
import type { Failure, Intent } from '../payments/payment-provider.facade';
import { releaseHold } from '../payments/holds.facade';
import { reauthorizeHold } from './authorizations.jobs';
import { PaymentRecords, type StoredPayment } from '../payments/payment-records.facade';
import { PaymentRecoveryFacade, type RecoverableRide } from '../payment-recovery/payment-recovery.facade';
import { PendingAuthorizationsService } from './pending-authorizations.service';

type HoldOfRide = RecoverableRide;

/**
 * Lets a new hold take over from the current one once it is authorized. Runs in the caller's transaction, under the ride's lock.
 */
@Injectable()
export class HoldTakeoverService {
  constructor(
    private readonly payments: PaymentRecords,
    private readonly rides: RidesFacade,
    private readonly recovery: PaymentRecoveryFacade,
    private readonly pending: PendingAuthorizationsService,
    private readonly jobs: Jobs,
  ) {}

  /** Applies the state of the intent that replaces a hold. Idempotent, in any order of events. */
  async apply(
    tx: Transaction,
    ride: HoldOfRide,
    payment: StoredPayment,
    next: Intent,
    payerIsMember: boolean,
  ): Promise<void> {
    const { id, intentId } = payment;
    if (next.status === 'canceled') return this.restartReauthorization(tx, payment, next.id);
    if (next.status === 'requires_payment_method') return this.refused(tx, ride, payment, next);
    // A full capture in the provider's dashboard counts as a hold; a partial capture does not.
    const isThere = next.status === 'requires_capture' || (next.status === 'succeeded' && next.captured >= next.amount);
    if (!isThere && next.status !== 'succeeded') return;
    const over =
      !isThere ||
      ride.status === 'completed' ||
      ride.status === 'cancelled' ||
      !payerIsMember ||
      !(await this.pending.mayTakeOver(tx, payment));
    const card = { cardBrand: next.card?.brand ?? null, cardLast4: next.card?.last4 ?? null, methodId: next.methodId };
    const taken = over
      ? null
      : await this.payments.takeOver(tx, id, { intentId: next.id, captureBefore: next.captureBefore, ...card });
    // Releases the hold that is not used. Captures only see the other one.
    const unusedHold = taken ? intentId : next.status === 'requires_capture' ? next.id : null;
    if (unusedHold)
      await this.jobs.enqueue(tx, releaseHold, { paymentId: id, intentId: unusedHold, tries: 0, round: 0 });
    if (!taken && payment.nextAmount === null) return this.restartReauthorization(tx, payment, next.id);
    if (!taken) return this.pending.giveUp(tx, payment);
    await this.rides.note(tx, {
      rideId: ride.id,
      type: 'hold_renewed',
      actor: SYSTEM,
      data: { paymentId: id, payerId: payment.payerId, amount: formatCents(taken.amount) },
    });
    await this.pending.scheduleReauthorization(tx, taken, next);
  }

  private async restartReauthorization(
    tx: Transaction,
    { id, rideId, intentId, state, nextAmount }: StoredPayment,
    lostIntentId: string,
  ): Promise<void> {
    await this.payments.dropNext(tx, id, lostIntentId);
    if (intentId && state === 'authorized' && nextAmount === null)
      await this.jobs.enqueue(tx, reauthorizeHold, { paymentId: id, rideId, intentId, tries: 0, round: 0 });
  }

  /** Records that a hold could not be reauthorized, and asks the payer to recover the payment. */
  async reauthorizationFailed(
    tx: Transaction,
    ride: HoldOfRide,
    payment: StoredPayment,
    failure: Failure,
  ): Promise<void> {
    const { id: paymentId, payerId, amount } = payment;
    await this.rides.note(tx, {
      rideId: ride.id,
      type: 'hold_renewal_failed',
      actor: SYSTEM,
      data: { paymentId, payerId, amount: formatCents(amount), failureCode: failure.code },
      reason: failure.message.slice(0, 300),
    });
    await this.recovery.ask(tx, ride, payment, failure);
  }

  private async refused(tx: Transaction, ride: HoldOfRide, payment: StoredPayment, { failure }: Intent): Promise<void> {
    if (failure && payment.nextAmount !== null) return this.pending.refused(tx, payment, failure);
    const known = failure && payment.failureCode === failure.code && payment.failureMessage === failure.message;
    if (failure && !known && payment.state === 'authorized')
      await this.reauthorizationFailed(tx, ride, payment, failure);
  }
}
