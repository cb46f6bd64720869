import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { Jobs } from '../../platform/jobs/jobs';
import { ProviderError } from '../../platform/stripe/provider-error';
import { secondsUntilNextAttempt } from '../../platform/stripe/tries';
import { AlertsFacade } from '../alerts/alerts.facade';
import { RidesFacade } from '../rides/rides.facade';
import type { Refund } from './domain/refund';
import { RefundOutcomes } from './refund-outcomes.service';
import { RefundProvider } from './refund-provider';
import { refundPayment, TELL_AFTER, type RefundPayment } from './refunds.jobs';
import { RefundsRepository } from './refunds.repository';

/** Makes refunds at the provider. A crash at any point leads to a retry, never to a second refund. */
@Injectable()
export class RefundingService implements OnModuleInit {
  private readonly logger = new Logger(RefundingService.name);

  constructor(
    private readonly database: Database,
    private readonly repository: RefundsRepository,
    private readonly provider: RefundProvider,
    private readonly outcomes: RefundOutcomes,
    private readonly rides: RidesFacade,
    private readonly alerts: AlertsFacade,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(refundPayment, (job) => this.refund(job));
  }

  /** Looks for an existing refund before making one, because the answer to an earlier try may have been lost. */
  async refund(job: RefundPayment): Promise<void> {
    const refund = await this.repository.find(job.refundId);
    if (refund?.state !== 'requested' || !refund.intentId) return;
    const { id, intentId, amount, reason } = refund;
    try {
      const made =
        (await this.provider.find(intentId, id)) ??
        (await this.provider.refund({ intentId, refundId: id, amount, reason }, keyOf(job)));
      await this.database.transaction((tx) => this.outcomes.apply(tx, { ...made, refundId: id }));
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      this.logger.warn(`refund ${id}, try ${job.tries + 1}: ${error.failure}, ${error.message}`);
      if (error.failure === 'unreachable' || error.failure === 'failing') await this.again(refund, job, error);
      else await this.giveUp(refund, error);
    }
  }

  /** Retries a refund whose outcome is unknown. */
  private async again(
    { rideId, paymentId, amount }: Refund,
    { refundId, tries, round }: RefundPayment,
    error: ProviderError,
  ): Promise<void> {
    const next = { refundId, tries: tries + 1, round: error.failure === 'unreachable' ? round : round + 1 };
    await this.database.transaction(async (tx) => {
      await this.jobs.enqueue(tx, refundPayment, next, secondsUntilNextAttempt(tries));
      if (next.tries !== TELL_AFTER) return;
      const data = { refundId, failureMessage: error.message };
      await this.alerts.raise(tx, {
        key: `refund:${refundId}:stuck`,
        kind: 'refund_stuck',
        rideId,
        paymentId,
        ours: amount,
        data,
      });
    });
  }

  private async giveUp({ id, rideId }: Refund, error: ProviderError): Promise<void> {
    await this.database.transaction(async (tx) => {
      await this.rides.lock(tx, rideId);
      await this.outcomes.fail(tx, id, error.code ?? error.failure, error.message);
    });
  }
}

/** The idempotency key. The first round has no suffix. */
function keyOf({ refundId, round }: RefundPayment): string {
  return round === 0 ? `refund:${refundId}` : `refund:${refundId}:${round}`;
}
