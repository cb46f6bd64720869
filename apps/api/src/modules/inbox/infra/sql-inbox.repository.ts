import { Injectable } from '@nestjs/common';
import { IsNull, LessThan, LessThanOrEqual } from 'typeorm';
import { Database, type Transaction } from '../../../platform/database/database';
import { type NewNotification, type NotificationKind, type StoredNotification, typeOf } from '../domain/notification';
import { InboxRepository } from '../inbox.repository';
import { NotificationEntity } from './notification.entity';

const unread = (userId: number) => ({ userId, deletedAt: IsNull(), readAt: IsNull() });

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
    const where = { userId, deletedAt: IsNull(), ...(before === null ? {} : { id: LessThan(before) }) };
    return this.database.orm((manager) =>
      manager.find(NotificationEntity, { where, order: { id: 'DESC' }, take: limit }),
    );
  }

  countUnread(userId: number): Promise<number> {
    return this.database.orm((manager) => manager.countBy(NotificationEntity, unread(userId)));
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
    const { affected } = await tx.manager.update(
      NotificationEntity,
      { ...unread(userId), ...(through === null ? {} : { id: LessThanOrEqual(through) }) },
      { readAt: () => 'now()' },
    );
    return affected ?? 0;
  }

  async markKindRead(tx: Transaction, userId: number, kind: NotificationKind, rideId: number): Promise<number> {
    const { affected } = await tx.manager.update(
      NotificationEntity,
      { ...unread(userId), kind, rideId },
      { readAt: () => 'now()' },
    );
    return affected ?? 0;
  }

  async remove(tx: Transaction, userId: number, id: number): Promise<boolean> {
    const { affected } = await tx.manager.update(
      NotificationEntity,
      { userId, id, deletedAt: IsNull() },
      { deletedAt: () => 'now()' },
    );
    return affected === 1;
  }
}
