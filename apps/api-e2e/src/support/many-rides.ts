import type { Api } from './api';

interface ManyRides {
  organizerId: number;
  driverIds: readonly number[];
  count: number;
  /** Over which they are spread, up to now. */
  days: number;
  /** Name of every ride's pickup; "Uptown" when left out. */
  pickup?: string;
}

/** Writes rides of the past straight to the database: of ten, seven are completed, two cancelled and one cancelled before it was paid. */
export async function addManyRides(api: Pick<Api, 'query'>, asked: ManyRides): Promise<number[]> {
  const rides = await api.query<{ id: number }>(
    `WITH quoted AS (
       INSERT INTO quotes (user_id, rate_card_id, request, price, expires_at, used_at)
       SELECT $1, (SELECT max(id) FROM rate_cards), '{}', '{}', now(), now() FROM generate_series(1, $3::int) RETURNING id),
     numbered AS (SELECT id, row_number() OVER () AS n FROM quoted),
     dated AS (SELECT id, n, n % 10 AS kind, now() - $4::float8 * interval '1 day' * n / $3 AS at FROM numbered)
     INSERT INTO rides (organizer_id, quote_id, pickup_location, pickup_lat, pickup_lng, dropoff_location, dropoff_lat, dropoff_lng,
         group_size, ride_type, base_fare, service_fee, taxes, total_cost, cost_per_person, status, driver_id, payment_method,
         split_mode, distance_meters, duration_seconds, cancel_policy_id, created_at, pending_since, accepted_at, completed_at,
         cancelled_at, passengers)
     SELECT $1, id, $5, 35.22, -80.84, 'Airport ' || n, 35.21, -80.94, 4, 'GroupX', 30 + n % 50, 3, 1, 34 + n % 50, 9,
            CASE WHEN kind < 7 THEN 'completed' ELSE 'cancelled' END,
            CASE WHEN kind < 7 THEN ($2::int[])[1 + n % cardinality($2::int[])] END, 'cash', 'cover', 5000 + 10 * n, 900,
            (SELECT max(id) FROM cancellation_policies), at, CASE WHEN kind < 9 THEN at END,
            CASE WHEN kind < 7 THEN at + n % 17 * interval '30 seconds' END, CASE WHEN kind < 7 THEN at + interval '20 minutes' END,
            CASE WHEN kind >= 7 THEN at + interval '5 minutes' END, CASE WHEN kind < 7 THEN 1 + n % 4 END
       FROM dated RETURNING id`,
    [asked.organizerId, asked.driverIds, asked.count, asked.days, asked.pickup ?? 'Uptown'],
  );
  return rides.map(({ id }) => id);
}
