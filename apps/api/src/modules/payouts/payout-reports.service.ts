import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ProviderReports, type Effect, type ProviderReport } from '../webhooks/webhooks.facade';
import { PayoutOutcomes } from './payout-outcomes.service';
import { PayoutProvider } from './payout-provider';

/** What the provider's reports about payouts change here. */
@Injectable()
export class PayoutReports implements OnModuleInit {
  constructor(
    private readonly reports: ProviderReports,
    private readonly provider: PayoutProvider,
    private readonly outcomes: PayoutOutcomes,
  ) {}

  onModuleInit(): void {
    this.reports.on(['payout.paid', 'payout.failed', 'payout.canceled', 'payout.updated'], (report) => this.prepare(report));
  }

  private async prepare({ object, account }: ProviderReport): Promise<Effect | null> {
    const made = object.id && account ? await this.provider.payout(account, object.id) : null;
    return made && ((tx) => this.outcomes.apply(tx, made));
  }
}
