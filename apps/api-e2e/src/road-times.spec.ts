import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import * as stack from '../../../tools/up/src/testing/stack';
import { client, startApi, type Api, type Client } from './support/api';
import { driver, expectStatus, operator, person, type Driver } from './support/people';
import { book, until, UPTOWN } from './support/rides';

const ROOT = resolve(import.meta.dirname, '..', '..', '..');
/** A place 330 meters away on the other bank of a river, whose only bridge is almost four kilometers to the east. */
const ACROSS_THE_RIVER = { lat: 35.2301, lng: -80.8431 };
/** A place 1.5 kilometers away on the same bank. */
const ON_THE_SAME_BANK = { lat: 35.2271, lng: -80.8266 };

const OPERATOR = 'roads-ops@example.test';

let api: Api;
let operations: Client;
let folder: string;
let [across, nearByRoad]: Driver[] = [];

beforeAll(async () => {
  api = await startApi({ OFFER_SECONDS: '600', ADMIN_EMAILS: OPERATOR });
  operations = await operator(api, OPERATOR);
  folder = mkdtempSync(join(tmpdir(), 'groupride-river-'));
  [across, nearByRoad] = [await driver(api, ACROSS_THE_RIVER), await driver(api, ON_THE_SAME_BANK)];
}, 120_000);

afterAll(async () => {
  await api?.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function importRiver(): Promise<void> {
  const file = join(folder, 'river.osm.pbf');
  const write = spawn(
    process.execPath,
    ['--import', 'tsx', join(ROOT, 'tools', 'city', 'src', 'testing', 'write-town.ts'), file, 'river'],
    { cwd: ROOT, env: { PATH: process.env['PATH'], TSX_TSCONFIG_PATH: join(ROOT, 'tsconfig.base.json') } },
  );
  expect(await once(write, 'close')).toEqual([0, null]);
  await stack.loadCity(['import', file, '--name', 'River'], { databaseUrl: api.databaseUrl });
  await until(status, ({ travelTimes }) => travelTimes === 'roads');
}

const status = async () =>
  (await client(api).get('/api/mapping/status')).body as { travelTimes: 'roads' | 'straight_lines' };

async function firstAsked(): Promise<number> {
  const ride = await book(await person(api));
  const offers = await until(
    () => api.query<{ driverId: number }>(`SELECT driver_id AS "driverId" FROM offers WHERE ride_id = $1`, [ride.id]),
    (rows) => rows.length > 0,
  );
  await api.query(`UPDATE offers SET status = 'withdrawn' WHERE status = 'open'`);
  await api.query(`UPDATE rides SET status = 'cancelled' WHERE id = $1`, [ride.id]);
  return offers[0]!.driverId;
}

/** The driver and minutes of the newest decision, as operations see them. */
async function isEstimated(): Promise<boolean> {
  const [ride] = await api.query<{ id: number }>(`SELECT max(ride_id) AS id FROM dispatch_decisions`);
  const { body } = await expectStatus(operations.get(`/api/admin/rides/${ride!.id}/dispatch`), 200);
  return (body as { decisions: { minutesEstimated: boolean }[] }).decisions[0]!.minutesEstimated;
}

/** Minutes to a pickup, which is a little farther east each time, so that no answer is reused. */
let asked = 0;
async function pickupMinutes(): Promise<{ minutes: number | null; minutesEstimated: boolean }> {
  asked += 1;
  const pickup = { lat: UPTOWN.lat, lng: UPTOWN.lng + asked / 1000 };
  const { body } = await expectStatus(client(api).post('/api/ride-types/availability', { groupSize: 4, pickup }), 200);
  return body.rideTypes.find((each: { rideType: string }) => each.rideType === 'GroupX');
}

const etas = async () => {
  const { body } = await expectStatus(client(api).get(`/api/drivers/available?near=${UPTOWN.lat},${UPTOWN.lng}`), 200);
  return (body as { eta: number }[]).map(({ eta }) => eta).sort((a, b) => a - b);
};

describe('without the roads of a city', () => {
  it('the nearest driver in a straight line is asked first, and minutes are estimates', async () => {
    expect(await status()).toMatchObject({ travelTimes: 'straight_lines' });
    expect(await firstAsked()).toBe(across!.driverId);
    expect(await isEstimated()).toBe(true);
    expect(await pickupMinutes()).toMatchObject({ minutes: 1, minutesEstimated: true });
    expect((await etas())[0]).toBe(1);
  });
});

describe('with the roads of a city', () => {
  beforeAll(importRiver, 120_000);

  it('the nearest driver by road is asked first', async () => {
    expect(await firstAsked()).toBe(nearByRoad!.driverId);
    expect(await isEstimated()).toBe(false);
  });

  it('minutes to the pickup are those by road, of the driver who would be asked', async () => {
    const both = await pickupMinutes();
    expect(both.minutesEstimated).toBe(false);
    expect(both.minutes).toBeGreaterThanOrEqual(2);
    expect(both.minutes).toBeLessThanOrEqual(5);
    await api.query(`UPDATE drivers SET is_online = false WHERE id = $1`, [nearByRoad!.driverId]);
    expect((await pickupMinutes()).minutes).toBeGreaterThan(8);
  });

  it('the list of drivers shows how long each takes by road', async () => {
    await api.query(`UPDATE drivers SET is_online = true WHERE id = $1`, [nearByRoad!.driverId]);
    const [near, far] = await etas();
    expect(near).toBeLessThanOrEqual(5);
    expect(far).toBeGreaterThan(8);
  });

  describe('and more drivers near a pickup than are compared by road', () => {
    /** A round that compares only part of all drivers looks at this many of those that do not fit. */
    const ASKED_TOO_SMALL = 20;

    beforeAll(async () => {
      // In a straight line, 80 are nearer than the one on the same bank, and 40 farther.
      await copies(across!, 80, ACROSS_THE_RIVER, 6);
      await copies(across!, 40, { ...ON_THE_SAME_BANK, lng: ON_THE_SAME_BANK.lng + 0.002 }, 6);
      await copies(across!, 30, ACROSS_THE_RIVER, 2);
    });

    it('a round compares some of them, and still offers the ride to the one who is nearest by road', async () => {
      const decision = await until(decide, ({ tooSmall }) => tooSmall === ASKED_TOO_SMALL);
      expect(decision.driverId).toBe(nearByRoad!.driverId);
    }, 60_000);
  });
});

/** Copies of a driver, each with an account of their own, a few meters apart. */
async function copies(of: Driver, count: number, at: { lat: number; lng: number }, seats: number): Promise<void> {
  await api.query(
    `WITH made AS (INSERT INTO users (name, email, email_verified_at, language)
       SELECT u.name, gen_random_uuid() || '@example.test', u.email_verified_at, u.language
         FROM users u, generate_series(1, $2::int) WHERE u.id = (SELECT user_id FROM drivers WHERE id = $1) RETURNING id)
     INSERT INTO drivers OVERRIDING SYSTEM VALUE
     SELECT (jsonb_populate_record(d, jsonb_build_object('id', nextval(pg_get_serial_sequence('drivers', 'id')), 'user_id', made.id,
              'license_plate', 'C' || made.id, 'seats', $5::int, 'is_online', true, 'last_seen_at', now() + interval '1 hour',
              'credible_lat', $3::float8, 'credible_lng', $4::float8 + (made.id % 50) * 1e-6))).*
       FROM drivers d, made WHERE d.id = $1`,
    [of.driverId, count, at.lat, at.lng, seats],
  );
}

/** The driver who was offered a new ride, and how many drivers with too few seats the round looked at. */
async function decide(): Promise<{ driverId: number | null; tooSmall: number }> {
  const driverId = await firstAsked();
  const [decision] = await api.query<{ tooSmall: number }>(
    `SELECT coalesce((left_out ->> 'vehicle_too_small')::int, 0) AS "tooSmall" FROM dispatch_decisions
      WHERE driver_id IS NOT NULL ORDER BY id DESC LIMIT 1`,
  );
  return { driverId, ...decision! };
}
