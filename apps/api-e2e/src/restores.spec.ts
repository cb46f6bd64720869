import pg from 'pg';
import { CardSandbox, TEST_KEYS } from '../../../tools/up/src/testing/card-sandbox';
import { addresses, startPostgres, startSandbox, stopAll } from '../../../tools/up/src/testing/stack';
import { type Api, outboxIn, PLENTY } from './support/api';
import { runApiProgram } from './support/api-programs';
import { runJobs } from './support/jobs';
import { KillableApi } from './support/killable-api';
import { Operations, OPERATOR } from './support/operations';
import { PaidRides } from './support/paid-rides';
import { driver, expectStatus, person, type Driver } from './support/people';
import { book, completeTrip, offerTo, until, UPTOWN } from './support/rides';

let databaseUrl: string;
let db: pg.Pool;
let killable: KillableApi;
let child: Awaited<ReturnType<KillableApi['start']>>;
let cards: CardSandbox;
let world: PaidRides;
let operations: Operations;

beforeAll(async () => {
  databaseUrl = await (await startPostgres()).newMigratedDatabase(`restores_${process.pid}_${Date.now()}`);
  const sandbox = await startSandbox({ databaseUrl, env: TEST_KEYS });
  cards = new CardSandbox(sandbox);
  killable = await KillableApi.prepare({
    ...TEST_KEYS,
    ...PLENTY,
    ADMIN_EMAILS: OPERATOR,
    FASTEST_CAR_MPH: '1000000000',
    DATABASE_URL: databaseUrl,
    PORT: new URL((await addresses()).api).port,
    STRIPE_API_URL: sandbox,
  });
  const query = async <Row>(sql: string, parameters: unknown[] = []) => (await db.query(sql, parameters)).rows as Row[];
  const api: Api = {
    url: killable.url,
    databaseUrl,
    sandbox,
    query,
    outbox: outboxIn(query, killable.url),
    stop: async () => undefined,
  };
  world = PaidRides.with(api, cards);
  await start();
  operations = await Operations.open(world);
}, 180_000);
afterAll(async () => {
  await db?.end().catch(() => undefined);
  await killable?.killAll();
  await stopAll();
});

/** @param env further or other variables */
async function start(env: Readonly<Record<string, string>> = {}): Promise<void> {
  db = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  child = await killable.start(env);
}

/** Does something with the database while nobody uses it. */
async function whileStopped(...statements: readonly string[]): Promise<void> {
  await killable.stop(child);
  await db.end();
  const maintenance = new URL(databaseUrl);
  maintenance.pathname = '/postgres';
  const server = new pg.Client({ connectionString: maintenance.href });
  await server.connect();
  try {
    for (const statement of statements) await server.query(statement);
  } finally {
    await server.end();
  }
}

const program = (name: 'after-restore' | 'unknown-holds', ...args: string[]) =>
  runApiProgram(name, { DATABASE_URL: databaseUrl, STRIPE_API_URL: cards.url }, args);

const statesOf = async (...rides: { ride: { id: number } }[]) =>
  (await Promise.all(rides.map(({ ride }) => world.states(ride.id)))).flat();

const intentOf = async ({ ride }: { ride: { id: number } }) => (await cards.intentsOf(ride.id))[0]!;

/** Compares everything with the provider now, twice, as it does within a minute. */
async function reconcile(): Promise<void> {
  await operations.client.post('/api/admin/reconciliations', { whole: true });
  await until(
    async () => {
      await world.api.query(
        `UPDATE jobs.job SET start_after = now() WHERE name = 'reconcile-with-the-provider' AND state = 'created'`,
      );
      return world.api.query<{ state: string }>(`SELECT state FROM reconciliation_runs ORDER BY id DESC LIMIT 1`);
    },
    ([run]) => run?.state === 'finished',
  );
}

async function drive(who: Driver, rideId: number): Promise<void> {
  await offerTo(world.api, rideId, [who.driverId]);
  await expectStatus(who.client.post(`/api/rides/${rideId}/accept/${who.driverId}`), 200);
  await world.step(who, rideId, 'arrived');
  await world.step(who, rideId, 'in_progress');
  expect((await completeTrip(who, rideId)).status).toBeLessThan(300);
}

/** As operations, for a trip that the database does not know of. */
async function complete(who: Driver, rideId: number): Promise<void> {
  const reason = 'It took place before the restore';
  const act = (action: string, body: object) =>
    expectStatus(
      operations.client.post(
        `/api/admin/rides/${rideId}/${action}`,
        { reason, ...body },
        { 'idempotency-key': action },
      ),
      200,
    );
  await act('reassign', { driverId: who.driverId, replacedDriverId: null });
  await act('complete', {});
}

it('a database that was restored to an earlier moment follows the provider, which knows what came after', async () => {
  const name = new URL(databaseUrl).pathname.slice(1);
  const dan = await driver(world.api, UPTOWN);
  const driven = await world.paidRide();
  const [captured, released] = [await world.paidRide(), await world.paidRide()];
  const refunded = await world.chargedRide();
  await cards.allDelivered();
  // As after many lookups.
  await world.api.query(
    `UPDATE payments SET next_lookup_at = now() + interval '1 day' WHERE next_lookup_at IS NOT NULL`,
  );
  await whileStopped(`CREATE DATABASE ${name}_backup TEMPLATE ${name}`);
  const moment = new Date().toISOString();
  await start();

  await drive(dan, driven.ride.id);
  await world.settled(driven.ride.id, ['ride captured']);
  await world.driven(captured.ride.id);
  await world.settled(captured.ride.id, ['ride captured']);
  await cards.cancelIntent((await intentOf(released)).id);
  await cards.refund((await intentOf(refunded)).id, 500);
  const ofRefund = `SELECT payload->'object'->>'id' AS id FROM stripe_events WHERE type = 'refund.created'`;
  const [refund] = await until(
    () => world.api.query<{ id: string }>(ofRefund),
    ({ length }) => length === 1,
  );
  const [charged, held] = [await world.chargedRide(), await world.paidRide()];
  await cards.allDelivered();

  await whileStopped(`DROP DATABASE ${name}`, `CREATE DATABASE ${name} TEMPLATE ${name}_backup`);
  expect(await program('after-restore')).toMatch(/^Advanced \d\d sequences of ids; [1-9]\d* lookups .* are due\n$/);
  // Nothing ends by itself while no process runs jobs, so that operators can complete the trips that took place.
  await start({ ROLE: 'api' });
  await complete(dan, driven.ride.id);
  expect(await statesOf(driven, captured, released)).toEqual(['ride authorized', 'ride authorized', 'ride authorized']);
  await killable.stop(child);
  await db.end();
  await start();

  await runJobs(world.api, 'look-up-payments-at-the-provider');
  expect(await statesOf(captured, released)).toEqual(['ride captured', 'ride failed']);
  await world.settled(driven.ride.id, ['ride captured']);
  expect(await cards.refundedOf((await intentOf(driven)).id)).toBe(0);
  expect(await world.balance(`driver:${dan.driverId}`)).toBeLessThan(0);

  await reconcile();
  const alerts = [
    ...(await operations.alerts(captured.ride.id)),
    ...(await operations.alerts(refunded.ride.id)),
    ...(await operations.alerts(null)),
  ];
  expect(alerts.map(({ kind, ours, theirs }) => [kind, ours, theirs])).toEqual([
    ['captured_elsewhere', '0.00', captured.ride.totalCost],
    ['refund_difference', '0.00', '5.00'],
    ['unknown_charge', '0.00', charged.ride.totalCost],
  ]);

  await cards.resendAbout(refund!.id, ['refund.created']);
  expect(await operations.alerts(refunded.ride.id)).toMatchObject([{ kind: 'refunded_elsewhere' }]);

  const newcomer = await person(world.api);
  const ride = await book(newcomer, { paymentMethod: 'card' });
  expect(ride.id).toBeGreaterThan(1_000_000);
  await expectStatus(world.begin(newcomer, ride.id), 200);
  for (const lost of [charged, held]) {
    await cards.resend('payment_intent.succeeded', lost.ride.id);
    await cards.resend('payment_intent.amount_capturable_updated', lost.ride.id);
  }
  await cards.allDelivered();
  expect(await statesOf({ ride })).toEqual(['ride created']);
  const unmatched = await world.api.query(`SELECT 1 FROM stripe_events WHERE NOT handled`);
  expect(unmatched.length).toBeGreaterThan(1);

  const hold = await intentOf(held);
  const found = `${hold.id} of ride ${held.ride.id}, payment ${held.intent.paymentId}: ${held.total} cents\n`;
  expect(await program('unknown-holds', moment)).toBe(`${found}1 found\n`);
  expect((await intentOf(held)).status).toBe('requires_capture');
  expect(await program('unknown-holds', moment, '--release')).toBe(`${found}1 released\n`);
  expect((await intentOf(held)).status).toBe('canceled');
  expect(await program('unknown-holds', moment)).toBe('0 found\n');
  await expect(program('unknown-holds', 'yesterday')).rejects.toThrow('Usage:');
}, 180_000);
