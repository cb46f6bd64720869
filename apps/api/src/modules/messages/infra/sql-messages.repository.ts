import { Injectable } from '@nestjs/common';
import { Database, type Transaction } from '../../../platform/database/database';
import { asBooked } from '../../identity/guests.facade';
import { type MessageEntry, MessagesRepository, type StoredMessage } from '../messages.repository';
import { RideMessageEntity } from './ride-message.entity';

const SELECT = `
  SELECT m.id, m.author_id AS "authorId", ${asBooked('name', 'm.ride_id', 'm.author_id', 'u.name')} AS "authorName", m.author, m.client_id AS "clientId", m.text,
         m.quick_reply AS "quickReply", m.created_at AS "createdAt"
    FROM ride_messages m JOIN users u ON u.id = m.author_id`;

@Injectable()
export class SqlMessagesRepository extends MessagesRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async insert(
    tx: Transaction,
    { rideId, authorId, author, clientId, text, quickReply }: MessageEntry,
  ): Promise<number | null> {
    const [row] = await tx.query<{ id: number }>(
      `INSERT INTO ride_messages (ride_id, author_id, author, client_id, text, quick_reply) VALUES ($1, $2, $3, $4, $5, $6)
       ON CONFLICT (author_id, client_id) DO NOTHING RETURNING id`,
      [rideId, authorId, author, clientId, text, quickReply],
    );
    return row?.id ?? null;
  }

  async findSent(tx: Transaction, rideId: number, authorId: number, clientId: string): Promise<StoredMessage | null> {
    const [row] = await tx.query<StoredMessage>(
      `${SELECT} WHERE m.ride_id = $1 AND m.author_id = $2 AND m.client_id = $3`,
      [rideId, authorId, clientId],
    );
    return row ?? null;
  }

  list(rideId: number, since: Date, before: number | null, limit: number): Promise<StoredMessage[]> {
    return this.database.query<StoredMessage>(
      `${SELECT} WHERE m.ride_id = $1 AND m.created_at >= $2 AND ($3::integer IS NULL OR m.id < $3) ORDER BY m.id DESC LIMIT $4`,
      [rideId, since, before, limit],
    );
  }

  async countUnread(rideId: number, userId: number, since: Date, tx?: Transaction): Promise<number> {
    const [row] = await (tx ?? this.database).query<{ count: number }>(
      `SELECT count(*)::int AS count FROM ride_messages m
        WHERE m.ride_id = $1 AND m.author_id <> $2 AND m.created_at >= $3
          AND m.id > coalesce((SELECT through FROM ride_message_reads r WHERE r.ride_id = $1 AND r.user_id = $2), 0)`,
      [rideId, userId, since],
    );
    return row?.count ?? 0;
  }

  async markRead(tx: Transaction, rideId: number, userId: number, through: number): Promise<void> {
    await tx.query(
      `INSERT INTO ride_message_reads (ride_id, user_id, through) VALUES ($1, $2, $3)
       ON CONFLICT (ride_id, user_id) DO UPDATE SET through = greatest(ride_message_reads.through, EXCLUDED.through)`,
      [rideId, userId, through],
    );
  }

  async changeAuthor(tx: Transaction, rideId: number, from: number, to: number): Promise<void> {
    await tx.manager.update(RideMessageEntity, { rideId, authorId: from }, { authorId: to });
    await tx.query(
      `INSERT INTO ride_message_reads (ride_id, user_id, through)
       SELECT ride_id, $3, through FROM ride_message_reads WHERE ride_id = $1 AND user_id = $2
       ON CONFLICT (ride_id, user_id) DO UPDATE SET through = greatest(ride_message_reads.through, EXCLUDED.through)`,
      [rideId, from, to],
    );
  }
}
