import { Injectable } from '@nestjs/common';
import { Database, type Transaction } from '../../../platform/database/database';
import { WebhookEventsRepository, type DeadLetter } from '../webhook-events.repository';
import type { WebhookEvent } from '../webhooks.facade';
import { StripeEventEntity } from './stripe-event.entity';

const DEAD_LETTERED = { handled: false, ignored: false };

@Injectable()
export class PostgresWebhookEventsRepository extends WebhookEventsRepository {
  constructor(private readonly database: Database) {
    super();
  }

  isKnown(eventId: string): Promise<boolean> {
    return this.database.orm((manager) => manager.existsBy(StripeEventEntity, { id: eventId }));
  }

  async insert({ id, type, intentId, payload }: WebhookEvent, tx?: Transaction): Promise<boolean> {
    const rows = await (tx ?? this.database).query<object>(
      `INSERT INTO stripe_events (id, type, intent_id, handled, payload) VALUES ($1, $2, $3, true, $4) ON CONFLICT (id) DO NOTHING RETURNING id`,
      [id, type, intentId, JSON.stringify(payload)],
    );
    return rows.length > 0;
  }

  async markHandled(tx: Transaction, eventId: string): Promise<void> {
    await tx.manager.update(StripeEventEntity, { id: eventId }, { handled: true, nextTryAt: null });
  }

  async findDeadLetter(eventId: string, tx?: Transaction): Promise<DeadLetter | null> {
    const event = await this.database.orm(
      (manager) => manager.findOneBy(StripeEventEntity, { id: eventId, ...DEAD_LETTERED }),
      tx,
    );
    return event && deadLetterOf(event);
  }

  async lockDeadLetter(tx: Transaction, eventId: string): Promise<boolean> {
    const rows = await tx.query<object>(
      `SELECT 1 FROM stripe_events WHERE id = $1 AND NOT handled AND NOT ignored FOR UPDATE`,
      [eventId],
    );
    return rows.length > 0;
  }

  async listDeadLetters(limit: number): Promise<DeadLetter[]> {
    const events = await this.database.orm((manager) =>
      manager.find(StripeEventEntity, {
        where: DEAD_LETTERED,
        order: { receivedAt: 'DESC', id: 'ASC' },
        take: limit,
      }),
    );
    return events.map(deadLetterOf);
  }

  async markDeadLetter(tx: Transaction, eventId: string, tries: number, nextTryAt: Date | null): Promise<void> {
    await tx.manager.update(StripeEventEntity, { id: eventId }, { handled: false, tries, nextTryAt });
  }

  async dismiss(tx: Transaction, eventId: string): Promise<boolean> {
    const { affected } = await tx.manager.update(
      StripeEventEntity,
      { id: eventId, ...DEAD_LETTERED },
      { ignored: true, nextTryAt: null },
    );
    return affected === 1;
  }
}

function deadLetterOf(event: StripeEventEntity): DeadLetter {
  const { id, type, intentId, payload, tries, receivedAt, nextTryAt } = event;
  const { account = null, object = {} } = payload;
  return {
    id,
    type,
    intentId,
    account,
    payload,
    tries,
    receivedAt,
    nextTryAt,
    object: { id: object.id ?? null, kind: object.object ?? null, status: object.status ?? null },
  };
}
