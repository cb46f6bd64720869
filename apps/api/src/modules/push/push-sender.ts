import type { PushPayload } from '@groupride/contracts';
import type { PushSubscription } from './push.repository';

/** Hands encrypted messages to the push services of browsers (RFC 8030, RFC 8291, RFC 8292). */
export abstract class PushSender {
  /** The key with which browsers subscribe; null when this deployment sends no push messages. */
  abstract readonly publicKey: string | null;
  /** Whether the address belongs to a push service. */
  abstract accepts(endpoint: string): boolean;
  /**
   * @returns `gone` when the browser has ended the subscription
   * @throws Error when the push service does not answer or temporarily refuses; the caller may retry
   */
  abstract send(subscription: PushSubscription, payload: PushPayload, ttlSeconds: number): Promise<'sent' | 'gone'>;
}
