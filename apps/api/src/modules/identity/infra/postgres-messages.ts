import { Injectable } from '@nestjs/common';
import { Database, type Transaction } from '../../../platform/database/database';
import { type Message, Messages, type NewMessage } from '../outbox.repository';

interface Row {
  id: string;
  channel: 'mail' | 'text';
  recipient: string;
  subject: string;
  body: string;
  code: string | null;
  key: string | null;
  unsubscribe_url: string | null;
  sent_at: Date | null;
  created_at: Date;
}

@Injectable()
export class PostgresMessages extends Messages {
  constructor(private readonly database: Database) {
    super();
  }

  async insert(message: NewMessage, tx?: Transaction): Promise<number | null> {
    const [row] = await (tx ?? this.database).query<{ id: string }>(
      `INSERT INTO outbox_messages (channel, recipient, subject, body, code, key, unsubscribe_url) VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (key) DO NOTHING RETURNING id`,
      [message.channel, message.to, message.subject, message.body, message.code, message.key, message.unsubscribeUrl],
    );
    return row ? Number(row.id) : null;
  }

  async find(id: number): Promise<Message | null> {
    const [row] = await this.database.query<Row>(`SELECT * FROM outbox_messages WHERE id = $1`, [id]);
    return row ? messageOf(row) : null;
  }

  async list(to: string | null, limit: number): Promise<Message[]> {
    const rows = await this.database.query<Row>(
      `SELECT * FROM outbox_messages WHERE $1::text IS NULL OR recipient = $1 ORDER BY id DESC LIMIT $2`,
      [to, limit],
    );
    return rows.map(messageOf);
  }

  async delivered(id: number): Promise<void> {
    await this.database.query(
      `UPDATE outbox_messages SET sent_at = now(), body = CASE WHEN code IS NULL THEN body ELSE '' END, code = NULL WHERE id = $1`,
      [id],
    );
  }

  async remove(id: number): Promise<void> {
    await this.database.query(`DELETE FROM outbox_messages WHERE id = $1`, [id]);
  }
}

function messageOf(row: Row): Message {
  return {
    id: Number(row.id),
    channel: row.channel,
    to: row.recipient,
    subject: row.subject,
    body: row.body,
    code: row.code,
    key: row.key,
    unsubscribeUrl: row.unsubscribe_url,
    sentAt: row.sent_at,
    createdAt: row.created_at,
  };
}
