import { Injectable } from '@nestjs/common';
import { Database, type Transaction } from '../../../platform/database/database';
import type { SqlCondition } from '../../../platform/jobs/transaction-jobs';
import { InviteesRepository, type NewInvitee, type StoredInvitee } from '../invitees.repository';

@Injectable()
export class SqlInviteesRepository extends InviteesRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async insert(tx: Transaction, rideId: number, invitees: readonly NewInvitee[]): Promise<void> {
    await tx.query(
      `INSERT INTO invitees (ride_id, name, channel, address)
       SELECT $1, name, channel, address FROM jsonb_to_recordset($2) AS new (name text, channel text, address text)`,
      [rideId, JSON.stringify(invitees)],
    );
  }

  exist(rideId: number): SqlCondition {
    return { sql: `EXISTS (SELECT 1 FROM invitees WHERE ride_id = $1)`, parameters: [rideId] };
  }

  async findNext(rideId: number): Promise<StoredInvitee | null> {
    const [invitee] = await this.database.query<StoredInvitee>(
      `SELECT id, name, channel, address FROM invitees WHERE ride_id = $1 ORDER BY id LIMIT 1`,
      [rideId],
    );
    return invitee ?? null;
  }

  async delete(tx: Transaction, id: number): Promise<boolean> {
    const rows = await tx.query<object>(`DELETE FROM invitees WHERE id = $1 RETURNING id`, [id]);
    return rows.length > 0;
  }

  async deleteAll(rideId: number): Promise<void> {
    await this.database.query(`DELETE FROM invitees WHERE ride_id = $1`, [rideId]);
  }
}
