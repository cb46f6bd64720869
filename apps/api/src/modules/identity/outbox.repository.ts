import type { Transaction } from '../../platform/database/database';

export interface NewMessage {
  channel: 'mail' | 'text';
  to: string;
  subject: string;
  body: string;
  code: string | null;
  /** Unique deduplication key. */
  key: string | null;
  /** URL for one-click unsubscribing (POST); null for mails that cannot be unsubscribed from. */
  unsubscribeUrl: string | null;
}

export interface Message extends NewMessage {
  id: number;
  sentAt: Date | null;
  createdAt: Date;
}

export abstract class Messages {
  /** @returns the message's id, or null when a message with its key exists */
  abstract insert(message: NewMessage, tx?: Transaction): Promise<number | null>;
  /**
   * Inserts right before the transaction commits, in one statement with its other last writes, unless a message with
   * its key exists.
   */
  abstract insertLast(tx: Transaction, message: NewMessage): void;
  abstract find(id: number): Promise<Message | null>;
  /** Newest first, at most `limit`. @param to one recipient; null for all */
  abstract list(to: string | null, limit: number): Promise<Message[]>;
  /** Marks as delivered, and deletes the code and text of messages with a code. */
  abstract delivered(id: number): Promise<void>;
  abstract remove(id: number): Promise<void>;
}
