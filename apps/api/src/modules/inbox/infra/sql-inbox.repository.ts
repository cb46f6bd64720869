import { Injectable } from '@nestjs/common';
import { Database, type Transaction } from '../../../platform/database/database';
import { type NewNotification, type NotificationKind, type StoredNotification, typeOf } from '../domain/notification';
import { InboxRepository } from '../inbox.repository';

@Injectable()
export class SqlInboxRepository extends InboxRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async insert(tx: Transaction, { userId, key, kind, rideId, facts, path }: NewNotification): Promise<number | null> {
    const [row] = await tx.query<{ id: number }>(
      `INSERT INTO notifications (user_id, key, type, kind, ride_id, data) VALUES ($1, $2, $3, $4, $5, $6)
       ON CONFLICT (user_id, key) DO NOTHING RETURNING id`,
      [userId, key, typeOf(kind), kind, rideId, JSON.stringify({ facts, path })],
    );
    return row?.id ?? null;
  }

  list(userId: number, before: number | null, limit: number): Promise<StoredNotification[]> {
    return this.database.query<StoredNotification>(
      `SELECT id, kind, ride_id AS "rideId", data, created_at AS "createdAt", read_at AS "readAt" FROM notifications
        WHERE user_id = $1 AND deleted_at IS NULL AND ($2::integer IS NULL OR id < $2) ORDER BY id DESC LIMIT $3`,
      [userId, before, limit],
    );
  }

  async countUnread(userId: number): Promise<number> {
    const [row] = await this.database.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM notifications WHERE user_id = $1 AND deleted_at IS NULL AND read_at IS NULL`,
      [userId],
    );
    return row?.count ?? 0;
  }

  async withUnread(
    tx: Transaction,
    userIds: readonly number[],
    kind: NotificationKind,
    rideId: number,
  ): Promise<number[]> {
    const rows = await tx.query<{ userId: number }>(
      `SELECT DISTINCT user_id AS "userId" FROM notifications
        WHERE user_id = ANY($1) AND kind = $2 AND ride_id = $3 AND deleted_at IS NULL AND read_at IS NULL`,
      [userIds, kind, rideId],
    );
    return rows.map(({ userId }) => userId);
  }

  async markRead(tx: Transaction, userId: number, id: number): Promise<boolean> {
    const rows = await tx.query<object>(
      `UPDATE notifications SET read_at = coalesce(read_at, now()) WHERE user_id = $1 AND id = $2 AND deleted_at IS NULL RETURNING id`,
      [userId, id],
    );
    return rows.length > 0;
  }

  async markAllRead(tx: Transaction, userId: number, through: number | null): Promise<number> {
    const rows = await tx.query<object>(
      `UPDATE notifications SET read_at = now()
        WHERE user_id = $1 AND deleted_at IS NULL AND read_at IS NULL AND ($2::integer IS NULL OR id <= $2) RETURNING id`,
      [userId, through],
    );
    return rows.length;
  }

  async markKindRead(tx: Transaction, userId: number, kind: NotificationKind, rideId: number): Promise<number> {
    const rows = await tx.query<object>(
      `UPDATE notifications SET read_at = now()
        WHERE user_id = $1 AND kind = $2 AND ride_id = $3 AND deleted_at IS NULL AND read_at IS NULL RETURNING id`,
      [userId, kind, rideId],
    );
    return rows.length;
  }

  async remove(tx: Transaction, userId: number, id: number): Promise<boolean> {
    const rows = await tx.query<object>(
      `UPDATE notifications SET deleted_at = now() WHERE user_id = $1 AND id = $2 AND deleted_at IS NULL RETURNING id`,
      [userId, id],
    );
    return rows.length > 0;
  }
}
