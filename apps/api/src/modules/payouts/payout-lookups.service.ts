import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { Jobs } from '../../platform/jobs/jobs';
import { lookUpEveryMinute } from '../../platform/stripe/lookups';
import type { Payout } from './domain/payout';
import { PayoutOutcomes } from './payout-outcomes.service';
import { PayoutProvider } from './payout-provider';
import { lookUpPayouts } from './payouts.jobs';
import { PayoutsRepository } from './payouts.repository';

/** Fetches payouts in transit from the provider, in case their webhook events were lost. */
@Injectable()
export class PayoutLookups implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly database: Database,
    private readonly repository: PayoutsRepository,
    private readonly provider: PayoutProvider,
    private readonly outcomes: PayoutOutcomes,
  ) {}

  onModuleInit(): void {
    lookUpEveryMinute(this.jobs, lookUpPayouts, {
      claim: (most) => this.repository.claimLookups(most),
      lookUp: (payout) => this.lookUp(payout),
      nameOf: ({ id }) => `payout ${id}`,
    });
  }

  private async lookUp({ driverId, providerPayoutId }: Payout): Promise<void> {
    const account = (await this.repository.findAccount(driverId))?.providerAccount;
    const made = account && providerPayoutId ? await this.provider.payout(account, providerPayoutId) : null;
    if (made) await this.database.transaction((tx) => this.outcomes.apply(tx, made));
  }
}
