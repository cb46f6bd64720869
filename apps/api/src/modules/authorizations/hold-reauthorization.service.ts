import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database/database';
import { Jobs } from '../../platform/jobs/jobs';
import { ProviderError } from '../../platform/stripe/provider-error';
import { secondsUntilNextAttempt, MOST_TRIES } from '../../platform/stripe/tries';
import { isOver, RidesFacade } from '../rides/rides.facade';
import { mayOutliveHold, reauthorizationTime } from './domain/hold-times';
import { HoldReplacementService } from './hold-replacement.service';
import { reauthorizeHold, type ReauthorizeHold } from './authorizations.jobs';
import { PaymentRecords } from '../payments/payment-records.facade';

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
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(reauthorizeHold, (job) => this.reauthorize(job));
  }

  /** @throws every error other than a provider error, so that the job is retried */
  async reauthorize(job: ReauthorizeHold): Promise<void> {
    const payment = await this.payments.find(job.paymentId);
    const ride = await this.rides.find(job.rideId);
    if (payment?.state !== 'authorized' || payment.intentId !== job.intentId || !payment.captureBefore) return;
    if (!ride || isOver(ride)) return;
    // A requested increase replaces this hold anyway. If it does not succeed, this hold is reauthorized later.
    if (payment.nextAmount !== null) return this.again(job, WHILE_INCREASE_IS_PENDING);
    const now = this.clock.now();
    if (!mayOutliveHold(ride, payment.captureBefore, now))
      return this.againAt(job, reauthorizationTime(payment.captureBefore, now));
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

  private async againAt(job: ReauthorizeHold, at: Date): Promise<void> {
    await this.database.transaction((tx) => this.jobs.enqueueAt(tx, reauthorizeHold, job, at));
  }

  private async again(job: ReauthorizeHold, afterSeconds: number): Promise<void> {
    await this.database.transaction((tx) => this.jobs.enqueue(tx, reauthorizeHold, job, afterSeconds));
  }
}
