import { Injectable } from '@nestjs/common';
import type { RideStatus } from '@groupride/contracts';
import type { LatLng } from '@groupride/geo';
import { Database, type Transaction } from '../../../platform/database/database';
import { asBooked } from '../../identity/guests.facade';
import { SharedPositionsRepository, type StoredPosition } from '../shared-positions.repository';

@Injectable()
export class SqlSharedPositionsRepository extends SharedPositionsRepository {
  constructor(private readonly database: Database) {
    super();
  }

  /**
   * Locks the ride, so that it cannot end and delete its positions before this one is stored, and then the seat, so that
   * its owner cannot leave meanwhile. A service that booked the ride has no seat.
   */
  async save(
    { rideId, userId, location, receivedAt }: Parameters<SharedPositionsRepository['save']>[0],
    statuses: readonly RideStatus[],
  ): Promise<boolean> {
    const rows = await this.database.query<object>(
      `WITH ride AS MATERIALIZED (SELECT id, organizer_id FROM rides WHERE id = $1 AND status = ANY($6) FOR SHARE),
            seat AS MATERIALIZED (SELECT m.id FROM ride JOIN ride_members m ON m.ride_id = ride.id AND m.user_id = $2 AND m.left_at IS NULL
                                     FOR SHARE OF m)
       INSERT INTO shared_positions (ride_id, user_id, lat, lng, received_at)
       SELECT id, $2::integer, $3::double precision, $4::double precision, $5::timestamptz
         FROM ride WHERE organizer_id = $2 OR EXISTS (SELECT 1 FROM seat)
       ON CONFLICT (ride_id, user_id) DO UPDATE SET lat = EXCLUDED.lat, lng = EXCLUDED.lng, received_at = EXCLUDED.received_at
       RETURNING user_id`,
      [rideId, userId, location.lat, location.lng, receivedAt, statuses],
    );
    return rows.length > 0;
  }

  async list(rideId: number): Promise<StoredPosition[]> {
    const rows = await this.database.query<Omit<StoredPosition, 'location'> & LatLng>(
      `SELECT s.user_id AS "userId", ${asBooked('name', 's.ride_id', 's.user_id', 'u.name')} AS name, s.lat, s.lng, s.received_at AS "receivedAt"
         FROM shared_positions s JOIN users u ON u.id = s.user_id WHERE s.ride_id = $1 ORDER BY s.user_id`,
      [rideId],
    );
    return rows.map(({ lat, lng, ...row }) => ({ ...row, location: { lat, lng } }));
  }

  async remove(rideId: number, userId: number, tx?: Transaction): Promise<boolean> {
    const rows = await (tx ?? this.database).query<object>(
      `DELETE FROM shared_positions WHERE ride_id = $1 AND user_id = $2 RETURNING user_id`,
      [rideId, userId],
    );
    return rows.length > 0;
  }

  async removeAll(rideId: number): Promise<void> {
    await this.database.query(`DELETE FROM shared_positions WHERE ride_id = $1`, [rideId]);
  }
}
