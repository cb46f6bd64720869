import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database/database';
import { Jobs } from '../../platform/jobs/jobs';
import { ProviderError } from '../../platform/stripe/provider-error';
import { secondsUntilNextTry } from '../../platform/stripe/tries';
import { RidesFacade } from '../rides/rides.facade';
import { AuthorizationsService, keyOf } from './authorizations.service';
import { mayOutliveHold, renewalTime, secondsUntil } from './domain/hold-times';
import type { Intent } from './domain/intent';
import { HoldsService } from './holds.service';
import { MendingService } from './mending.service';
import { PaymentProvider } from './payment-provider';
import { MOST_TRIES, renewHold, type RenewHold } from './payments.jobs';
import { PaymentsRepository, type StoredPayment } from './payments.repository';

type Failure = NonNullable<Intent['failure']>;

const NOT_SAVED: Failure = {
  code: 'hold_runs_out',
  message: 'The bank gives the hold back before the ride is over, and the card was not saved. Please confirm it once more.',
};

/**
 * Renews a hold before the bank gives it back, for rides that are not over by then: first the new hold, then the old one
 * goes. Both are never captured: a payment has one hold, and the other is on its way back.
 */
@Injectable()
export class RenewalsService {
  private readonly logger = new Logger(RenewalsService.name);

  constructor(
    private readonly database: Database,
    private readonly payments: PaymentsRepository,
    private readonly provider: PaymentProvider,
    private readonly rides: RidesFacade,
    private readonly holds: HoldsService,
    private readonly authorizations: AuthorizationsService,
    private readonly mending: MendingService,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  /** @throws whatever is not the provider's fault, for the job to be run again */
  async renew(job: RenewHold): Promise<void> {
    const payment = await this.payments.find(job.paymentId);
    const ride = await this.rides.find(job.rideId);
    if (payment?.state !== 'authorized' || payment.intentId !== job.intentId || !payment.captureBefore) return;
    if (!ride || ride.status === 'completed' || ride.status === 'cancelled') return;
    const now = this.clock.now();
    if (!mayOutliveHold(ride, payment.captureBefore, now)) return this.again(job, secondsUntil(renewalTime(payment.captureBefore, now), now));
    try {
      await this.holdAnew(payment, job);
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      this.logger.warn(`try ${job.tries + 1} to renew the hold of payment ${payment.id}: ${error.failure}, ${error.message}`);
      if (job.tries + 1 >= MOST_TRIES) return this.logger.error(`The hold ${job.intentId} of payment ${payment.id} could not be renewed.`);
      const next = { ...job, tries: job.tries + 1, round: error.failure === 'unreachable' ? job.round : job.round + 1 };
      await this.again(next, secondsUntilNextTry(job.tries));
    }
  }

  private async holdAnew(payment: StoredPayment, { intentId, round }: RenewHold): Promise<void> {
    const attempt = payment.attempt + 1;
    const key = keyOf(`payment:${payment.id}:renew:${attempt}`, round);
    const held = payment.nextIntentId ? await this.provider.retrieve(payment.nextIntentId) : await this.authorizations.holdAway(payment, attempt, key);
    const next = held && 'id' in held ? held : await this.askable(payment, attempt, `${key}:by-person`);
    if (!(await this.payments.storeNext(payment.id, intentId, next))) {
      await this.database.transaction((tx) => this.holds.giveBack(tx, payment.id, next.id));
      return;
    }
    await this.holds.apply(next);
    if (next.status === 'requires_payment_method' && !next.failure) await this.bringBack(payment, next);
  }

  /** An intent that waits for the person. */
  private askable({ id, rideId, purpose, amount }: StoredPayment, attempt: number, key: string): Promise<Intent> {
    return this.provider.createHold({ amount, customer: null, rideId, paymentId: id, attempt, purpose }, key);
  }

  private async bringBack({ id, rideId }: StoredPayment, next: Intent): Promise<void> {
    await this.database.transaction(async (tx) => {
      const ride = await this.rides.lock(tx, rideId);
      const payment = await this.payments.lock(tx, id);
      if (payment?.nextIntentId === next.id && !payment.mendBefore) await this.mending.renewalFailed(tx, ride, payment, NOT_SAVED);
    });
  }

  private async again(job: RenewHold, afterSeconds: number): Promise<void> {
    await this.database.transaction((tx) => this.jobs.enqueue(tx, renewHold, job, afterSeconds));
  }
}
