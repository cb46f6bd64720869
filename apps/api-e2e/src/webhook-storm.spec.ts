import type { ChildProcess } from 'node:child_process';
import pg from 'pg';
import { TEST_KEYS } from '../../../tools/up/src/testing/card-sandbox';
import { addresses, startPostgres, stopAll } from '../../../tools/up/src/testing/stack';
import { outboxOf, type Api, type Client } from './support/api';
import { KillableApi } from './support/killable-api';
import { expectStatus, operator, person, type Person } from './support/people';
import { book, until } from './support/rides';
import { answers, WebhookReceiver, type Behavior } from './support/webhook-receiver';

const OPERATOR = 'ops@example.test';
const KILLS = 5;
const RECEIVERS = 4;
const RIDERS = 4;
let program: KillableApi;
let db: pg.Pool;
let running: ChildProcess;
let operations: Client;
/** Each kill meets all of them, in different states. */
let receivers: WebhookReceiver[];
let riders: Person[];

beforeAll(async () => {
  const databaseUrl = await (await startPostgres()).newMigratedDatabase(`storm_${process.pid}_${Date.now()}`);
  const { port } = new URL((await addresses()).api);
  program = await KillableApi.prepare({
    DATABASE_URL: databaseUrl,
    PORT: port,
    ADMIN_EMAILS: OPERATOR,
    WEBHOOKS_ALLOW_PRIVATE: 'true',
    AUTH_RATE_PER_MINUTE: '100000',
    AUTH_IDENTIFIER_RATE_PER_MINUTE: '100000',
    ...TEST_KEYS,
  });
  db = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  receivers = await Promise.all(Array.from({ length: RECEIVERS }, () => WebhookReceiver.start()));
  running = await program.start();
  const api = { url: program.url, outbox: outboxOf(program.url) } as Api;
  operations = await operator(api, OPERATOR);
  riders = await Promise.all(Array.from({ length: RIDERS }, () => person(api)));
}, 120_000);

afterAll(async () => {
  await program?.killAll();
  for (const receiver of receivers ?? []) await receiver.down();
  await db?.end();
  await stopAll();
});

const count = async (statement: string) => Number((await db.query<{ count: string }>(statement)).rows[0]?.count);
const events = () => count('SELECT count(*) FROM ride_events');

/** Sends no response until the connection is closed. */
const hangs: Behavior = () => undefined;
/** Accepts, but its response is lost. */
const losesAnswer: Behavior = (response) => void response.socket?.destroy();
const KINDS: readonly (Behavior | 'down')[] = [
  answers(204),
  answers(500),
  hangs,
  'down',
  losesAnswer,
  answers(503, { 'retry-after': '1' }),
];

/** Each receiver is one kind ahead of the one before, so that five kills meet twenty pairs of a kind and a moment. */
const kindsAt = (kill: number) => receivers.map((_, index) => KINDS[(kill + index) % KINDS.length]!);

/** Books and cancels rides for as long as the API lives. */
async function bookAndCancel(rider: Person): Promise<void> {
  const ride = await book(rider, { paymentMethod: 'cash' });
  await rider.client.post(`/api/rides/${ride.id}/cancel`, { reason: 'Storm' });
}

describe('a webhook storm', () => {
  it('with receivers that are down, slow and broken, and an API that is killed five times, loses nothing', async () => {
    for (const receiver of receivers) {
      const request = { url: receiver.url, description: 'Storm' };
      const { body } = await expectStatus(operations.post('/api/admin/webhook-endpoints', request), 201);
      receiver.secret = body.secret as string;
    }
    for (let kill = 0; kill < KILLS; kill += 1) {
      for (const [index, kind] of kindsAt(kill).entries()) {
        if (kind === 'down') await receivers[index]!.down();
        else receivers[index]!.behavior = kind;
      }
      const before = await events();
      const work = riders.map((rider) => bookAndCancel(rider).catch(() => undefined));
      // Mid-storm: some rides are booked, and their events are on the way to jobs, messages and the receiver.
      await until(events, (now) => now >= before + 1 + kill * 2);
      await program.kill(running);
      await Promise.all(work);
      for (const receiver of receivers) await receiver.up();
      running = await program.start();
    }
    for (const receiver of receivers) receiver.behavior = answers(204);
    await Promise.all(riders.map(bookAndCancel));

    const jobsLeft = `SELECT count(*) FROM jobs.job WHERE name = 'tell-webhooks-of-ride-event' AND state <> 'completed'`;
    await until(
      () => count(jobsLeft),
      (left) => left === 0,
    );
    // Skips the hours of the retry schedule.
    const waiting = async () => {
      await db.query(`UPDATE webhook_deliveries SET next_attempt_at = now() WHERE state = 'waiting'`);
      return count(`SELECT count(*) FROM webhook_deliveries WHERE state <> 'delivered'`);
    };
    await until(waiting, (left) => left === 0);

    const { rows: recorded } = await db.query<{ key: string; type: string }>(
      `SELECT ride_id || ':' || number AS key, type FROM ride_events WHERE type NOT LIKE 'offer_%' ORDER BY ride_id, number`,
    );
    let repeats = 0;
    for (const { received } of receivers) {
      expect(received.every(({ isVerified }) => isVerified)).toBe(true);
      const idsOf = new Map<string, Set<string>>();
      for (const { id, event } of received) {
        const key = `${event.data.rideId}:${event.data.eventNumber}`;
        idsOf.set(key, (idsOf.get(key) ?? new Set()).add(id));
      }
      // Every event has arrived, and nothing else.
      expect([...idsOf.keys()].sort()).toEqual(recorded.map(({ key }) => key).sort());
      // However often an event came, it had one id and one body.
      expect([...idsOf.values()].every(({ size }) => size === 1)).toBe(true);
      const bodies = new Map(received.map(({ id, body: text }) => [id, text]));
      expect(received.every(({ id, body: text }) => bodies.get(id) === text)).toBe(true);
      repeats += received.length - idsOf.size;
      process.stdout.write(
        `webhook storm: ${idsOf.size} events, ${received.length} deliveries arrived, ${KILLS} kills, none lost\n`,
      );
    }
    // The storm had an effect: some events came more than once.
    expect(repeats).toBeGreaterThan(0);
  }, 600_000);
});
