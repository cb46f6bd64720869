import { Injectable } from '@nestjs/common';
import { Database, type Transaction } from '../../../platform/database/database';
import { type Message, Messages, type NewMessage } from '../outbox.repository';
import { OutboxMessageEntity } from './outbox-message.entity';

const INSERT = `INSERT INTO outbox_messages (channel, recipient, subject, body, code, key, unsubscribe_url) VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (key) DO NOTHING RETURNING id`;

@Injectable()
export class PostgresMessages extends Messages {
  constructor(private readonly database: Database) {
    super();
  }

  async insert(message: NewMessage, tx?: Transaction): Promise<number | null> {
    const [row] = await (tx ?? this.database).query<{ id: string }>(INSERT, valuesOf(message));
    return row ? Number(row.id) : null;
  }

  insertLast(tx: Transaction, message: NewMessage): void {
    tx.writeLast(INSERT, valuesOf(message));
  }

  async find(id: number): Promise<Message | null> {
    const stored = await this.database.orm((manager) => manager.findOneBy(OutboxMessageEntity, { id: String(id) }));
    return stored && messageOf(stored);
  }

  async list(to: string | null, limit: number): Promise<Message[]> {
    const where = to === null ? {} : { recipient: to };
    const newest = await this.database.orm((manager) =>
      manager.find(OutboxMessageEntity, { where, order: { id: 'DESC' }, take: limit }),
    );
    return newest.map(messageOf);
  }

  async delivered(id: number): Promise<void> {
    await this.database.query(
      `UPDATE outbox_messages SET sent_at = now(), body = CASE WHEN code IS NULL THEN body ELSE '' END, code = NULL WHERE id = $1`,
      [id],
    );
  }

  async remove(id: number): Promise<void> {
    await this.database.orm((manager) => manager.delete(OutboxMessageEntity, { id: String(id) }));
  }
}

const valuesOf = (message: NewMessage): unknown[] => [
  message.channel,
  message.to,
  message.subject,
  message.body,
  message.code,
  message.key,
  message.unsubscribeUrl,
];

function messageOf({ id, recipient, ...message }: OutboxMessageEntity): Message {
  return { ...message, id: Number(id), to: recipient };
}
