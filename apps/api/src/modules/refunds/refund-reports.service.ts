import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ProviderReports, type Effect, type ProviderReport } from '../webhooks/webhooks.facade';
import { RefundOutcomes } from './refund-outcomes.service';
import { RefundProvider } from './refund-provider';

/** What the provider's reports about refunds change here. */
@Injectable()
export class RefundReports implements OnModuleInit {
  constructor(
    private readonly reports: ProviderReports,
    private readonly provider: RefundProvider,
    private readonly outcomes: RefundOutcomes,
  ) {}

  onModuleInit(): void {
    this.reports.on(['charge.refunded'], (report) => this.prepareAll(report));
    this.reports.on(['refund.created', 'refund.updated', 'refund.failed', 'charge.refund.updated'], (report) => this.prepare(report));
  }

  /** All refunds of a charge; of a charge that is none of ours the refunds themselves say so. */
  private async prepareAll({ intentId }: ProviderReport): Promise<Effect> {
    const all = intentId ? await this.provider.list(intentId) : [];
    return async (tx) => {
      for (const made of all) await this.outcomes.apply(tx, made);
      return true;
    };
  }

  private async prepare({ object }: ProviderReport): Promise<Effect | null> {
    const made = object.id && object.kind === 'refund' ? await this.provider.retrieve(object.id) : null;
    return made && ((tx) => this.outcomes.apply(tx, made));
  }
}
