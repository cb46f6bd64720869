import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { Jobs } from '../../platform/jobs/jobs';
import { ProviderError } from '../../platform/stripe/provider-error';
import { secondsUntilNextAttempt, keyForRound, MOST_TRIES } from '../../platform/stripe/tries';
import { RidesFacade } from '../rides/rides.facade';
import { CollectionOutcomesService } from './collection-outcomes.service';
import { captureRefusal } from './domain/capture-guard';
import { type Failure, type Intent, PaymentProvider } from '../payments/payment-provider.facade';
import { PaymentSync } from '../authorizations/authorizations.facade';
import { captureHold, releaseHold, type CaptureHold, type ReleaseHold } from '../payments/holds.facade';
import { PaymentRecords } from '../payments/payment-records.facade';

/**
 * Captures and releases holds at the provider in jobs. A crash at any point leads to a retry, never to a second charge.
 */
@Injectable()
export class CollectionService implements OnModuleInit {
  private readonly logger = new Logger(CollectionService.name);

  constructor(
    private readonly database: Database,
    private readonly payments: PaymentRecords,
    private readonly provider: PaymentProvider,
    private readonly sync: PaymentSync,
    private readonly jobs: Jobs,
    private readonly rides: RidesFacade,
    private readonly outcomes: CollectionOutcomesService,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(captureHold, (job) => this.capture(job));
    this.jobs.handle(releaseHold, (job) => this.release(job));
  }

  /**
   * Retrieves the intent before capturing, because the response to an earlier try may have been lost.
   * @throws errors that are not the provider's, so that the job runs again
   */
  async capture(job: CaptureHold): Promise<void> {
    const { paymentId, amount } = job;
    const payment = await this.payments.find(paymentId);
    if (payment?.state === 'released') await this.outcomes.giveUpCapture(job, LAPSED);
    if (payment?.state === 'captured' && payment.captured > amount) await this.outcomes.refundOverpayment(payment);
    if (payment?.state !== 'authorized' || !payment.intentId) return;
    const { intentId } = payment;
    try {
      const ride = await this.rides.find(payment.rideId);
      let refusal: string | null = null;
      const intent = await this.decide(intentId, (before) => {
        if (before.status !== 'requires_capture') return null;
        refusal = captureRefusal({ payment, intent: before, ride, amount });
        return refusal === null
          ? this.provider.capture(intentId, amount, keyForRound(`payment:${paymentId}:capture`, job.round))
          : null;
      });
      if (refusal !== null) return await this.outcomes.giveUpCapture(job, { code: 'not_captured', message: refusal });
      const taken = intent && (await this.sync.apply(intent));
      if (taken && taken.captured > amount) await this.outcomes.refundOverpayment(taken);
      if (intent?.status === 'succeeded') return;
      await this.outcomes.giveUpCapture(job, LAPSED);
    } catch (error) {
      if (error instanceof ProviderError && error.decline && job.tries + 1 >= MOST_DECLINES)
        return await this.outcomes.captureDeclined(job, error.decline);
      await this.retry(error, job, async (next, afterSeconds) => {
        // Operations are alerted once. Retries continue until the provider says that the hold is gone.
        if (next.tries === MOST_TRIES) await this.outcomes.giveUpCapture(job, NOT_YET);
        await this.database.transaction((tx) => this.jobs.enqueue(tx, captureHold, { ...job, ...next }, afterSeconds));
      });
    }
  }

  async release(job: ReleaseHold): Promise<void> {
    const { paymentId, intentId } = job;
    try {
      const intent = await this.decide(intentId, ({ status }) =>
        status === 'succeeded' || status === 'canceled'
          ? null
          : this.provider.cancel(intentId, keyForRound(`payment:${paymentId}:cancel:${intentId}`, job.round)),
      );
      const now = intent && (await this.sync.apply(intent));
      if (now?.state === 'captured' && now.intentId === intentId) await this.outcomes.refundOverpayment(now);
      if (!intent) await this.outcomes.releaseVanished(paymentId, intentId);
    } catch (error) {
      await this.retry(error, job, async (next, afterSeconds) => {
        if (next.tries >= MOST_TRIES)
          this.logger.error(
            `The hold ${intentId} of payment ${paymentId} could not be released; the bank gives it back when it lapses.`,
          );
        else
          await this.database.transaction((tx) =>
            this.jobs.enqueue(tx, releaseHold, { ...job, ...next }, afterSeconds),
          );
      });
    }
  }

  /**
   * Retrieves the intent and calls `act`, which returns null when there is nothing to do. If the intent has changed
   * meanwhile, its new state is returned.
   * @returns null when the provider knows no such intent
   */
  private async decide(intentId: string, act: (before: Intent) => Promise<Intent> | null): Promise<Intent | null> {
    const before = await this.provider.retrieve(intentId);
    if (!before) return null;
    try {
      return (await act(before)) ?? before;
    } catch (error) {
      if (!(error instanceof ProviderError) || error.failure !== 'unexpected_state') throw error;
      const now = await this.provider.retrieve(intentId);
      if (now && now.status === before.status) throw error;
      return now;
    }
  }

  private async retry(
    error: unknown,
    { tries, round }: { tries: number; round: number },
    again: (next: { tries: number; round: number }, afterSeconds: number) => Promise<void>,
  ): Promise<void> {
    if (!(error instanceof ProviderError)) throw error;
    this.logger.warn(`try ${tries + 1} at the payment provider: ${error.failure}, ${error.message}`);
    const next = { tries: tries + 1, round: error.failure === 'unreachable' ? round : round + 1 };
    await again(next, secondsUntilNextAttempt(tries));
  }
}

/**
 * After this many declines the debt is recorded: banks rarely change their decision, and until then the rider cannot
 * pay with another card.
 */
const MOST_DECLINES = 3;

const LAPSED: Failure = { code: 'hold_lapsed', message: 'The hold had lapsed before it could be captured.' };
const NOT_YET: Failure = { code: 'not_captured', message: 'The payment provider has not captured the hold yet.' };
