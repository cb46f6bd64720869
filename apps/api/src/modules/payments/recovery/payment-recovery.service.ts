import { Injectable } from '@nestjs/common';
import { formatCents } from '@groupride/pricing';
import { Clock } from '../../../platform/clock';
import type { Transaction } from '../../../platform/database/database';
import { Jobs } from '../../../platform/jobs/jobs';
import { RidesFacade, SYSTEM, type Ride } from '../../rides/rides.facade';
import { PendingAuthorizationsService } from '../authorizations/pending-authorizations.service';
import { recoveryDeadline, reauthorizationTime, secondsUntil } from '../domain/hold-times';
import type { Failure, Intent } from '../domain/intent';
import { PaymentRecoveryMails } from './payment-recovery-mails.service';
import { endRecovery, releaseHold, reauthorizeHold } from '../payments.jobs';
import { PaymentsRepository, type StoredPayment } from '../payments.repository';

type HoldOfRide = Pick<Ride, 'id' | 'status' | 'scheduledAt' | 'dropoffLocation'>;

/**
 * Holds that are refused while nobody is there, and holds that take the place of others. All within the caller's
 * transaction, under the ride's lock.
 */
@Injectable()
export class PaymentRecoveryService {
  constructor(
    private readonly payments: PaymentsRepository,
    private readonly rides: RidesFacade,
    private readonly mails: PaymentRecoveryMails,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    private readonly pending: PendingAuthorizationsService,
  ) {}

  /** Looks in time whether the hold has to be renewed. The provider says when it lapses; without a word of it, it does not. */
  async lookAgain(
    tx: Transaction,
    { id, rideId }: StoredPayment,
    { id: intentId, captureBefore }: Pick<Intent, 'id' | 'captureBefore'>,
  ): Promise<void> {
    if (!captureBefore) return;
    const now = this.clock.now();
    await this.jobs.enqueue(
      tx,
      reauthorizeHold,
      { paymentId: id, rideId, intentId, tries: 0, round: 0 },
      secondsUntil(reauthorizationTime(captureBefore, now), now),
    );
  }

  /** Tells the person what was declined and sets the recovery deadline. Further declines do not extend it. */
  async ask(tx: Transaction, ride: HoldOfRide, payment: StoredPayment, { code, message }: Failure): Promise<void> {
    const held = payment.state === 'authorized' ? payment.captureBefore : null;
    const before = payment.recoverBefore ?? recoveryDeadline(this.clock.now(), ride.scheduledAt, held);
    await this.payments.setRecovery(tx, payment.id, {
      recoverBefore: before,
      failureCode: code,
      failureMessage: message,
    });
    if (payment.recoverBefore) return;
    await this.jobs.enqueue(
      tx,
      endRecovery,
      { paymentId: payment.id, rideId: ride.id },
      secondsUntil(before, this.clock.now()),
    );
    await this.mails.ask(tx, ride, payment, { code, message }, before);
  }

  /** Where the intent stands that is to take the place of a hold. Idempotent, and indifferent to the order of reports. */
  async settleNext(
    tx: Transaction,
    ride: HoldOfRide,
    payment: StoredPayment,
    next: Intent,
    payerIsMember: boolean,
  ): Promise<void> {
    const { id, intentId } = payment;
    if (next.status === 'canceled') return this.beginAnew(tx, payment, next.id);
    if (next.status === 'requires_payment_method') return this.refused(tx, ride, payment, next);
    // Captured in the provider's dashboard it counts like a hold; a part of it does not.
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
    // The one that is not needed goes back; whoever captures has only ever the other one to take.
    const overpayment = taken ? intentId : next.status === 'requires_capture' ? next.id : null;
    if (overpayment)
      await this.jobs.enqueue(tx, releaseHold, { paymentId: id, intentId: overpayment, tries: 0, round: 0 });
    if (!taken && payment.nextAmount === null) return this.beginAnew(tx, payment, next.id);
    if (!taken) return this.pending.giveUp(tx, payment);
    await this.rides.note(tx, {
      rideId: ride.id,
      type: 'hold_renewed',
      actor: SYSTEM,
      data: { paymentId: id, payerId: payment.payerId, amount: formatCents(taken.amount) },
    });
    await this.lookAgain(tx, taken, next);
  }

  private async beginAnew(
    tx: Transaction,
    { id, rideId, intentId, state, nextAmount }: StoredPayment,
    lostIntentId: string,
  ): Promise<void> {
    await this.payments.dropNext(tx, id, lostIntentId);
    if (intentId && state === 'authorized' && nextAmount === null)
      await this.jobs.enqueue(tx, reauthorizeHold, { paymentId: id, rideId, intentId, tries: 0, round: 0 });
  }

  /** @param message why the hold has to be made anew, or why that was refused */
  async reauthorizationFailed(
    tx: Transaction,
    ride: HoldOfRide,
    payment: StoredPayment,
    failure: Failure,
  ): Promise<void> {
    const data = { paymentId: payment.id, payerId: payment.payerId, amount: formatCents(payment.amount) };
    await this.rides.note(tx, {
      rideId: ride.id,
      type: 'hold_renewal_failed',
      actor: SYSTEM,
      data,
      reason: failure.message.slice(0, 300),
    });
    await this.ask(tx, ride, payment, failure);
  }

  private async refused(tx: Transaction, ride: HoldOfRide, payment: StoredPayment, { failure }: Intent): Promise<void> {
    if (failure && payment.nextAmount !== null) return this.pending.refused(tx, payment, failure);
    const known = failure && payment.failureCode === failure.code && payment.failureMessage === failure.message;
    if (failure && !known && payment.state === 'authorized')
      await this.reauthorizationFailed(tx, ride, payment, failure);
  }
}
