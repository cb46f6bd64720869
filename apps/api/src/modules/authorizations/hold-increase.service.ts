import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { Events } from '../../platform/events/events';
import { ApiError } from '../../platform/http/api-error';
import { Jobs } from '../../platform/jobs/jobs';
import { ProviderError } from '../../platform/stripe/provider-error';
import { secondsUntilNextAttempt, MOST_TRIES } from '../../platform/stripe/tries';
import { CardsFacade } from '../cards/cards.facade';
import { shareAgreed } from '../members/members.events';
import { DuePaymentsService } from './due-payments.service';
import { HoldReplacementService } from './hold-replacement.service';
import { increaseHold, type IncreaseHold } from './authorizations.jobs';
import { PaymentRecords, type StoredPayment } from '../payments/payment-records.facade';
import { withProviderTimeout } from './provider-timeout';

/**
 * Increases a hold with a saved card, off session. Without a saved card, the payer confirms the new amount on the
 * payment page.
 */
@Injectable()
export class HoldIncreaseService implements OnModuleInit {
  private readonly logger = new Logger(HoldIncreaseService.name);

  constructor(
    private readonly database: Database,
    private readonly payments: PaymentRecords,
    private readonly cards: CardsFacade,
    private readonly due: DuePaymentsService,
    private readonly replacement: HoldReplacementService,
    private readonly events: Events,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(increaseHold, (job) => this.increase(job));
    this.events.react(
      shareAgreed,
      'increase-hold-after-share-consent',
      ({ rideId, userId }) => this.due.agreed(rideId, userId),
      { formerNames: ['hold-more-when-a-share-was-agreed-to'] },
    );
  }

  /**
   * Runs while the payer waits. The increase is stored and its job is enqueued already, so a failure here only delays
   * it.
   */
  async now(rideId: number, payerId: number): Promise<void> {
    const payment = (await this.payments.listRideAndShares(rideId)).find(
      (each) => each.payerId === payerId && each.nextAmount !== null,
    );
    if (!payment) return;
    try {
      await withProviderTimeout(this.logger, () => this.ofSavedCard(payment));
    } catch (error) {
      // The timeout helper has already logged an unavailable provider.
      if (error instanceof ApiError && error.code === 'payment_provider_unavailable') return;
      this.logger.error(
        `hold increase of payment ${payment.id} failed; its job tries again`,
        error instanceof Error ? error.stack : String(error),
      );
    }
  }

  /** @throws every error other than a provider error, so that the job is retried */
  async increase(job: IncreaseHold): Promise<void> {
    const payment = await this.payments.find(job.paymentId);
    if (!payment || payment.nextAmount === null) return;
    try {
      await this.ofSavedCard(payment);
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      this.logger.warn(
        `try ${job.tries + 1} to hold more for payment ${payment.id}: ${error.failure}, ${error.message}`,
      );
      const next = { ...job, tries: job.tries + 1 };
      if (next.tries >= MOST_TRIES)
        this.logger.error(`gave up the hold increase of payment ${payment.id} after ${next.tries} tries`);
      else
        await this.database.transaction((tx) =>
          this.jobs.enqueue(tx, increaseHold, next, secondsUntilNextAttempt(job.tries)),
        );
    }
  }

  private async ofSavedCard(payment: StoredPayment): Promise<void> {
    const { methodId, intentId } = payment;
    if (!methodId || !(await this.cards.customerOfCard(methodId))) return;
    await this.replacement.replace(payment, { intentId, round: 0 });
  }
}
