import { Injectable } from '@nestjs/common';
import { Database, type Transaction } from '../../../platform/database/database';
import { SettleUpsRepository, type NewSettleUp, type SettleUp } from '../settle-ups.repository';
import { SettleUpEntity } from './settle-up.entity';
import { VenmoAccountEntity } from './venmo-account.entity';

@Injectable()
export class SqlSettleUpsRepository extends SettleUpsRepository {
  constructor(private readonly database: Database) {
    super();
  }

  ofRide(rideId: number, tx?: Transaction): Promise<SettleUp[]> {
    return this.database.orm((manager) => manager.findBy(SettleUpEntity, { rideId }), tx);
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
    await tx.manager.update(SettleUpEntity, { rideId, userId: from }, { userId: to });
  }

  async venmoUsername(userId: number, tx?: Transaction): Promise<string | null> {
    const account = await this.database.orm((manager) => manager.findOneBy(VenmoAccountEntity, { userId }), tx);
    return account?.username ?? null;
  }

  async storeVenmoUsername(userId: number, username: string | null): Promise<void> {
    await this.database.orm((manager) =>
      username === null
        ? manager.delete(VenmoAccountEntity, { userId })
        : manager.upsert(VenmoAccountEntity, { userId, username }, ['userId']),
    );
  }
}
