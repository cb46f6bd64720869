import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../../platform/database/database';
import type { WantedChange } from '../change-plan';
import { WaitingChangesRepository, type WaitingChange } from '../waiting-changes.repository';

@Injectable()
export class SqlWaitingChangesRepository extends WaitingChangesRepository {
  async find(tx: Transaction, rideId: number): Promise<WaitingChange | null> {
    const [row] = await tx.query<{ id: number; wanted: WantedChange; total_cents: number }>(
      `SELECT id, wanted, total_cents FROM ride_changes WHERE ride_id = $1 AND state = 'waiting'`,
      [rideId],
    );
    return row ? { id: row.id, wanted: row.wanted, total: row.total_cents } : null;
  }

  async add(tx: Transaction, rideId: number, { wanted, total }: Omit<WaitingChange, 'id'>): Promise<number> {
    const [row] = await tx.query<{ id: number }>(
      `INSERT INTO ride_changes (ride_id, wanted, total_cents) VALUES ($1, $2, $3) RETURNING id`,
      [rideId, JSON.stringify(wanted), total],
    );
    return row!.id;
  }

  async end(
    tx: Transaction,
    rideId: number,
    { state, why }: { state: 'done' | 'given_up'; why: string | null },
  ): Promise<boolean> {
    const rows = await tx.query<object>(
      `UPDATE ride_changes SET state = $2, why = $3, ended_at = now() WHERE ride_id = $1 AND state = 'waiting' RETURNING id`,
      [rideId, state, why],
    );
    return rows.length === 1;
  }
}
