import type { ProviderReport } from './webhooks.facade';

/** A webhook that the provider has not signed, or not just now. */
export class WebhookSignatureError extends Error {}

/** A signed webhook that is no report. */
export class WebhookMalformedError extends Error {}

/** Knows the provider's signature and the shape of its reports. */
export abstract class ReportVerifier {
  /** @throws WebhookSignatureError, WebhookMalformedError */
  abstract verify(rawBody: Buffer, signature: string): ProviderReport;
}
