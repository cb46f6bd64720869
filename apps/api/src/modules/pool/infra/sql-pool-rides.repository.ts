import { Injectable } from '@nestjs/common';
import type { LatLng } from '@groupride/geo';
import { IsNull, Not } from 'typeorm';
import { Database, type Transaction } from '../../../platform/database/database';
import { stopsOfOne, type SharedVehicle, type SharingRide } from '../domain/shared-vehicle';
import { PoolRidesRepository, type PoolPromise } from '../pool-rides.repository';
import { PoolRideEntity } from './pool-ride.entity';

interface Row extends LatLng {
  driverId: number;
  seats: number;
  runId: number | null;
  revision: number | null;
  rides: (Omit<SharingRide, 'arrivedAt' | 'acceptedAt' | 'startedAt' | 'scheduledAt' | 'latestPickup'> &
    Record<'arrivedAt' | 'startedAt' | 'scheduledAt', string | null> &
    Record<'acceptedAt' | 'latestPickup', string>)[];
  stops: SharedVehicle['stops'] | null;
}

/** Read model over rides, drivers, runs and run_stops, and the repository of promises. */
@Injectable()
export class SqlPoolRidesRepository extends PoolRidesRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async vehicles(seenSince: Date, driverIds: readonly number[] | null, tx?: Transaction): Promise<SharedVehicle[]> {
    const rows = await (tx ?? this.database).query<Row>(
      `SELECT d.id AS "driverId", d.credible_lat AS lat, d.credible_lng AS lng, d.seats, u.id AS "runId", u.revision,
              json_agg(json_build_object('rideId', r.id, 'isAboard', r.status = 'in_progress', 'people', r.group_size,
                'pickup', json_build_object('lat', r.pickup_lat, 'lng', r.pickup_lng),
                'destination', json_build_object('lat', r.dropoff_lat, 'lng', r.dropoff_lng),
                'arrivedAt', r.arrived_at, 'acceptedAt', r.accepted_at, 'startedAt', r.started_at, 'scheduledAt', r.scheduled_at,
                'latestPickup', p.latest_pickup, 'longestAboardSeconds', p.longest_aboard_seconds) ORDER BY r.id) AS rides,
              (SELECT json_agg(json_build_object('rideId', t.ride_id, 'kind', t.kind) ORDER BY t.position)
                 FROM run_stops t WHERE t.run_id = u.id AND t.done_at IS NULL AND t.skipped_at IS NULL) AS stops
         FROM rides r JOIN drivers d ON d.id = r.driver_id JOIN pool_rides p ON p.ride_id = r.id LEFT JOIN runs u ON u.id = r.run_id
        WHERE r.status IN ('en_route', 'in_progress') AND NOT r.is_hourly_booking AND r.split_mode <> 'pledge'
          AND greatest(d.last_seen_at, d.position_at) >= $1 AND ($2::integer[] IS NULL OR d.id = ANY($2)) AND (u.id IS NULL OR u.source = 'pool' AND u.ended_at IS NULL)
        GROUP BY d.id, u.id`,
      [seenSince, driverIds],
    );
    return rows.map(vehicleOf).filter(isComplete);
  }

  async positionOf(tx: Transaction, driverId: number): Promise<LatLng | null> {
    const [row] = await tx.query<LatLng>(
      `SELECT credible_lat AS lat, credible_lng AS lng FROM drivers WHERE id = $1 AND credible_lat IS NOT NULL`,
      [driverId],
    );
    return row ?? null;
  }

  async promise(tx: Transaction, rideId: number, { latestPickup, longestAboardSeconds }: PoolPromise): Promise<void> {
    await tx.query(
      `INSERT INTO pool_rides (ride_id, latest_pickup, longest_aboard_seconds) VALUES ($1, $2, $3)
       ON CONFLICT (ride_id) DO UPDATE SET latest_pickup = $2, longest_aboard_seconds = $3`,
      [rideId, latestPickup, longestAboardSeconds],
    );
  }

  async changeLongestAboard(tx: Transaction, rideId: number, seconds: number): Promise<void> {
    await tx.manager.update(PoolRideEntity, { rideId }, { longestAboardSeconds: seconds });
  }

  async markShared(tx: Transaction, rideId: number, at: Date, discount: number): Promise<boolean> {
    const rows = await tx.query<object>(
      `UPDATE pool_rides SET shared_at = $2, discount_cents = $3 WHERE ride_id = $1 AND shared_at IS NULL RETURNING ride_id`,
      [rideId, at, discount],
    );
    return rows.length === 1;
  }

  isShared(tx: Transaction, rideId: number): Promise<boolean> {
    return tx.manager.existsBy(PoolRideEntity, { rideId, sharedAt: Not(IsNull()) });
  }

  async changeDiscount(tx: Transaction, rideId: number, discount: number): Promise<void> {
    await tx.manager.update(PoolRideEntity, { rideId, sharedAt: Not(IsNull()) }, { discountCents: discount });
  }
}

function vehicleOf({ driverId, lat, lng, seats, runId, revision, rides, stops }: Row): SharedVehicle {
  const sharing = rides.map((ride): SharingRide => ({
    ...ride,
    arrivedAt: dateOf(ride.arrivedAt),
    startedAt: dateOf(ride.startedAt),
    scheduledAt: dateOf(ride.scheduledAt),
    acceptedAt: new Date(ride.acceptedAt),
    latestPickup: new Date(ride.latestPickup),
  }));
  const run = runId === null ? null : { id: runId, revision: revision! };
  return { driverId, lat, lng, seats, run, rides: sharing, stops: run ? (stops ?? []) : stopsOfOne(sharing[0]!) };
}

/** Whether every stop belongs to a group whose promise is known. */
function isComplete({ run, rides, stops }: SharedVehicle): boolean {
  const known = new Set(rides.map(({ rideId }) => rideId));
  return stops.length > 0 && (run !== null || rides.length === 1) && stops.every(({ rideId }) => known.has(rideId));
}

const dateOf = (text: string | null) => (text === null ? null : new Date(text));
