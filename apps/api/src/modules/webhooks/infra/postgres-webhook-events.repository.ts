import { Injectable } from '@nestjs/common';
import { Database, type Transaction } from '../../../platform/database/database';
import { WebhookEventsRepository, type DeadLetter } from '../webhook-events.repository';
import type { WebhookEvent } from '../webhooks.facade';

interface Row {
  id: string;
  type: string;
  intentId: string | null;
  payload: { account?: string | null; object?: { id?: string; object?: string; status?: string } };
  tries: number;
  receivedAt: Date;
  nextTryAt: Date | null;
}

const DEAD_LETTER = `id, type, intent_id AS "intentId", payload, tries, received_at AS "receivedAt", next_try_at AS "nextTryAt"`;

@Injectable()
export class PostgresWebhookEventsRepository extends WebhookEventsRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async isKnown(eventId: string): Promise<boolean> {
    const rows = await this.database.query<object>(`SELECT 1 FROM stripe_events WHERE id = $1`, [eventId]);
    return rows.length > 0;
  }

  async insert({ id, type, intentId, payload }: WebhookEvent, tx?: Transaction): Promise<boolean> {
    const rows = await (tx ?? this.database).query<object>(
      `INSERT INTO stripe_events (id, type, intent_id, handled, payload) VALUES ($1, $2, $3, true, $4) ON CONFLICT (id) DO NOTHING RETURNING id`,
      [id, type, intentId, JSON.stringify(payload)],
    );
    return rows.length > 0;
  }

  async markHandled(tx: Transaction, eventId: string): Promise<void> {
    await tx.query(`UPDATE stripe_events SET handled = true, next_try_at = NULL WHERE id = $1`, [eventId]);
  }

  async findDeadLetter(eventId: string): Promise<DeadLetter | null> {
    const [row] = await this.database.query<Row>(
      `SELECT ${DEAD_LETTER} FROM stripe_events WHERE id = $1 AND NOT handled AND NOT ignored`,
      [eventId],
    );
    return row ? deadLetterOf(row) : null;
  }

  async lockDeadLetter(tx: Transaction, eventId: string): Promise<boolean> {
    const rows = await tx.query<object>(
      `SELECT 1 FROM stripe_events WHERE id = $1 AND NOT handled AND NOT ignored FOR UPDATE`,
      [eventId],
    );
    return rows.length > 0;
  }

  async listDeadLetters(limit: number): Promise<DeadLetter[]> {
    const rows = await this.database.query<Row>(
      `SELECT ${DEAD_LETTER} FROM stripe_events WHERE NOT handled AND NOT ignored ORDER BY received_at DESC, id LIMIT $1`,
      [limit],
    );
    return rows.map(deadLetterOf);
  }

  async markDeadLetter(tx: Transaction, eventId: string, tries: number, nextTryAt: Date | null): Promise<void> {
    await tx.query(`UPDATE stripe_events SET handled = false, tries = $2, next_try_at = $3 WHERE id = $1`, [
      eventId,
      tries,
      nextTryAt,
    ]);
  }

  async dismiss(tx: Transaction, eventId: string): Promise<boolean> {
    const rows = await tx.query<object>(
      `UPDATE stripe_events SET ignored = true, next_try_at = NULL WHERE id = $1 AND NOT handled AND NOT ignored RETURNING id`,
      [eventId],
    );
    return rows.length > 0;
  }
}

function deadLetterOf({ payload, ...row }: Row): DeadLetter {
  const { account = null, object = {} } = payload;
  return {
    ...row,
    account,
    object: { id: object.id ?? null, kind: object.object ?? null, status: object.status ?? null },
    payload,
  };
}
