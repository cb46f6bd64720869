import type { PushPayload, PushTopic } from '@groupride/contracts';
import type { Transaction } from '../../platform/database/database';

/** A message in the language of its reader. */
export interface PushMessage extends PushPayload {
  /** After this many seconds the message is worthless, and the push service drops it. */
  ttlSeconds: number;
}

/** Tells people something while no page is open, on every browser where they agreed to that. */
export abstract class PushFacade {
  /**
   * In the transaction of what happened. Nothing is sent about topics that the person has switched off.
   * @param message called only when there is a browser to tell
   */
  abstract send(
    tx: Transaction,
    userId: number,
    topic: PushTopic,
    message: () => PushMessage | Promise<PushMessage>,
  ): Promise<void>;
}
