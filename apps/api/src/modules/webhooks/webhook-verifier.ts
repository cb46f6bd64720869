import type { WebhookEvent } from './webhooks.facade';

/** The signature of a webhook is missing, invalid or too old. */
export class WebhookSignatureError extends Error {}

/** A webhook has a valid signature but is not an event. */
export class WebhookMalformedError extends Error {}

/** Verifies the provider's signatures and parses its events. */
export abstract class WebhookVerifier {
  /** @throws WebhookSignatureError, WebhookMalformedError */
  abstract verify(rawBody: Buffer, signature: string): WebhookEvent;
}
