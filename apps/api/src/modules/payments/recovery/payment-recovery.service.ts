import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock';
import type { Transaction } from '../../../platform/database/database';
import { Jobs } from '../../../platform/jobs/jobs';
import type { Ride } from '../../rides/rides.facade';
import { recoveryDeadline, secondsUntil } from '../domain/hold-times';
import type { Failure } from '../domain/intent';
import { PaymentRecoveryMails } from './payment-recovery-mails.service';
import { endRecovery } from '../payments.jobs';
import { PaymentsRepository, type StoredPayment } from '../payments.repository';

/** Starts payment recovery: the card was declined, or its hold was lost, while the person was away. */
@Injectable()
export class PaymentRecoveryService {
  constructor(
    private readonly payments: PaymentsRepository,
    private readonly mails: PaymentRecoveryMails,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  /** Tells the person what was declined and sets the recovery deadline. Further declines do not extend it. */
  async ask(
    tx: Transaction,
    ride: Pick<Ride, 'id' | 'scheduledAt' | 'dropoffLocation'>,
    payment: StoredPayment,
    { code, message }: Failure,
  ): Promise<void> {
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
}
