import type { Transaction } from '../../platform/database/database';

/** An event of the payment provider: something happened to an object there. What is true now is asked for. */
export interface WebhookEvent {
  id: string;
  type: string;
  /** Which payment intent it is about, when it is about one. */
  intentId: string | null;
  /** What it is about. */
  object: { id: string | null; kind: string | null; status: string | null };
  /** The connected account it happened in; null for our own. */
  account: string | null;
  /** What is worth keeping of it: no client secret. */
  payload: object;
}

/** What an event changes, in the transaction that stores it. @returns false when it concerns nothing of ours */
export type Effect = (tx: Transaction) => Promise<boolean>;

/** The event concerns us, and what follows from it has been done already. It is then stored by itself. */
export const alreadyDone: Effect = async () => true;

export abstract class WebhookEvents {
  /**
   * Says what follows from events of these types. `prepare` asks the provider what is true now, outside any transaction,
   * and answers with the effect, or null when there is none. It may be called again for the same event, in any order, and
   * also much later for one that concerned nothing of ours when it came.
   */
  abstract on(types: readonly string[], prepare: (event: WebhookEvent) => Promise<Effect | null>): void;
}
