import type { Transaction } from '../../platform/database/database';
import type { NewNotification } from './domain/notification';

export type { NewNotification } from './domain/notification';

/** Notifications in the application. Mails and text messages are sent by the outbox (identity). */
export abstract class InboxFacade {
  /** Stores each notification once per person and key, and pushes it to the person's open pages after the commit. */
  abstract notify(tx: Transaction, notifications: readonly NewNotification[]): Promise<void>;
  /** Notifies people of messages in a ride's chat, unless they have an unread notification of messages already. */
  abstract notifyOfMessage(
    tx: Transaction,
    message: { id: number; rideId: number; name: string; readers: readonly number[] },
  ): Promise<void>;
  /**
   * Sends a push message about a ride's chat to the driver, whose app has no inbox. The caller makes sure that the driver
   * has read all earlier messages.
   */
  abstract pushMessageToDriver(
    tx: Transaction,
    message: { rideId: number; name: string; userId: number },
  ): Promise<void>;
  /** Marks the notifications of a chat's messages as read once the person has opened the chat. */
  abstract markMessagesRead(tx: Transaction, userId: number, rideId: number): Promise<void>;
}
