import type { MessageAuthor, QuickReply } from '@groupride/contracts';
import type { Transaction } from '../../platform/database/database';

export interface StoredMessage {
  id: number;
  authorId: number;
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
  /** @returns its id; null when the author has sent one with this client id */
  abstract insert(tx: Transaction, message: MessageEntry): Promise<number | null>;
  /** What the author sent with this client id in this ride. */
  abstract findSent(tx: Transaction, rideId: number, authorId: number, clientId: string): Promise<StoredMessage | null>;
  /** Newest first. @param since only messages from then on */
  abstract list(rideId: number, since: Date, before: number | null, limit: number): Promise<StoredMessage[]>;
  /** Messages of others since then that the person has not read. */
  abstract countUnread(rideId: number, userId: number, since: Date): Promise<number>;
  /** Gives one person's messages in a ride, and how far they have read, to another. */
  abstract changeAuthor(tx: Transaction, rideId: number, from: number, to: number): Promise<void>;
  /** Never goes back. */
  abstract markRead(tx: Transaction, rideId: number, userId: number, through: number): Promise<void>;
}
