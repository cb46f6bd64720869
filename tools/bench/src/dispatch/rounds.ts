// Compares two ways to select the drivers that a matching round asks the database about: all drivers around each
// request, or the nearest ones by the positions in memory.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { INITIAL_VEHICLE_RULES } from '@groupride/contracts';
import { readRoadFile, ROAD_FILE, RoadTimes } from '@groupride/road-times';
import pg from 'pg';
import { addresses, loadCity, startApi, startPostgres } from '../../../../tools/up/src/testing/stack';
import { chance } from '../chance';
import { named } from '../city/api-code';
import { builtCity } from '../city/built-city';
import { createWorld, OPERATOR_EMAIL } from '../http/world';
import { compare, percentile } from '../measure';
import type { Row } from '../table';
import { MovingDrivers } from './moving-drivers';

const SEED = 20_2611;
const FULL = { drivers: 10_000, requests: [20, 200], rounds: 4 };
const QUICK = { drivers: 2_000, requests: [20], rounds: 3 };
const WITHIN_MILES = 15;
const KNOWN_WITHIN_METERS = 30 * 1609.344;
const WITHIN_METERS = WITHIN_MILES * 1609.344;
const TRAVEL_SECONDS = 600;
const A_MINUTE = 60_000;

/** The initial rules, which operations have not changed. */
const vehicleRules = {
  current: INITIAL_VEHICLE_RULES,
  versions: [{ from: null, rules: INITIAL_VEHICLE_RULES }],
  at: () => INITIAL_VEHICLE_RULES,
};

type Class<T> = new (...dependencies: never[]) => T;

interface Ride {
  id: number;
  pickupLat: number;
  pickupLng: number;
  rideType: string;
  groupSize: number;
}

interface Matches {
  assess(search: object, seenSince: Date): Promise<{ exclusion: string | null }[]>;
  ridesWithinDistance(search: object, seenSince: Date): Promise<number[]>;
}

interface Nearby {
  onModuleInit(): void;
  onApplicationBootstrap(): void;
  beforeApplicationShutdown(): Promise<void>;
  around(rides: readonly Ride[], withinMiles: number): Map<number, number[]>;
}

/** Adds copies of one driver at random places, each with its own account. */
async function addDrivers(client: pg.Client, driverId: number, count: number): Promise<void> {
  const { positions } = new MovingDrivers(count, chance(SEED));
  await client.query(
    `WITH place AS (SELECT row_number() OVER () AS n, p.* FROM unnest($2::float8[], $3::float8[]) AS p (lat, lng)),
          made AS (INSERT INTO users (name, email, email_verified_at, phone, phone_verified_at, language)
                   SELECT u.name, 'driver-' || place.n || '@bench.test', u.email_verified_at, '7' || lpad(place.n::text, 9, '0'),
                          u.phone_verified_at, u.language
                     FROM users u, place WHERE u.id = (SELECT user_id FROM drivers WHERE id = $1)
                   RETURNING id, email)
     INSERT INTO drivers OVERRIDING SYSTEM VALUE
     SELECT (jsonb_populate_record(d, jsonb_build_object('id', nextval(pg_get_serial_sequence('drivers', 'id')), 'user_id', made.id,
              'license_plate', 'C' || place.n, 'credible_lat', place.lat, 'credible_lng', place.lng, 'last_seen_at', now() + interval '1 hour'))).*
       FROM drivers d, place JOIN made ON made.email = 'driver-' || place.n || '@bench.test' WHERE d.id = $1`,
    [driverId, positions.map(({ lat }) => lat), positions.map(({ lng }) => lng)],
  );
}

/** Adds waiting requests as copies of a ride. The API's statistics do not include them. */
async function addRequests(client: pg.Client, rideId: number, count: number): Promise<Ride[]> {
  const drivers = new MovingDrivers(0, chance(SEED + 1));
  const places = Array.from({ length: count }, () => drivers.somewhere());
  const { rows } = await client.query<Ride>(
    `WITH place AS (SELECT row_number() OVER () AS n, p.* FROM unnest($2::float8[], $3::float8[]) AS p (lat, lng)),
          quote AS (INSERT INTO quotes SELECT (jsonb_populate_record(q, jsonb_build_object('id', gen_random_uuid()))).*
                      FROM quotes q, place WHERE q.id = (SELECT quote_id FROM rides WHERE id = $1) RETURNING id),
          numbered AS (SELECT row_number() OVER () AS n, id FROM quote)
     INSERT INTO rides OVERRIDING SYSTEM VALUE
     SELECT (jsonb_populate_record(r, jsonb_build_object('id', nextval(pg_get_serial_sequence('rides', 'id')), 'status', 'pending',
              'driver_id', NULL, 'busy_from', NULL, 'busy_until', NULL, 'quote_id', numbered.id, 'pickup_lat', place.lat, 'pickup_lng', place.lng))).*
       FROM rides r, place JOIN numbered ON numbered.n = place.n WHERE r.id = $1
     RETURNING id, pickup_lat AS "pickupLat", pickup_lng AS "pickupLng", ride_type AS "rideType", group_size AS "groupSize"`,
    [rideId, places.map(({ lat }) => lat), places.map(({ lng }) => lng)],
  );
  return rows;
}

/** Gives every free driver a ride in progress. @returns its ids */
async function occupyDrivers(client: pg.Client, rideId: number): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>(
    `SELECT d.id FROM drivers d WHERE NOT EXISTS (SELECT 1 FROM rides r WHERE r.driver_id = d.id)`,
  );
  const rides = await addRequests(client, rideId, rows.length);
  const ids = rides.map(({ id }) => id);
  await client.query(
    `UPDATE rides r SET status = 'in_progress', driver_id = given.driver_id
       FROM unnest($1::int[], $2::int[]) AS given (ride_id, driver_id) WHERE r.id = given.ride_id`,
    [ids, rows.map(({ id }) => id)],
  );
  await client.query('ANALYZE');
  return ids;
}

async function remembered(database: object, times: RoadTimes): Promise<Nearby> {
  const OnlineDrivers = await named<Class<object>>('drivers', 'sql-online-drivers.ts', 'SqlOnlineDrivers');
  const NearbyDrivers = await named<Class<Nearby>>('dispatch', 'nearby-drivers.service.ts', 'NearbyDrivers');
  const travelTimes = {
    matrix: (from: { lat: number; lng: number }[], to: { lat: number; lng: number }[]) => {
      const seconds = times.seconds(from, to);
      return { seconds: from.map((_, row) => [...seconds.subarray(row * to.length, (row + 1) * to.length)]) };
    },
  };
  const report = (error: unknown) => {
    throw error;
  };
  const dependencies: object[] = [
    new OnlineDrivers(database as never),
    travelTimes,
    { subscribe: () => undefined, publish: () => undefined },
    { listen: () => undefined },
    { onReturn: () => undefined, report },
    { ROLE: 'all' },
    vehicleRules,
  ];
  const nearby = new NearbyDrivers(...(dependencies as never[]));
  nearby.onModuleInit();
  const from = performance.now();
  nearby.onApplicationBootstrap();
  while (nearby.around(EVERYWHERE, WITHIN_MILES).size === 0 && performance.now() - from < A_MINUTE)
    await new Promise((resolve) => setTimeout(resolve, 1));
  return nearby;
}

const EVERYWHERE: Ride[] = [{ id: 0, pickupLat: 35.2271, pickupLng: -80.8431, rideType: 'GroupX', groupSize: 4 }];

export async function* measureRounds(isQuick: boolean, say: (line: string) => void): AsyncGenerator<Row> {
  const size = isQuick ? QUICK : FULL;
  say('· PostgreSQL, the API and the city …');
  const databaseUrl = await (await startPostgres()).newDatabase();
  const api = await startApi({
    databaseUrl,
    // Requests of this measurement must not be served.
    env: { ADMIN_EMAILS: OPERATOR_EMAIL, NODE_ENV: 'development', AUTH_RATE_PER_MINUTE: '1000', SEARCH_MINUTES: '60' },
  });
  await loadCity(['ensure'], { databaseUrl });
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'bench' });
  client.on('error', () => undefined);
  await client.connect();
  const reader = new pg.Client({ connectionString: databaseUrl, application_name: 'bench' });
  reader.on('error', () => undefined);
  let nearby: Nearby | undefined;
  try {
    const origins = await addresses();
    const world = await createWorld(
      api.url,
      { rider: origins['rider-web'], driver: origins['driver-web'], admin: origins['admin-web'] },
      client,
    );
    const city = await builtCity(client, join(dirname(origins.logs), 'data'));
    const times = new RoadTimes(readRoadFile(readFileSync(join(city.routing, ROAD_FILE))));
    // Blocks matching rounds, which wait for the row of the lease, so that nobody else changes the database.
    const lock = new pg.Client({ connectionString: databaseUrl });
    lock.on('error', () => undefined);
    await lock.connect();
    await lock.query('BEGIN');
    await lock.query('SELECT 1 FROM dispatch_lease FOR UPDATE');
    await addDrivers(client, world.driverId, size.drivers);
    await client.query(`UPDATE drivers SET last_seen_at = now() + interval '1 hour'`);
    const database = { query: async (sql: string, values: unknown[]) => (await client.query(sql, values)).rows };
    const Matches = await named<Class<Matches>>('drivers', 'sql-matches.ts', 'SqlMatches');
    const VehicleServices = await named<Class<object>>('drivers', 'vehicle-services.ts', 'VehicleServices');
    const matches = new Matches(database as never, new VehicleServices(vehicleRules as never) as never);
    // Uses its own connection, because the measured statements take so long that the index would become too old to be
    // used.
    await reader.connect();
    nearby = await remembered({ query: async (sql: string) => (await reader.query(sql)).rows }, times);
    for (const requests of size.requests) {
      const rides = await addRequests(client, world.rideId, requests);
      await client.query('ANALYZE');
      const now = new Date();
      const seenSince = new Date(now.getTime() - A_MINUTE);
      const limits = { now, withinMeters: WITHIN_METERS, travelSeconds: TRAVEL_SECONDS };
      const search = { rideIds: rides.map(({ id }) => id), ...limits, knownWithinMeters: KNOWN_WITHIN_METERS };
      const free = { all: 0, near: 0 };
      yield {
        what: `round of ${requests} requests, ${size.drivers.toLocaleString('en-US')} drivers`,
        beside: 'all drivers by SQL',
        ...(await compare(
          {
            tasks: [0],
            concurrency: 1,
            ours: async () => {
              const among = nearby!.around(rides, WITHIN_MILES);
              free.near = (await matches.assess({ ...search, among }, seenSince)).filter(isFree).length;
            },
            peer: async () => {
              free.all = (await matches.assess(search, seenSince)).filter(isFree).length;
            },
          },
          size.rounds,
        )),
      };
      if (free.near === 0) throw new Error('the index was not used');
      const waiting = { ...limits, driverId: null, bookingType: 'now', scheduledUntil: now, limit: 200 };
      const served = async () => {
        const took: number[] = [];
        let found = 0;
        for (let round = 0; round < size.rounds; round += 1) {
          const from = performance.now();
          found = (await matches.ridesWithinDistance(waiting, seenSince)).length;
          took.push(performance.now() - from);
        }
        return `${found} of ${requests}, ${percentile(took, 0.5).toFixed(0)} ms`;
      };
      const [whileFree, busy] = [await served(), await occupyDrivers(client, world.rideId)];
      say(
        `  free drivers listed: ${free.near} of ${free.all}; requests that can be served, by SQL: ${whileFree}; while all drivers are busy: ${await served()}`,
      );
      await client.query(`UPDATE rides SET status = 'cancelled', driver_id = NULL WHERE id = ANY($1)`, [busy]);
    }
    await lock.end();
  } finally {
    await nearby?.beforeApplicationShutdown();
    await reader.end();
    await client.end();
    // The next part starts one at the same address.
    await api.stop();
  }
}

const isFree = ({ exclusion }: { exclusion: string | null }) => exclusion === null;
