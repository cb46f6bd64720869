// Creates the history of a city in PostgreSQL: people, drivers, rides over two years, reviews and payments.
import type pg from 'pg';

export interface Size {
  rides: number;
  people: number;
  drivers: number;
}

export const FULL: Size = { rides: 1_000_000, people: 200_000, drivers: 20_000 };
export const QUICK: Size = { rides: 50_000, people: 10_000, drivers: 1_000 };

/** The steps in order; `$1` to `$3` are the numbers of rides, people and drivers. */
const STEPS: readonly [what: string, sql: string, parameters: (size: Size) => number[]][] = [
  [
    'people',
    `INSERT INTO users (name, email, phone) SELECT 'Person ' || n, 'bench' || n || '@example.test', (7000000000 + n)::text FROM generate_series(1, $1::int) n`,
    ({ people }) => [people],
  ],
  [
    'drivers',
    `INSERT INTO drivers (user_id, name, phone, vehicle, license_plate, seats, vehicle_class, application_status)
     SELECT id, name, phone, 'Ford Transit', 'B' || id, 12, (ARRAY['car', 'van', 'minibus', 'coach'])[1 + id % 4], 'approved'
       FROM users WHERE email LIKE 'bench%' ORDER BY id LIMIT $1`,
    ({ drivers }) => [drivers],
  ],
  [
    'quotes',
    `INSERT INTO quotes (user_id, rate_card_id, request, price, expires_at, used_at)
     SELECT NULL, (SELECT max(id) FROM rate_cards), '{}', '{}', now(), now() FROM generate_series(1, $1::int)`,
    ({ rides }) => [rides],
  ],
  [
    'rides',
    `INSERT INTO rides (organizer_id, quote_id, pickup_location, pickup_lat, pickup_lng, dropoff_location, dropoff_lat, dropoff_lng,
         group_size, ride_type, base_fare, service_fee, taxes, total_cost, cost_per_person, status, driver_id, payment_method,
         split_mode, distance_meters, duration_seconds, cancel_policy_id, created_at, pending_since, accepted_at, completed_at,
         cancelled_at, passengers)
     SELECT p.first + n % $2::int, dated.id, 'Pickup ' || n % 997, 35.22, -80.84, 'Destination ' || n % 991, 35.21, -80.94, 4, 'GroupX',
            30 + n % 50, 3, 1, 34 + n % 50, 9, CASE WHEN kind < 8 THEN 'completed' ELSE 'cancelled' END,
            CASE WHEN kind < 8 THEN d.first + (n * 7919) % $3::int END, 'card', 'cover', 3000 + n % 20000, 900, c.id, at,
            CASE WHEN kind < 9 THEN at END, CASE WHEN kind < 8 THEN at + n % 600 * interval '1 second' END,
            CASE WHEN kind < 8 THEN at + interval '40 minutes' END, CASE WHEN kind >= 8 THEN at + interval '5 minutes' END,
            CASE WHEN kind < 8 THEN 1 + n % 4 END
       FROM (SELECT id, n, n % 10 AS kind, now() - interval '730 days' * (1 - n / $1::float8) - interval '1 hour' AS at
               FROM (SELECT id, row_number() OVER () AS n FROM quotes) numbered) dated,
            (SELECT min(id) AS first FROM users WHERE email LIKE 'bench%') p, (SELECT min(id) AS first FROM drivers) d,
            (SELECT max(id) AS id FROM cancellation_policies) c`,
    ({ rides, people, drivers }) => [rides, people, drivers],
  ],
  [
    'reviews',
    `INSERT INTO reviews (ride_id, driver_id, user_id, rating, created_at)
     SELECT id, driver_id, organizer_id, 1 + id % 5, completed_at FROM rides WHERE status = 'completed' AND id % 3 = 0`,
    () => [],
  ],
  [
    'payments',
    `INSERT INTO payments (ride_id, payer_id, purpose, amount, captured, state, captured_at, created_at)
     SELECT id, organizer_id, 'ride', total_cost, total_cost, 'captured', completed_at, created_at FROM rides WHERE status = 'completed'`,
    () => [],
  ],
];

/** Writes without waiting for the disk, and vacuums the tables like autovacuum. */
export async function fill(client: pg.Client, size: Size, say: (line: string) => void): Promise<void> {
  await client.query(`SET synchronous_commit = off`);
  await client.query(`SET statement_timeout = 0`);
  for (const [what, sql, parameters] of STEPS) {
    const from = performance.now();
    const { rowCount } = await client.query(sql, parameters(size));
    say(`  ${(rowCount ?? 0).toLocaleString('en-US')} ${what} (${((performance.now() - from) / 1000).toFixed(1)} s)`);
  }
  await client.query('VACUUM ANALYZE users, drivers, rides, reviews, payments');
}
