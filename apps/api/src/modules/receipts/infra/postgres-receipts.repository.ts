import { Injectable } from '@nestjs/common';
import { formatCents, parseCents, type Cents } from '@groupride/pricing';
import { Database, type Transaction } from '../../../platform/database/database';
import type { IssuedReceipt, Receipt } from '../domain/receipt';
import { ReceiptsRepository, type PastRide } from '../receipts.repository';
import { ReceiptEntity } from './receipt.entity';
import { RideHistoryEntryEntity } from './ride-history-entry.entity';

/** Amounts arrive as text. */
type Row<T, Amount extends keyof T> = Omit<T, Amount> & Record<Amount, string>;

@Injectable()
export class PostgresReceiptsRepository extends ReceiptsRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async issue(
    tx: Transaction,
    { number, rideId, payerId, charged, rideLines, ownLines, paymentMethod }: Receipt,
  ): Promise<boolean> {
    const rows = await tx.query<object>(
      `INSERT INTO receipts (number, ride_id, payer_id, charged, ride_lines, own_lines, payment_method) VALUES ($1, $2, $3, $4, $5, $6, $7)
       ON CONFLICT DO NOTHING RETURNING number`,
      [
        number,
        rideId,
        payerId,
        formatCents(charged),
        JSON.stringify(rideLines),
        JSON.stringify(ownLines),
        paymentMethod,
      ],
    );
    return rows.length > 0;
  }

  async find(rideId: number, payerId: number): Promise<IssuedReceipt | null> {
    return this.database.orm((manager) => manager.findOneBy(ReceiptEntity, { rideId, payerId }));
  }

  async recordHistory(
    tx: Transaction,
    rideId: number,
    completedAt: Date | null,
    amounts: readonly { userId: number; amount: Cents }[],
  ): Promise<void> {
    await tx.query(
      `INSERT INTO ride_history (ride_id, user_id, amount, completed_at)
       SELECT $1::integer, user_id, amount, coalesce($2::timestamptz, now()) FROM unnest($3::integer[], $4::numeric[]) AS charged (user_id, amount)
       ON CONFLICT (ride_id, user_id) DO NOTHING`,
      [rideId, completedAt, amounts.map(({ userId }) => userId), amounts.map(({ amount }) => formatCents(amount))],
    );
  }

  async changePayer({ manager }: Transaction, rideId: number, from: number, to: number): Promise<void> {
    await manager.update(ReceiptEntity, { rideId, payerId: from }, { payerId: to });
    await manager.update(RideHistoryEntryEntity, { rideId, userId: from }, { userId: to });
  }

  async historyOf(userId: number, before: number | null, limit: number): Promise<PastRide[]> {
    const rows = await this.database.query<Row<PastRide, 'refunded' | 'totalCost'>>(
      `WITH past AS (
         SELECT ride_id, completed_at AS at FROM ride_history WHERE user_id = $1
         UNION
         -- A booking that was never paid for is no ride.
         SELECT c.id, c.cancelled_at FROM ride_members m JOIN rides c ON c.id = m.ride_id
          WHERE m.user_id = $1 AND m.left_at IS NULL AND c.status = 'cancelled' AND c.pending_since IS NOT NULL)
       SELECT h.ride_id AS "rideId", r.status, r.payment_method AS "paymentMethod", h.at AS "completedAt",
              r.pickup_location AS "pickupLocation", r.dropoff_location AS "dropoffLocation",
              json_build_object('name', r.pickup_location, 'lat', r.pickup_lat, 'lng', r.pickup_lng) AS pickup,
              json_build_object('name', r.dropoff_location, 'lat', r.dropoff_lat, 'lng', r.dropoff_lng) AS destination,
              r.ride_type AS "rideType", r.group_size AS "groupSize",
              -- What a business account pays is not for those who ride.
              CASE WHEN r.payment_method = 'account' THEN 0 ELSE r.total_cost END AS "totalCost", d.name AS "driverName",
              (SELECT coalesce(sum(f.amount_cents - f.rider_cents), 0)::text FROM refunds f JOIN payments p ON p.id = f.payment_id
                WHERE f.ride_id = h.ride_id AND p.payer_id = $1 AND f.state = 'succeeded') AS refunded
         FROM past h
         JOIN rides r ON r.id = h.ride_id
         LEFT JOIN drivers d ON d.id = r.driver_id
        WHERE $2::integer IS NULL OR (h.at, h.ride_id) < (SELECT at, ride_id FROM past WHERE ride_id = $2)
        ORDER BY h.at DESC, h.ride_id DESC LIMIT $3`,
      [userId, before, limit],
    );
    return rows.map((row) => ({ ...row, refunded: Number(row.refunded), totalCost: parseCents(row.totalCost) }));
  }

  async completedFares(userId: number): Promise<{ meters: number; perPerson: Cents }[]> {
    const rows = await this.database.query<{ meters: number; perPerson: string }>(
      `SELECT r.distance_meters AS meters, r.cost_per_person AS "perPerson"
         FROM ride_history h JOIN rides r ON r.id = h.ride_id
        WHERE h.user_id = $1 AND r.status = 'completed' AND r.payment_method <> 'account'`,
      [userId],
    );
    return rows.map(({ meters, perPerson }) => ({ meters, perPerson: parseCents(perPerson) }));
  }
}
