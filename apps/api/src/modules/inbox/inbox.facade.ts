import type { Transaction } from '../../platform/database/database';
import type { NewNotification } from './domain/notification';

export type { NewNotification } from './domain/notification';

/** Notifications in the application. Mails and text messages are the outbox's (identity). */
export abstract class InboxFacade {
  /** Stores each once per person and key, and tells the person's pages after the commit. */
  abstract notify(tx: Transaction, notifications: readonly NewNotification[]): Promise<void>;
  /** Tells people that there are messages in a ride's chat, unless they have been told and have not read that yet. */
  abstract notifyOfMessage(
    tx: Transaction,
    message: { id: number; rideId: number; name: string; readers: readonly number[] },
  ): Promise<void>;
  /** The person has opened the chat: what told them of its messages counts as read. */
  abstract markMessagesRead(tx: Transaction, userId: number, rideId: number): Promise<void>;
}
