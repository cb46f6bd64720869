import type { SupportThreadView } from '@groupride/contracts';
import type { Transaction } from '../../platform/database/database';

export interface StoredSupportMessage {
  id: number;
  userId: number;
  authorId: number;
  authorName: string;
  fromOperations: boolean;
  clientId: string;
  text: string;
  createdAt: Date;
}

export interface SupportEntry {
  /** The owner of the thread. */
  userId: number;
  authorId: number;
  fromOperations: boolean;
  clientId: string;
  text: string;
}

export abstract class SupportRepository {
  /** @returns its id; null when the author has already sent one with this client id */
  abstract insert(tx: Transaction, message: SupportEntry): Promise<number | null>;
  abstract findSent(tx: Transaction, entry: SupportEntry): Promise<StoredSupportMessage | null>;
  /** Newest first. */
  abstract list(userId: number, before: number | null, limit: number): Promise<StoredSupportMessage[]>;
  /** Messages of the other side that have not been read. */
  abstract countUnread(userId: number, byOperations: boolean): Promise<number>;
  /** Marks messages as read up to `through`; never moves back. */
  abstract markRead(tx: Transaction, userId: number, byOperations: boolean, through: number): Promise<void>;
  /** Unread ones first, then by their last message. */
  abstract threads(limit: number): Promise<SupportThreadView[]>;
  /** Ids of all current operators. */
  abstract operators(): Promise<number[]>;
  /** Null when there is no such person. */
  abstract nameOf(userId: number): Promise<string | null>;
}
