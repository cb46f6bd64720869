import { Injectable, type OnModuleInit } from '@nestjs/common';
import { WebhookEvents, type Effect, type WebhookEvent } from '../webhooks/webhooks.facade';
import { RefundOutcomes } from './refund-outcomes.service';
import { RefundProvider } from './refund-provider';

/** Handles webhook events about refunds. */
@Injectable()
export class RefundWebhooks implements OnModuleInit {
  constructor(
    private readonly webhooks: WebhookEvents,
    private readonly provider: RefundProvider,
    private readonly outcomes: RefundOutcomes,
  ) {}

  onModuleInit(): void {
    this.webhooks.on(['charge.refunded'], (event) => this.prepareAll(event));
    this.webhooks.on(['refund.created', 'refund.updated', 'refund.failed', 'charge.refund.updated'], (event) =>
      this.prepare(event),
    );
  }

  /** Applies all refunds of a charge. Those of other charges are ignored one by one. */
  private async prepareAll({ intentId }: WebhookEvent): Promise<Effect> {
    const all = intentId ? await this.provider.list(intentId) : [];
    return async (tx) => {
      for (const made of all) await this.outcomes.apply(tx, made);
      return true;
    };
  }

  private async prepare({ object }: WebhookEvent): Promise<Effect | null> {
    const made = object.id && object.kind === 'refund' ? await this.provider.retrieve(object.id) : null;
    return made && ((tx) => this.outcomes.apply(tx, made));
  }
}
