import type { LatLng } from '@groupride/geo';
import type pg from 'pg';
import type { World } from '../http/world';
import { Person } from '../http/world';

export interface DriverUnderWay {
  person: Person;
  rideId: number;
}

/** Copies a row; `changes` sets the columns that must differ. */
const COPY = (table: string, changes: string) =>
  `INSERT INTO ${table} OVERRIDING SYSTEM VALUE SELECT (jsonb_populate_record(t, ${changes})).* FROM ${table} t WHERE t.id = $1 RETURNING id`;

/** Signed-in drivers on the way to a pickup, copied from the driver of the world. The riders are those of the world. */
export async function driversUnderWay(
  client: pg.Client,
  { api, origin, world, count, pickup }: { api: string; origin: string; world: World; count: number; pickup: LatLng },
): Promise<DriverUnderWay[]> {
  const made: DriverUnderWay[] = [];
  for (let number = 0; number < count; number += 1) {
    const person = new Person(api, 'driver', origin, `bench-driver-${number}@example.test`);
    await person.signUp(`Driver ${number}`);
    const driver = await client.query<{ id: number }>(
      COPY(
        'drivers',
        `jsonb_build_object('id', nextval(pg_get_serial_sequence('drivers', 'id')), 'license_plate', 'B' || $2::text, 'phone', $3::text,
           'user_id', (SELECT u.id FROM users u WHERE u.email = $4))`,
      ),
      [world.driverId, number, person.phone, person.email],
    );
    const driverId = driver.rows[0]!.id;
    const quote = await client.query<{ id: string }>(
      `INSERT INTO quotes SELECT (jsonb_populate_record(q, jsonb_build_object('id', gen_random_uuid()))).* FROM quotes q
        WHERE q.id = (SELECT quote_id FROM rides WHERE id = $1) RETURNING id`,
      [world.rideId],
    );
    const ride = await client.query<{ id: number }>(
      COPY(
        'rides',
        `jsonb_build_object('id', nextval(pg_get_serial_sequence('rides', 'id')), 'driver_id', $2::int, 'quote_id', $3::text, 'pickup_lat', $4::float8, 'pickup_lng', $5::float8)`,
      ),
      [world.rideId, driverId, quote.rows[0]!.id, pickup.lat, pickup.lng],
    );
    made.push({ person, rideId: ride.rows[0]!.id });
  }
  return made;
}
