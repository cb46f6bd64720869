import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Transaction } from '../../platform/database/database';
import { alreadyDone, WebhookEvents, type Effect, type WebhookEvent } from '../webhooks/webhooks.facade';
import { CardsFacade } from '../cards/cards.facade';
import { type Intent, PaymentProvider } from '../payments/payment-provider.facade';
import { isUpToDate, PaymentSyncService } from './payment-sync.service';
import { PaymentRecords } from '../payments/payment-records.facade';
import { DeferredAuthorizationsService } from './deferred-authorizations.service';

/** Webhook events that can change a payment. */
const RELEVANT: readonly string[] = [
  'payment_intent.amount_capturable_updated',
  'payment_intent.canceled',
  'payment_intent.payment_failed',
  'payment_intent.requires_action',
  'payment_intent.succeeded',
];

/** Handles the provider's webhook events about payment intents and setup intents. */
@Injectable()
export class PaymentWebhooks implements OnModuleInit {
  constructor(
    private readonly webhooks: WebhookEvents,
    private readonly provider: PaymentProvider,
    private readonly sync: PaymentSyncService,
    private readonly payments: PaymentRecords,
    private readonly cards: CardsFacade,
    private readonly deferred: DeferredAuthorizationsService,
  ) {}

  onModuleInit(): void {
    this.webhooks.on(RELEVANT, (event) => this.prepare(event));
    this.webhooks.on(['setup_intent.setup_failed', 'setup_intent.succeeded'], (event) => this.prepareSetup(event));
  }

  /** Applies the setup intent at once, outside of the event's transaction, because applying it is idempotent. */
  private async prepareSetup({ object }: WebhookEvent): Promise<Effect | null> {
    const setup = object.id ? await this.cards.findSetup(object.id) : null;
    const payment = setup?.paymentId ? await this.payments.find(setup.paymentId) : null;
    if (!setup || payment?.setupIntentId !== setup.id) return null;
    await this.deferred.applySetup(payment, setup);
    return alreadyDone;
  }

  private async prepare({ intentId }: WebhookEvent): Promise<Effect | null> {
    const intent = intentId ? await this.provider.retrieve(intentId) : null;
    if (!intent) return null;
    // The payer's own refresh usually came first, and no lock is needed.
    const known = await this.sync.findByIntent(intent.id);
    if (known && isUpToDate(known, intent)) return alreadyDone;
    return async (tx) => (await this.sync.applyIn(tx, known, intent)) !== null || this.wasGivenUp(tx, intent);
  }

  /** Whether the intent was cancelled after its payment dropped it, so that nothing is left to do. */
  private async wasGivenUp(tx: Transaction, { status, paymentId }: Intent): Promise<boolean> {
    return status === 'canceled' && paymentId !== null && (await this.payments.find(paymentId, tx)) !== null;
  }
}
