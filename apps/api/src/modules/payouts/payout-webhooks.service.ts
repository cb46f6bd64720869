import { Injectable, type OnModuleInit } from '@nestjs/common';
import { WebhookEvents, type Effect, type WebhookEvent } from '../webhooks/webhooks.facade';
import { PayoutOutcomes } from './payout-outcomes.service';
import { PayoutProvider } from './payout-provider';

/** Handles webhook events about payouts. */
@Injectable()
export class PayoutWebhooks implements OnModuleInit {
  constructor(
    private readonly webhooks: WebhookEvents,
    private readonly provider: PayoutProvider,
    private readonly outcomes: PayoutOutcomes,
  ) {}

  onModuleInit(): void {
    this.webhooks.on(['payout.paid', 'payout.failed', 'payout.canceled', 'payout.updated'], (event) =>
      this.prepare(event),
    );
  }

  private async prepare({ object, account }: WebhookEvent): Promise<Effect | null> {
    const made = object.id && account ? await this.provider.payout(account, object.id) : null;
    return made && ((tx) => this.outcomes.apply(tx, made));
  }
}
