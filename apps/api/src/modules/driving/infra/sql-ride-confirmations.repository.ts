import { Injectable } from '@nestjs/common';
import { CONFIRMATION_MOMENTS, type ConfirmationMoment } from '@groupride/contracts';
import { Database, type Transaction } from '../../../platform/database/database';
import { RideConfirmationsRepository, type OpenConfirmation } from '../ride-confirmations.repository';

/** SQL condition that question `c` was asked after the driver accepted ride `r`, not when they had the ride before. */
const ASKED_SINCE_ACCEPTED = `c.asked_at >= coalesce(r.accepted_at, '-infinity')`;

@Injectable()
export class SqlRideConfirmationsRepository extends RideConfirmationsRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async ask(
    tx: Transaction,
    { rideId, driverId, moment, askedAt, dueAt }: Parameters<RideConfirmationsRepository['ask']>[1],
  ): Promise<boolean> {
    const rows = await tx.query<object>(
      `INSERT INTO ride_confirmations (ride_id, driver_id, moment, asked_at, due_at)
       SELECT $1::integer, $2::integer, $3::text, $4::timestamptz, $5::timestamptz
        WHERE NOT EXISTS (SELECT 1 FROM sandbox_drivers s WHERE s.driver_id = $2)
       ON CONFLICT (ride_id, driver_id, moment) DO UPDATE SET asked_at = excluded.asked_at, due_at = excluded.due_at, confirmed_at = NULL
        WHERE ride_confirmations.asked_at < (SELECT r.accepted_at FROM rides r WHERE r.id = excluded.ride_id)
       RETURNING ride_id`,
      [rideId, driverId, moment, askedAt, dueAt],
    );
    return rows.length === 1;
  }

  async confirm(tx: Transaction, rideId: number, driverId: number, at: Date): Promise<ConfirmationMoment[]> {
    const rows = await tx.query<{ moment: ConfirmationMoment }>(
      `UPDATE ride_confirmations c SET confirmed_at = $3 FROM rides r
        WHERE r.id = c.ride_id AND c.ride_id = $1 AND c.driver_id = $2 AND c.confirmed_at IS NULL AND ${ASKED_SINCE_ACCEPTED} RETURNING c.moment`,
      [rideId, driverId, at],
    );
    return CONFIRMATION_MOMENTS.filter((moment) => rows.some((row) => row.moment === moment));
  }

  async isOverdue(tx: Transaction, rideId: number, driverId: number, now: Date): Promise<boolean> {
    const rows = await tx.query<object>(
      `SELECT 1 FROM ride_confirmations c JOIN rides r ON r.id = c.ride_id
        WHERE c.ride_id = $1 AND c.driver_id = $2 AND c.confirmed_at IS NULL AND c.due_at <= $3 AND ${ASKED_SINCE_ACCEPTED}`,
      [rideId, driverId, now],
    );
    return rows.length > 0;
  }

  open(driverId: number): Promise<OpenConfirmation[]> {
    return this.database.query<OpenConfirmation>(
      `SELECT c.ride_id AS "rideId", min(c.due_at) AS "dueAt"
         FROM ride_confirmations c JOIN rides r ON r.id = c.ride_id
        WHERE c.driver_id = $1 AND c.confirmed_at IS NULL AND r.driver_id = c.driver_id AND r.status = 'confirmed' AND ${ASKED_SINCE_ACCEPTED}
        GROUP BY c.ride_id ORDER BY 2`,
      [driverId],
    );
  }
}
