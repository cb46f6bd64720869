import type { WebhookFailure, WebhookFault } from '@groupride/contracts';

export interface SignedRequest {
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string;
}

/** The result of one request. */
export interface SendResult {
  /** Null when there was no response. */
  status: number | null;
  /** Null when the endpoint accepted the delivery. */
  failure: WebhookFailure | null;
  /** The beginning of the response. */
  answer: string | null;
  /** Seconds to wait before the next attempt, as requested by the endpoint. */
  retryAfterSeconds: number | null;
  durationMs: number;
  /** Set when the sandbox simulated the result. */
  simulatedFault?: WebhookFault;
  /** Set when nothing was sent: the delivery is held back for this many seconds. */
  holdSeconds?: number;
}

/** Sends requests to endpoints. It never connects to an address inside our own network. */
export abstract class WebhookSender {
  /** Never throws. @param signal aborts the request, which then counts as timed out */
  abstract send(request: SignedRequest, signal: AbortSignal): Promise<SendResult>;
}
