import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ProviderReports, type Effect, type ProviderReport } from '../webhooks/webhooks.facade';
import { HoldsService } from './holds.service';
import { PaymentProvider } from './payment-provider';

/** Reports after which a payment may have to change. */
const TELLING: readonly string[] = [
  'payment_intent.amount_capturable_updated',
  'payment_intent.canceled',
  'payment_intent.payment_failed',
  'payment_intent.requires_action',
  'payment_intent.succeeded',
];

/** What the provider's reports about payment intents change here. */
@Injectable()
export class IntentReports implements OnModuleInit {
  constructor(
    private readonly reports: ProviderReports,
    private readonly provider: PaymentProvider,
    private readonly holds: HoldsService,
  ) {}

  onModuleInit(): void {
    this.reports.on(TELLING, (report) => this.prepare(report));
  }

  private async prepare({ intentId }: ProviderReport): Promise<Effect | null> {
    const intent = intentId ? await this.provider.retrieve(intentId) : null;
    if (!intent) return null;
    return async (tx) => {
      const payment = await this.holds.paymentOf(tx, intent);
      if (payment) await this.holds.applyTo(tx, payment, intent);
      return payment !== null;
    };
  }
}
