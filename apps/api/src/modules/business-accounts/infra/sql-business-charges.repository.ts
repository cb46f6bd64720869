import { Injectable } from '@nestjs/common';
import type { BusinessAccountStatus, BusinessChargeKind, VolumeDiscountRule } from '@groupride/contracts';
import type { Cents } from '@groupride/pricing';
import { Database, type Transaction } from '../../../platform/database/database';
import { BusinessChargesRepository, type NewCharge, type ReservedCharge } from '../business-charges.repository';

@Injectable()
export class SqlBusinessChargesRepository extends BusinessChargesRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async accountOfUser(userId: number): Promise<number | null> {
    const [row] = await this.database.query<{ accountId: number }>(
      `SELECT b.account_id AS "accountId" FROM business_services b JOIN service_accounts s ON s.id = b.service_account_id
        WHERE s.user_id = $1 AND s.closed_at IS NULL`,
      [userId],
    );
    return row?.accountId ?? null;
  }

  async serviceOf(accountId: number) {
    const [row] = await this.database.query<{ userId: number; name: string }>(
      `SELECT s.user_id AS "userId", u.name FROM business_services b JOIN service_accounts s ON s.id = b.service_account_id
         JOIN users u ON u.id = s.user_id
        WHERE b.account_id = $1 AND s.closed_at IS NULL ORDER BY b.connected_at, s.id LIMIT 1`,
      [accountId],
    );
    return row ?? null;
  }

  async figures(accountId: number, tx?: Transaction) {
    const [row] = await (tx ?? this.database).query<
      Record<'creditLimit' | 'reserved' | 'owed', string> & { name: string; status: BusinessAccountStatus }
    >(
      `SELECT name, status, credit_limit_cents AS "creditLimit", reserved_cents AS reserved, owed_cents AS owed
         FROM business_accounts WHERE id = $1`,
      [accountId],
    );
    if (!row) return null;
    const { creditLimit, reserved, owed } = row;
    return { ...row, creditLimit: Number(creditLimit), reserved: Number(reserved), owed: Number(owed) };
  }

  async payerOf(rideId: number, tx?: Transaction) {
    const [row] = await (tx ?? this.database).query<{ id: number; name: string }>(
      `SELECT a.id, a.name FROM business_charges c JOIN business_accounts a ON a.id = c.account_id WHERE c.ride_id = $1`,
      [rideId],
    );
    return row ?? null;
  }

  async reserve(tx: Transaction, accountId: number, amount: Cents): Promise<boolean> {
    const rows = await tx.query(
      `UPDATE business_accounts SET reserved_cents = reserved_cents + $2
        WHERE id = $1 AND status = 'active' AND reserved_cents + owed_cents + $2 <= credit_limit_cents RETURNING id`,
      [accountId, amount],
    );
    return rows.length === 1;
  }

  async release(tx: Transaction, accountId: number, amount: Cents): Promise<void> {
    await tx.query(`UPDATE business_accounts SET reserved_cents = reserved_cents - $2 WHERE id = $1`, [
      accountId,
      amount,
    ]);
  }

  async owe(tx: Transaction, accountId: number, reserved: Cents, owed: Cents): Promise<void> {
    await tx.query(
      `UPDATE business_accounts SET reserved_cents = reserved_cents - $2, owed_cents = owed_cents + $3 WHERE id = $1`,
      [accountId, reserved, owed],
    );
  }

  async costCenters(tx: Transaction, accountId: number, codes: readonly string[]): Promise<Map<string, number>> {
    if (codes.length === 0) return new Map();
    const rows = await tx.query<{ code: string; id: number }>(
      `SELECT code, id FROM business_cost_centers WHERE account_id = $1 AND active AND code = ANY($2::text[])`,
      [accountId, codes],
    );
    return new Map(rows.map(({ code, id }) => [code, id]));
  }

  async insertEvent(tx: Transaction, accountId: number, name: string): Promise<number> {
    const [row] = await tx.query<{ id: number }>(
      `INSERT INTO business_events (account_id, name) VALUES ($1, $2) RETURNING id`,
      [accountId, name],
    );
    return row!.id;
  }

  async insert(tx: Transaction, charges: readonly NewCharge[]): Promise<void> {
    await tx.query(
      `INSERT INTO business_charges (ride_id, account_id, cost_center_id, reference, event_id, event_index, amount_cents, discount_percent, discount_cents)
       SELECT c."rideId", c."accountId", c."costCenterId", c.reference, c."eventId", c."eventIndex", c.amount, c."discountPercent", c.discount
         FROM json_to_recordset($1::json) AS c ("rideId" integer, "accountId" integer, "costCenterId" integer, reference text,
              "eventId" integer, "eventIndex" integer, amount bigint, "discountPercent" integer, discount bigint)`,
      [JSON.stringify(charges)],
    );
  }

  async lockReserved(tx: Transaction, rideId: number): Promise<ReservedCharge | null> {
    const [row] = await tx.query<{ accountId: number; amount: string; discountPercent: number | null }>(
      `SELECT account_id AS "accountId", amount_cents AS amount, discount_percent AS "discountPercent"
         FROM business_charges WHERE ride_id = $1 AND state = 'reserved' FOR UPDATE`,
      [rideId],
    );
    return row ? { ...row, amount: Number(row.amount) } : null;
  }

  async setAmount(tx: Transaction, rideId: number, amount: Cents, discount: Cents): Promise<void> {
    await tx.query(
      `UPDATE business_charges SET amount_cents = $2, discount_cents = $3 WHERE ride_id = $1 AND state = 'reserved'`,
      [rideId, amount, discount],
    );
  }

  async settle(
    tx: Transaction,
    rideId: number,
    { kind, amount, at }: { kind: BusinessChargeKind; amount: Cents; at: Date },
  ): Promise<void> {
    // Only a fare keeps its discount; fees have none.
    await tx.query(
      `UPDATE business_charges
          SET state = CASE WHEN $3::bigint > 0 OR $2 = 'fare' THEN 'charged' ELSE 'released' END,
              kind = CASE WHEN $3::bigint > 0 OR $2 = 'fare' THEN $2 END,
              amount_cents = $3, discount_cents = CASE WHEN $2 = 'fare' THEN discount_cents ELSE 0 END, settled_at = $4
        WHERE ride_id = $1 AND state = 'reserved'`,
      [rideId, kind, amount, at],
    );
  }

  async discount(tx: Transaction, rideId: number): Promise<{ percent: number; amount: Cents } | null> {
    const [row] = await tx.query<{ percent: number; amount: string }>(
      `SELECT discount_percent AS percent, discount_cents AS amount
         FROM business_charges WHERE ride_id = $1 AND discount_percent IS NOT NULL`,
      [rideId],
    );
    return row ? { percent: row.percent, amount: Number(row.amount) } : null;
  }

  async discountsOf(accountId: number, since: Date) {
    const [row] = await this.database.query<{ rules: VolumeDiscountRule[]; completed: number }>(
      `SELECT a.discounts AS rules,
              (SELECT count(*)::integer FROM business_charges c
                WHERE c.account_id = a.id AND c.kind = 'fare' AND c.settled_at >= $2) AS completed
         FROM business_accounts a WHERE a.id = $1 AND a.status = 'active'`,
      [accountId, since],
    );
    return row ?? null;
  }
}
