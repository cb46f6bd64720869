import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { Jobs } from '../../platform/jobs/jobs';
import { lookUpAll } from '../../platform/stripe/lookups';
import type { Payout } from './domain/payout';
import { PayoutOutcomes } from './payout-outcomes.service';
import { PayoutProvider } from './payout-provider';
import { lookUpPayouts } from './payouts.jobs';
import { PayoutsRepository } from './payouts.repository';

/** Fetches payouts on their way from the provider: their webhook events may have been lost. */
@Injectable()
export class PayoutLookups implements OnModuleInit {
  private readonly logger = new Logger(PayoutLookups.name);

  constructor(
    private readonly jobs: Jobs,
    private readonly database: Database,
    private readonly repository: PayoutsRepository,
    private readonly provider: PayoutProvider,
    private readonly outcomes: PayoutOutcomes,
  ) {}

  onModuleInit(): void {
    this.jobs.handleEveryMinute(lookUpPayouts, () => this.lookUpDue());
  }

  private lookUpDue(): Promise<void> {
    return lookUpAll(
      (most) => this.repository.claimLookups(most),
      (payout) => this.lookUp(payout),
      ({ id }, error) => this.logger.warn(`payout ${id} could not be looked up: ${String(error)}`),
    );
  }

  private async lookUp({ driverId, providerPayoutId }: Payout): Promise<void> {
    const account = (await this.repository.findAccount(driverId))?.providerAccount;
    const made = account && providerPayoutId ? await this.provider.payout(account, providerPayoutId) : null;
    if (made) await this.database.transaction((tx) => this.outcomes.apply(tx, made));
  }
}
