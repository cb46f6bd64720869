import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database/database';
import { Jobs } from '../../platform/jobs/jobs';
import { ProviderError } from '../../platform/stripe/provider-error';
import { secondsUntilNextAttempt, MOST_TRIES } from '../../platform/stripe/tries';
import { isOver, RidesFacade } from '../rides/rides.facade';
import { isTooLateToIncrease, mayOutliveHold, reauthorizationTime } from './domain/hold-times';
import { HoldReplacementService } from './hold-replacement.service';
import { reauthorizeHold, type ReauthorizeHold } from './authorizations.jobs';
import { PaymentRecords, type StoredPayment } from '../payments/payment-records.facade';
import { PendingAuthorizationsService } from './pending-authorizations.service';

/** Seconds until the job checks again. */
const WHILE_INCREASE_IS_PENDING = 600;

/** Reauthorizes holds that would expire before their ride ends. */
@Injectable()
export class HoldReauthorizationService implements OnModuleInit {
  private readonly logger = new Logger(HoldReauthorizationService.name);

  constructor(
    private readonly database: Database,
    private readonly payments: PaymentRecords,
    private readonly rides: RidesFacade,
    private readonly replacement: HoldReplacementService,
    private readonly pending: PendingAuthorizationsService,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(reauthorizeHold, (job) => this.reauthorize(job));
  }

  /** @throws every error other than a provider error, so that the job is retried */
  async reauthorize(job: ReauthorizeHold): Promise<void> {
    let payment = await this.payments.find(job.paymentId);
    const ride = await this.rides.find(job.rideId);
    if (!isHeld(payment, job) || !payment.captureBefore || !ride || isOver(ride)) return;
    const now = this.clock.now();
    if (!mayOutliveHold(ride, payment.captureBefore, now))
      return this.againAt(job, reauthorizationTime(payment.captureBefore, now));
    if (payment.nextAmount !== null) {
      // A requested increase replaces this hold anyway. The organizer's ends with the change that it was requested for.
      if (payment.purpose === 'ride' || !isTooLateToIncrease(payment.captureBefore, now))
        return this.again(job, WHILE_INCREASE_IS_PENDING);
      payment = await this.withdrawIncrease(job);
      if (!payment) return;
    }
    try {
      await this.replacement.replace(payment, job);
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      this.logger.warn(`try ${job.tries + 1} to reauthorize payment ${payment.id}: ${error.failure}, ${error.message}`);
      if (job.tries + 1 >= MOST_TRIES)
        return this.logger.error(`The hold ${job.intentId} of payment ${payment.id} could not be reauthorized.`);
      const next = { ...job, tries: job.tries + 1, round: error.failure === 'unreachable' ? job.round : job.round + 1 };
      await this.again(next, secondsUntilNextAttempt(job.tries));
    }
  }

  /** @returns the payment without the increase; null when the hold has changed */
  private async withdrawIncrease(job: ReauthorizeHold): Promise<StoredPayment | null> {
    return this.database.transaction(async (tx) => {
      await this.rides.lock(tx, job.rideId);
      const payment = await this.payments.lock(tx, job.paymentId);
      if (!isHeld(payment, job)) return null;
      await this.pending.giveUp(tx, payment);
      return this.payments.find(payment.id, tx);
    });
  }

  private async againAt(job: ReauthorizeHold, at: Date): Promise<void> {
    await this.database.transaction((tx) => this.jobs.enqueueAt(tx, reauthorizeHold, job, at));
  }

  private async again(job: ReauthorizeHold, afterSeconds: number): Promise<void> {
    await this.database.transaction((tx) => this.jobs.enqueue(tx, reauthorizeHold, job, afterSeconds));
  }
}

/** Whether the payment still has the hold of the job. */
const isHeld = (payment: StoredPayment | null, { intentId }: ReauthorizeHold): payment is StoredPayment =>
  payment?.state === 'authorized' && payment.intentId === intentId;
