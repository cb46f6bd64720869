import { Injectable, Logger } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { HoldsService } from './holds.service';
import { PaymentProvider, ProviderError, WebhookMalformedError, WebhookSignatureError, type ProviderEvent } from './payment-provider';
import { malformedReport, providerUnavailable, signatureInvalid } from './payments.errors';
import { ProviderEventsRepository } from './provider-events.repository';

/** Reports after which a payment may have to change. */
const TELLING: ReadonlySet<string> = new Set([
  'payment_intent.amount_capturable_updated',
  'payment_intent.canceled',
  'payment_intent.payment_failed',
  'payment_intent.requires_action',
  'payment_intent.succeeded',
]);

/** Takes what the payment provider reports. A report only says that something happened; what is true now is asked for. */
@Injectable()
export class WebhookService {
  private readonly logger = new Logger(WebhookService.name);

  constructor(
    private readonly database: Database,
    private readonly provider: PaymentProvider,
    private readonly events: ProviderEventsRepository,
    private readonly holds: HoldsService,
  ) {}

  /**
   * Returns once the report and its effect are stored, together. Anything thrown makes the provider send it again.
   * @throws ApiError webhook_signature_invalid, malformed_request, payment_provider_unavailable
   */
  async receive(rawBody: Buffer | undefined, signature: string | undefined): Promise<void> {
    const event = this.verified(rawBody, signature);
    if (await this.events.isKnown(event.id)) return;
    const intent = TELLING.has(event.type) && event.intentId ? await this.present(event.intentId) : null;
    await this.database.transaction(async (tx) => {
      const payment = intent && (await this.holds.paymentOf(tx, intent));
      const isNew = await this.events.insert(tx, event, payment !== null);
      if (isNew && intent && payment) await this.holds.applyTo(tx, payment, intent);
    });
  }

  private verified(rawBody: Buffer | undefined, signature: string | undefined): ProviderEvent {
    if (!rawBody || !signature) throw signatureInvalid();
    try {
      return this.provider.verifyWebhook(rawBody, signature);
    } catch (error) {
      const malformed = error instanceof WebhookMalformedError;
      if (!malformed && !(error instanceof WebhookSignatureError)) throw error;
      this.logger.warn(`a webhook was refused: ${error.message}`);
      throw malformed ? malformedReport() : signatureInvalid();
    }
  }

  private async present(intentId: string) {
    try {
      return await this.provider.retrieve(intentId);
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      this.logger.warn(`payment provider: ${error.failure}, ${error.message}`);
      throw providerUnavailable();
    }
  }
}
