import type { Transaction } from '../../platform/database/database';
import type { WebhookEvent } from './webhooks.facade';

/** An event that concerned nothing of ours so far. */
export interface DeadLetter extends WebhookEvent {
  tries: number;
  receivedAt: Date;
  /** Null when that is left to a person. */
  nextTryAt: Date | null;
}

/** Webhook events of the provider, each stored once. */
export abstract class WebhookEventsRepository {
  abstract isKnown(eventId: string): Promise<boolean>;
  /** Stores an event as handled; whoever finds that it does not concern us parks it. @returns false when it was there before */
  abstract insert(event: WebhookEvent, tx?: Transaction): Promise<boolean>;
  abstract markHandled(tx: Transaction, eventId: string): Promise<void>;
  /** Null when it is not, or no longer, dead-lettered. */
  abstract findDeadLetter(eventId: string): Promise<DeadLetter | null>;
  /** Holds it until the transaction ends. @returns false when it is no longer dead-lettered */
  abstract lockDeadLetter(tx: Transaction, eventId: string): Promise<boolean>;
  /** Newest first. */
  abstract listDeadLetters(limit: number): Promise<DeadLetter[]>;
  /** Not handled yet: tried so often, and again at `nextTryAt`; null leaves it to a person. */
  abstract markDeadLetter(tx: Transaction, eventId: string, tries: number, nextTryAt: Date | null): Promise<void>;
  /** It is not for us. @returns false when it is no longer dead-lettered */
  abstract dismiss(tx: Transaction, eventId: string): Promise<boolean>;
}
