import type { Transaction } from '../../platform/database/database';
import type { WebhookEvent } from './webhooks.facade';

/** An event that has not matched any of our records yet. */
export interface DeadLetter extends WebhookEvent {
  tries: number;
  receivedAt: Date;
  /** Null when a person has to handle it. */
  nextTryAt: Date | null;
}

/** Stores each webhook event of the provider once. */
export abstract class WebhookEventsRepository {
  abstract isKnown(eventId: string): Promise<boolean>;
  /**
   * Stores an event as handled; call `markDeadLetter` when it does not concern us.
   * @returns false when it was already stored
   */
  abstract insert(event: WebhookEvent, tx?: Transaction): Promise<boolean>;
  abstract markHandled(tx: Transaction, eventId: string): Promise<void>;
  /** Null when the event is not dead-lettered. */
  abstract findDeadLetter(eventId: string, tx?: Transaction): Promise<DeadLetter | null>;
  /** Locks the event until the transaction ends. @returns false when it is no longer dead-lettered */
  abstract lockDeadLetter(tx: Transaction, eventId: string): Promise<boolean>;
  /** Newest first. */
  abstract listDeadLetters(limit: number): Promise<DeadLetter[]>;
  /** Marks an event as not handled after `tries` tries. Null for `nextTryAt` leaves it to a person. */
  abstract markDeadLetter(tx: Transaction, eventId: string, tries: number, nextTryAt: Date | null): Promise<void>;
  /** Marks an event as not ours. @returns false when it is no longer dead-lettered */
  abstract dismiss(tx: Transaction, eventId: string): Promise<boolean>;
}
