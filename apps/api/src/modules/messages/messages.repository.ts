import type { MessageAuthor, QuickReply } from '@groupride/contracts';
import type { Transaction } from '../../platform/database/database';

export interface StoredMessage {
  id: number;
  authorId: number;
  /** Of a passenger, the name that the booking service gave. */
  authorName: string;
  author: MessageAuthor;
  clientId: string;
  text: string | null;
  quickReply: QuickReply | null;
  createdAt: Date;
}

export interface MessageEntry {
  rideId: number;
  authorId: number;
  author: MessageAuthor;
  clientId: string;
  text: string | null;
  quickReply: QuickReply | null;
}

export abstract class MessagesRepository {
  /** @returns the message's id; null when the author already sent one with this client id */
  abstract insert(tx: Transaction, message: MessageEntry): Promise<number | null>;
  /** The author's message with this client id in this ride. */
  abstract findSent(tx: Transaction, rideId: number, authorId: number, clientId: string): Promise<StoredMessage | null>;
  /** Newest first. @param since earlier messages are omitted */
  abstract list(rideId: number, since: Date, before: number | null, limit: number): Promise<StoredMessage[]>;
  /** Number of others' messages since then that the person has not read. */
  abstract countUnread(rideId: number, userId: number, since: Date, tx?: Transaction): Promise<number>;
  /** Moves one person's messages and read position in a ride to another person. */
  abstract changeAuthor(tx: Transaction, rideId: number, from: number, to: number): Promise<void>;
  /** Never moves the read position back. */
  abstract markRead(tx: Transaction, rideId: number, userId: number, through: number): Promise<void>;
}
