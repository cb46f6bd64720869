import { Injectable } from '@nestjs/common';
import { Database, type Transaction } from '../../../platform/database/database';
import { NotesRepository, type NewNote, type StoredNote } from '../notes.repository';
import { PersonNoteEntity } from './person-note.entity';

@Injectable()
export class SqlNotesRepository extends NotesRepository {
  constructor(private readonly database: Database) {
    super();
  }

  list(userId: number, limit: number, tx?: Transaction): Promise<StoredNote[]> {
    return (tx ?? this.database).query<StoredNote>(
      `SELECT n.id, n.author_id AS "authorId", u.name AS "authorName", n.text, n.created_at AS "createdAt"
         FROM person_notes n JOIN users u ON u.id = n.author_id WHERE n.user_id = $1 ORDER BY n.id DESC LIMIT $2`,
      [userId, limit],
    );
  }

  async insert(tx: Transaction, { userId, authorId, clientId, text }: NewNote): Promise<boolean> {
    const rows = await tx.query(
      `INSERT INTO person_notes (user_id, author_id, client_id, text) VALUES ($1, $2, $3, $4)
       ON CONFLICT (author_id, client_id) DO NOTHING RETURNING id`,
      [userId, authorId, clientId, text],
    );
    return rows.length > 0;
  }

  async remove(
    tx: Transaction,
    { id, userId, authorId }: { id: number; userId: number; authorId: number },
  ): Promise<boolean> {
    const { affected } = await tx.manager.delete(PersonNoteEntity, { id, userId, authorId });
    return affected === 1;
  }
}
