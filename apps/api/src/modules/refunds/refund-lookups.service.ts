import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { Jobs } from '../../platform/jobs/jobs';
import { lookUpAll } from '../../platform/stripe/lookups';
import { RefundOutcomes } from './refund-outcomes.service';
import { RefundProvider } from './refund-provider';
import { lookUpRefunds } from './refunds.jobs';
import { RefundsRepository } from './refunds.repository';

/** Fetches refunds on their way from the provider: their webhook events may have been lost. */
@Injectable()
export class RefundLookups implements OnModuleInit {
  private readonly logger = new Logger(RefundLookups.name);

  constructor(
    private readonly jobs: Jobs,
    private readonly database: Database,
    private readonly repository: RefundsRepository,
    private readonly provider: RefundProvider,
    private readonly outcomes: RefundOutcomes,
  ) {}

  onModuleInit(): void {
    this.jobs.handleEveryMinute(lookUpRefunds, () => this.lookUpDue());
  }

  private lookUpDue(): Promise<void> {
    return lookUpAll(
      (most) => this.repository.claimLookups(most),
      (id) => this.lookUp(id),
      (id, error) => this.logger.warn(`refund ${id} could not be looked up: ${String(error)}`),
    );
  }

  private async lookUp(providerRefundId: string): Promise<void> {
    const made = await this.provider.retrieve(providerRefundId);
    if (made && made.status !== 'pending') await this.database.transaction((tx) => this.outcomes.apply(tx, made));
  }
}
