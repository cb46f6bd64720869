import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { Jobs } from '../../platform/jobs/jobs';
import { lookUpEveryMinute } from '../../platform/stripe/lookups';
import { RefundOutcomes } from './refund-outcomes.service';
import { RefundProvider } from './refund-provider';
import { lookUpRefunds } from './refunds.jobs';
import { RefundsRepository } from './refunds.repository';

/** Fetches pending refunds from the provider, because their webhook events may have been lost. */
@Injectable()
export class RefundLookups implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly database: Database,
    private readonly repository: RefundsRepository,
    private readonly provider: RefundProvider,
    private readonly outcomes: RefundOutcomes,
  ) {}

  onModuleInit(): void {
    lookUpEveryMinute(this.jobs, lookUpRefunds, {
      claim: (most) => this.repository.claimLookups(most),
      lookUp: (id) => this.lookUp(id),
      nameOf: (id) => `refund ${id}`,
    });
  }

  private async lookUp(providerRefundId: string): Promise<void> {
    const made = await this.provider.retrieve(providerRefundId);
    if (made && made.status !== 'pending') await this.database.transaction((tx) => this.outcomes.apply(tx, made));
  }
}
