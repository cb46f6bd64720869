import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import type { Transaction } from '../../platform/database/database';
import { Jobs } from '../../platform/jobs/jobs';
import { PaymentRecoveryFacade, type RecoverableRide } from './payment-recovery.facade';
import { recoveryDeadline } from './domain/recovery-deadline';
import type { Failure } from '../payments/payment-provider.facade';
import { PaymentRecoveryMails } from './payment-recovery-mails.service';
import { endRecovery } from './payment-recovery.jobs';
import { PaymentRecords, type StoredPayment } from '../payments/payment-records.facade';

/** Starts payment recovery: the card was declined, or its hold was lost, while the person was away. */
@Injectable()
export class PaymentRecoveryService extends PaymentRecoveryFacade {
  constructor(
    private readonly payments: PaymentRecords,
    private readonly mails: PaymentRecoveryMails,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {
    super();
  }

  async ask(tx: Transaction, ride: RecoverableRide, payment: StoredPayment, { code, message }: Failure): Promise<void> {
    const held = payment.state === 'authorized' ? payment.captureBefore : null;
    const now = this.clock.now();
    const before =
      payment.recoverBefore ??
      pledgeDeadline(ride, now) ??
      recoveryDeadline(now, ride.pledgeFixBy ?? ride.scheduledAt, held);
    await this.payments.setRecovery(tx, payment.id, {
      recoverBefore: before,
      failureCode: code,
      failureMessage: message,
    });
    if (payment.recoverBefore) return;
    await this.jobs.enqueueAt(tx, endRecovery, { paymentId: payment.id, rideId: ride.id }, before);
    await this.mails.ask(tx, ride, payment, { code, message }, before);
  }
}

/** The deadline of a pledge that is still open, at which members who have not paid lose their seats. */
function pledgeDeadline({ status, pledgeDeadline: deadline, pledgeClosedAt }: RecoverableRide, now: Date): Date | null {
  return status === 'awaiting_payment' && deadline && !pledgeClosedAt && deadline > now ? deadline : null;
}
