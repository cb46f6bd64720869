import { Injectable } from '@nestjs/common';
import { Database, type Transaction } from '../../../platform/database/database';
import type { ProviderEvent } from '../payment-provider';
import { ProviderEventsRepository } from '../provider-events.repository';

@Injectable()
export class PostgresProviderEventsRepository extends ProviderEventsRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async isKnown(eventId: string): Promise<boolean> {
    const rows = await this.database.query<object>(`SELECT 1 FROM stripe_events WHERE id = $1`, [eventId]);
    return rows.length > 0;
  }

  async insert(tx: Transaction, { id, type, intentId, payload }: ProviderEvent, handled: boolean): Promise<boolean> {
    const rows = await tx.query<object>(
      `INSERT INTO stripe_events (id, type, intent_id, handled, payload) VALUES ($1, $2, $3, $4, $5) ON CONFLICT (id) DO NOTHING RETURNING id`,
      [id, type, intentId, handled, JSON.stringify(payload)],
    );
    return rows.length > 0;
  }
}
