import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { Jobs } from '../../platform/jobs/jobs';
import { ProviderError } from '../../platform/stripe/provider-error';
import { secondsUntilNextAttempt, keyForRound, MOST_TRIES } from '../../platform/stripe/tries';
import { RidesFacade } from '../rides/rides.facade';
import { type Failure, type Intent, PaymentProvider } from '../payments/payment-provider.facade';
import { CARD_GONE, HoldRequestsService } from './hold-requests.service';
import { PaymentSyncService } from './payment-sync.service';
import { authorizeHold, type AuthorizeHold } from './authorizations.jobs';
import { PaymentRecords, type StoredPayment } from '../payments/payment-records.facade';

const NO_ANSWER: Failure = { code: 'processing_error', message: 'The card could not be reached. Please try again.' };

/** Authorizes saved cards off session. A crash at any point leads to another attempt but never leaves two holds. */
@Injectable()
export class OffSessionAuthorizationsService implements OnModuleInit {
  private readonly logger = new Logger(OffSessionAuthorizationsService.name);

  constructor(
    private readonly database: Database,
    private readonly payments: PaymentRecords,
    private readonly provider: PaymentProvider,
    private readonly requests: HoldRequestsService,
    private readonly rides: RidesFacade,
    private readonly sync: PaymentSyncService,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(authorizeHold, (job) => this.authorize(job));
  }

  /**
   * Authorizes the stored card of a ride.
   * @throws every error other than a provider error, so that the job is retried
   */
  async authorize(job: AuthorizeHold): Promise<void> {
    const payment = await this.payments.find(job.paymentId);
    if (payment?.state !== 'stored') return;
    try {
      const { intentId } = payment;
      const key = keyForRound(`payment:${payment.id}:authorize:${payment.attempt}:off-session`, job.round);
      const held = intentId
        ? await this.provider.retrieve(intentId)
        : await this.requests.offSession(payment, payment.attempt, key);
      if (held && 'id' in held) await this.settle(payment, held);
      else await this.refuse(payment, held ?? CARD_GONE);
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      this.logger.warn(
        `try ${job.tries + 1} to hold the card of payment ${payment.id}: ${error.failure}, ${error.message}`,
      );
      const next = { ...job, tries: job.tries + 1, round: error.failure === 'unreachable' ? job.round : job.round + 1 };
      if (next.tries < MOST_TRIES)
        await this.database.transaction((tx) =>
          this.jobs.enqueue(tx, authorizeHold, next, secondsUntilNextAttempt(job.tries)),
        );
      else await this.refuse(payment, NO_ANSWER);
    }
  }

  /** Applies the intent, or releases it when another attempt succeeded in the meantime. */
  private async settle({ id }: StoredPayment, intent: Intent): Promise<void> {
    const applied = await this.sync.apply(intent);
    if (applied?.intentId !== intent.id)
      await this.database.transaction((tx) => this.sync.releaseIntent(tx, id, intent.id));
  }

  /** Marks the payment as failed. The next intent is created when the payer opens the payment page. */
  private async refuse({ id, rideId, attempt }: StoredPayment, failure: Failure): Promise<void> {
    await this.database.transaction(async (tx) => {
      const ride = await this.rides.lock(tx, rideId);
      const payment = await this.payments.lock(tx, id);
      if (payment?.state !== 'stored' || payment.attempt !== attempt) return;
      await this.sync.fail(tx, ride, payment, failure);
      if (!(await this.payments.nextAttempt(id, attempt, tx))) return;
      // A new attempt has no failure, but the payer still has to read why they are asked for another card.
      const { code: failureCode, message: failureMessage } = failure;
      await this.payments.change(tx, id, ['created'], { state: 'failed', failureCode, failureMessage });
    });
  }
}
