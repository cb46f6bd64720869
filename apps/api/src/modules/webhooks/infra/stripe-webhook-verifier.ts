import { Injectable } from '@nestjs/common';
import { StripeClient } from '../../../platform/stripe/stripe-client';
import { WebhookVerifier, WebhookSignatureError } from '../webhook-verifier';
import type { WebhookEvent } from '../webhooks.facade';
import { webhookEventFrom } from './stripe-event';

@Injectable()
export class StripeWebhookVerifier extends WebhookVerifier {
  constructor(private readonly stripe: StripeClient) {
    super();
  }

  verify(rawBody: Buffer, signature: string): WebhookEvent {
    return webhookEventFrom(this.signed(rawBody, signature));
  }

  /**
   * @throws WebhookSignatureError for every invalid signature; the SDK throws a plain Error when the header has none
   */
  private signed(rawBody: Buffer, signature: string): unknown {
    try {
      return this.stripe.signed(rawBody, signature);
    } catch (error) {
      // The signature is valid, but the body is not JSON.
      if (error instanceof SyntaxError) throw error;
      throw new WebhookSignatureError(error instanceof Error ? error.message : String(error));
    }
  }
}
