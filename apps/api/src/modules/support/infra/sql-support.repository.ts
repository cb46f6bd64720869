import { Injectable } from '@nestjs/common';
import type { SupportThreadView } from '@groupride/contracts';
import { Database, type Transaction } from '../../../platform/database/database';
import { type StoredSupportMessage, type SupportEntry, SupportRepository } from '../support.repository';

const SELECT = `
  SELECT m.id, m.user_id AS "userId", m.author_id AS "authorId", u.name AS "authorName", m.from_operations AS "fromOperations",
         m.client_id AS "clientId", m.text, m.created_at AS "createdAt"
    FROM support_messages m JOIN users u ON u.id = m.author_id`;
/** SQL condition that message `m` is unread by one side. @param side the query parameter with the side */
const UNREAD = (side: string) =>
  `m.from_operations <> ${side} AND m.id > coalesce((SELECT through FROM support_reads r WHERE r.user_id = m.user_id AND r.by_operations = ${side}), 0)`;

@Injectable()
export class SqlSupportRepository extends SupportRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async insert(
    tx: Transaction,
    { userId, authorId, fromOperations, clientId, text }: SupportEntry,
  ): Promise<number | null> {
    const [row] = await tx.query<{ id: number }>(
      `INSERT INTO support_messages (user_id, author_id, from_operations, client_id, text) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (author_id, client_id) DO NOTHING RETURNING id`,
      [userId, authorId, fromOperations, clientId, text],
    );
    return row?.id ?? null;
  }

  async findSent(tx: Transaction, { userId, authorId, clientId }: SupportEntry): Promise<StoredSupportMessage | null> {
    const [row] = await tx.query<StoredSupportMessage>(
      `${SELECT} WHERE m.user_id = $1 AND m.author_id = $2 AND m.client_id = $3`,
      [userId, authorId, clientId],
    );
    return row ?? null;
  }

  list(userId: number, before: number | null, limit: number): Promise<StoredSupportMessage[]> {
    return this.database.query<StoredSupportMessage>(
      `${SELECT} WHERE m.user_id = $1 AND ($2::integer IS NULL OR m.id < $2) ORDER BY m.id DESC LIMIT $3`,
      [userId, before, limit],
    );
  }

  async countUnread(userId: number, byOperations: boolean): Promise<number> {
    const [row] = await this.database.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM support_messages m WHERE m.user_id = $1 AND ${UNREAD('$2::boolean')}`,
      [userId, byOperations],
    );
    return row?.count ?? 0;
  }

  async markRead(tx: Transaction, userId: number, byOperations: boolean, through: number): Promise<void> {
    await tx.query(
      `INSERT INTO support_reads (user_id, by_operations, through) VALUES ($1, $2, $3)
       ON CONFLICT (user_id, by_operations) DO UPDATE SET through = greatest(support_reads.through, EXCLUDED.through)`,
      [userId, byOperations, through],
    );
  }

  async threads(limit: number): Promise<SupportThreadView[]> {
    const rows = await this.database.query<Omit<SupportThreadView, 'lastAt'> & { lastAt: Date }>(
      `SELECT t.user_id AS "userId", u.name AS "userName", t.unread, last.text AS "lastText", last.created_at AS "lastAt"
         FROM (SELECT m.user_id, max(m.id) AS last_id, (count(*) FILTER (WHERE ${UNREAD('true')}))::int AS unread
                 FROM support_messages m GROUP BY m.user_id) t
         JOIN support_messages last ON last.id = t.last_id JOIN users u ON u.id = t.user_id
        ORDER BY (t.unread > 0) DESC, t.last_id DESC LIMIT $1`,
      [limit],
    );
    return rows.map((row) => ({ ...row, lastAt: row.lastAt.toISOString() }));
  }

  async operators(): Promise<number[]> {
    const rows = await this.database.query<{ id: number }>(`SELECT id FROM users WHERE is_admin`);
    return rows.map(({ id }) => id);
  }

  async nameOf(userId: number): Promise<string | null> {
    const [row] = await this.database.query<{ name: string }>(`SELECT name FROM users WHERE id = $1`, [userId]);
    return row?.name ?? null;
  }
}
