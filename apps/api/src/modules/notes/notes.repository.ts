import type { Transaction } from '../../platform/database/database';

export interface NewNote {
  userId: number;
  authorId: number;
  clientId: string;
  text: string;
}

export interface StoredNote {
  id: number;
  authorId: number;
  authorName: string;
  text: string;
  createdAt: Date;
}

export abstract class NotesRepository {
  /** Newest first. */
  abstract list(userId: number, limit: number, tx?: Transaction): Promise<StoredNote[]>;
  /** @returns false when the note was already stored */
  abstract insert(tx: Transaction, note: NewNote): Promise<boolean>;
  /** @returns false when this author has no such note about the person */
  abstract remove(tx: Transaction, note: { id: number; userId: number; authorId: number }): Promise<boolean>;
}
