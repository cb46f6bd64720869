import type { WebhookFailure, WebhookFault } from '@groupride/contracts';

export interface SignedRequest {
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string;
}

/** What became of one request. */
export interface SendResult {
  /** Null: there was no answer. */
  status: number | null;
  /** Null: the endpoint accepted it. */
  failure: WebhookFailure | null;
  /** How the answer begins. */
  answer: string | null;
  /** Seconds that the endpoint asks to be left alone for. */
  retryAfterSeconds: number | null;
  durationMs: number;
  /** The sandbox simulated it. */
  simulatedFault?: WebhookFault;
  /** Nothing was sent: the delivery is held back for so many seconds. */
  holdSeconds?: number;
}

/** Sends requests to endpoints. It never connects to an address inside our own network. */
export abstract class WebhookSender {
  /** Never throws. @param signal aborts the request, which then counts as timed out */
  abstract send(request: SignedRequest, signal: AbortSignal): Promise<SendResult>;
}
