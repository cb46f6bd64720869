import type { WebhookEvent } from './webhooks.facade';

/** A webhook that the provider has not signed, or not just now. */
export class WebhookSignatureError extends Error {}

/** A signed webhook that is no event. */
export class WebhookMalformedError extends Error {}

/** Knows the provider's signature and the shape of its events. */
export abstract class WebhookVerifier {
  /** @throws WebhookSignatureError, WebhookMalformedError */
  abstract verify(rawBody: Buffer, signature: string): WebhookEvent;
}
