import type { Transaction } from '../../platform/database/database';

/**
 * An event of the payment provider about one of its objects. Handlers ask the provider for the object's current state.
 */
export interface WebhookEvent {
  id: string;
  type: string;
  /** The payment intent that the event is about, if any. */
  intentId: string | null;
  /** The object that the event is about. */
  object: { id: string | null; kind: string | null; status: string | null };
  /** The connected account of the event; null for our own. */
  account: string | null;
  /** The part of the event that is stored, without client secrets. */
  payload: object;
}

/** Applies an event in the transaction that stores it. @returns false when it concerns none of our records */
export type Effect = (tx: Transaction) => Promise<boolean>;

/** For an event that concerns us and whose effect is already done. Only the event is then stored. */
export const alreadyDone: Effect = async () => true;

export abstract class WebhookEvents {
  /**
   * Registers a handler for events of these types. `prepare` asks the provider for the current state, outside any
   * transaction, and returns the effect, or null when there is none. It may be called repeatedly for an event, in any
   * order, and much later for one that matched no record before.
   */
  abstract on(types: readonly string[], prepare: (event: WebhookEvent) => Promise<Effect | null>): void;
}
