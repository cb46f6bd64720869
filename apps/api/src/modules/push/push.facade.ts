import type { PushPayload, PushTopic } from '@groupride/contracts';
import type { Transaction } from '../../platform/database/database';

/** A message in the language of its reader. */
export interface PushMessage extends PushPayload {
  /** Seconds after which the push service drops an undelivered message. */
  ttlSeconds: number;
}

/** Notifies people in every browser where they agreed to it, even while no page is open. */
export abstract class PushFacade {
  /**
   * Queues a message in the caller's transaction, unless the person has switched the topic off.
   * @param message called only when the person has a subscribed browser
   */
  abstract send(
    tx: Transaction,
    userId: number,
    topic: PushTopic,
    message: () => PushMessage | Promise<PushMessage>,
  ): Promise<void>;
}
