import { Injectable } from '@nestjs/common';
import { Database, type Transaction } from '../../../platform/database/database';
import { SettleUpsRepository, type NewSettleUp, type SettleUp } from '../settle-ups.repository';

@Injectable()
export class SqlSettleUpsRepository extends SettleUpsRepository {
  constructor(private readonly database: Database) {
    super();
  }

  ofRide(rideId: number, tx?: Transaction): Promise<SettleUp[]> {
    return (tx ?? this.database).query<SettleUp>(
      `SELECT user_id AS "userId", amount_cents AS amount, method, state FROM settle_ups WHERE ride_id = $1`,
      [rideId],
    );
  }

  async send(tx: Transaction, { rideId, userId, amount, method }: NewSettleUp): Promise<boolean> {
    const rows = await tx.query<object>(
      `INSERT INTO settle_ups AS s (ride_id, user_id, amount_cents, method, state) VALUES ($1, $2, $3, $4, 'sent')
       ON CONFLICT (ride_id, user_id) DO UPDATE SET amount_cents = EXCLUDED.amount_cents, method = EXCLUDED.method
        WHERE s.state = 'sent' AND (s.amount_cents, s.method) IS DISTINCT FROM (EXCLUDED.amount_cents, EXCLUDED.method)
       RETURNING ride_id`,
      [rideId, userId, amount, method],
    );
    return rows.length === 1;
  }

  async settle(tx: Transaction, { rideId, userId, amount, method }: NewSettleUp): Promise<boolean> {
    const rows = await tx.query<object>(
      `INSERT INTO settle_ups AS s (ride_id, user_id, amount_cents, method, state, settled_at) VALUES ($1, $2, $3, $4, 'settled', now())
       ON CONFLICT (ride_id, user_id) DO UPDATE SET state = 'settled', settled_at = now()
        WHERE s.state = 'sent' AND s.amount_cents = EXCLUDED.amount_cents
       RETURNING ride_id`,
      [rideId, userId, amount, method],
    );
    return rows.length === 1;
  }

  async changeMember(tx: Transaction, rideId: number, from: number, to: number): Promise<void> {
    await tx.query(`UPDATE settle_ups SET user_id = $3 WHERE ride_id = $1 AND user_id = $2`, [rideId, from, to]);
  }

  async venmoUsername(userId: number, tx?: Transaction): Promise<string | null> {
    const [row] = await (tx ?? this.database).query<{ username: string }>(
      `SELECT username FROM venmo_accounts WHERE user_id = $1`,
      [userId],
    );
    return row?.username ?? null;
  }

  async storeVenmoUsername(userId: number, username: string | null): Promise<void> {
    if (username === null) {
      await this.database.query(`DELETE FROM venmo_accounts WHERE user_id = $1`, [userId]);
      return;
    }
    await this.database.query(
      `INSERT INTO venmo_accounts (user_id, username) VALUES ($1, $2)
       ON CONFLICT (user_id) DO UPDATE SET username = EXCLUDED.username`,
      [userId, username],
    );
  }
}
