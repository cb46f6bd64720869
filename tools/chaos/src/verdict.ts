import { setTimeout as delay } from 'node:timers/promises';
import type { Intent } from '../../../tools/up/src/testing/card-sandbox';
import { type Books, expectBalanced, expectRightCharges } from '../../../tools/up/src/testing/money-invariants';
import type { Journal, JournalRide } from './journal';
import { differences, type StoredRide } from './lost-writes';
import type { Person } from './people';
import type { World } from './world';

/**
 * Longest time for settling: lookups of payments whose webhook event was lost start after a minute, and are repeated
 * after two and four.
 */
const SETTLED_WITHIN_MS = 240_000;
const LOOK_MS = 250;
/** Number of consecutive quiet checks, because a recurring job may be due at any moment. */
const QUIET_LOOKS = 3;

/** Work that is due, and work that failed and will be retried. */
const OPEN_WORK = `SELECT
  (SELECT count(*) FROM jobs.job WHERE state IN ('created', 'retry', 'active') AND (start_after <= now() OR retry_count > 0) AND name NOT LIKE '\\_\\_pgboss%')
  + (SELECT count(*) FROM payments WHERE state NOT IN ('captured', 'released', 'failed'))
  + (SELECT count(*) FROM refunds WHERE state NOT IN ('succeeded', 'failed'))
  + (SELECT count(*) FROM rides WHERE status NOT IN ('completed', 'cancelled')) AS count`;

/** Waits until no work is left, up to a limit; the checks then find the rest. @returns milliseconds */
export async function settle({ query }: World): Promise<number> {
  const began = performance.now();
  for (let looks = 0; looks < QUIET_LOOKS && performance.now() - began < SETTLED_WITHIN_MS; await delay(LOOK_MS)) {
    const [row] = await query<{ count: string }>(OPEN_WORK);
    looks = row?.count === '0' ? looks + 1 : 0;
  }
  return performance.now() - began;
}

/**
 * Compares what was acknowledged with the API, the database and the payment provider, and adds every difference to the
 * journal.
 */
export async function check(world: World, journal: Journal, riders: readonly Person[]): Promise<void> {
  await checkRides(world, journal, riders);
  await checkNames(world, journal);
  await checkJobs(world, journal);
  await checkMoney(world, journal);
}

async function checkRides({ query }: World, journal: Journal, riders: readonly Person[]): Promise<void> {
  const rows = await query<Omit<StoredRide, 'shownStatus'> & { id: number }>(
    `SELECT r.id, r.status, r.driver_id AS "driverId",
       ARRAY(SELECT e.type FROM ride_events e WHERE e.ride_id = r.id) AS events,
       (SELECT coalesce(json_agg(json_build_object('id', p.id, 'state', p.state)), '[]') FROM payments p WHERE p.ride_id = r.id) AS payments
     FROM rides r WHERE r.organizer_id = ANY($1)`,
    [riders.map(({ id }) => id)],
  );
  const stored = new Map(rows.map((row) => [row.id, row]));
  for (const { id } of rows)
    if (!journal.rides.has(id)) journal.violation(`ride ${id} exists, and no booking was answered with it`);
  for (const id of journal.unknownRides)
    journal.violation(`ride ${id} was driven, and no booking was answered with it`);
  for (const ride of journal.rides.values()) {
    const row = stored.get(ride.rideId);
    const found = differences(ride, row && { ...row, shownStatus: await shownStatus(ride, riders) });
    for (const difference of found) journal.violation(difference);
  }
}

async function shownStatus({ rideId, riderId }: JournalRide, riders: readonly Person[]): Promise<string> {
  const rider = riders.find(({ id }) => id === riderId);
  const ride = await rider?.client.call('GET', `/api/rides/${rideId}`);
  return String(ride?.['status']);
}

async function checkNames({ query }: World, journal: Journal): Promise<void> {
  for (const [id, name] of journal.names) {
    const [row] = await query<{ name: string }>(`SELECT name FROM users WHERE id = $1`, [id]);
    if (row?.name !== name) journal.violation(`user ${id} is named ${row?.name}, and ${name} was acknowledged last`);
  }
}

async function checkJobs({ query }: World, journal: Journal): Promise<void> {
  const failed = await query<{ name: string; data: unknown; output: unknown; tries: number }>(
    `SELECT name, data, output, retry_count AS tries FROM jobs.job WHERE state = 'failed' AND name NOT LIKE '\\_\\_pgboss%'`,
  );
  for (const { name, data, output, tries } of failed)
    journal.violation(
      `job ${name} ${JSON.stringify(data)} was given up after ${tries} retries: ${JSON.stringify(output).slice(0, 300)}`,
    );
}

async function checkMoney({ query, cards }: World, journal: Journal): Promise<void> {
  const byRide = new Map<string, Intent[]>();
  for (const intent of await cards.allIntents()) {
    const rideId = intent.metadata['rideId'] ?? '';
    byRide.set(rideId, [...(byRide.get(rideId) ?? []), intent]);
  }
  for (const rideId of byRide.keys()) {
    if (!journal.rides.has(Number(rideId)))
      journal.violation(`the provider has a payment for ride "${rideId}", which nobody booked`);
  }
  const books: Books = { query, intentsOf: async (rideId) => byRide.get(String(rideId)) ?? [] };
  const [sum] = await query<{ sum: string }>(`SELECT coalesce(sum(amount_cents), 0) AS sum FROM ledger_entries`);
  if (Number(sum?.sum) !== 0) journal.violation(`the ledger sums to ${sum?.sum} cents`);
  await recordFailure(journal, () => expectBalanced(books));
  for (const { rideId, paymentMethod } of journal.rides.values()) {
    if (paymentMethod === 'card')
      await recordFailure(journal, () => expectRightCharges(books, rideId), `ride ${rideId}: `);
  }
  await checkRefunds({ query, cards }, journal);
}

async function checkRefunds({ query, cards }: Pick<World, 'query' | 'cards'>, journal: Journal): Promise<void> {
  for (const [paymentId, cents] of journal.refunds) {
    const [row] = await query<{ intent: string; refunded: string }>(
      `SELECT p.intent_id AS intent, (SELECT coalesce(sum(r.amount_cents), 0) FROM refunds r WHERE r.payment_id = p.id AND r.state = 'succeeded') AS refunded FROM payments p WHERE p.id = $1`,
      [paymentId],
    );
    if (Number(row?.refunded) !== cents)
      journal.violation(
        `payment ${paymentId}: a refund of ${cents} cents was acknowledged, and ${row?.refunded} are refunded`,
      );
    const atProvider = row === undefined ? 0 : await cards.refundedOf(row.intent);
    if (atProvider !== cents)
      journal.violation(
        `payment ${paymentId}: a refund of ${cents} cents was acknowledged, and the provider has refunded ${atProvider}`,
      );
  }
}

async function recordFailure(journal: Journal, expectation: () => Promise<void>, prefix = ''): Promise<void> {
  try {
    await expectation();
  } catch (error) {
    const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    journal.violation(`${prefix}${line}`);
  }
}
