import fc from 'fast-check';
import { appendFileSync } from 'node:fs';
import type { Client } from './support/api';
import { newScene, PROMOTIONS, take } from './support/money-actions';
import { stories } from './support/money-stories';
import { expectBalanced, expectRightCharges } from '../../../tools/up/src/testing/money-invariants';
import { MoneyWorld } from './support/money-world';
import { expectStatus } from './support/people';
import { quote, until } from './support/rides';

/** Kills the API in the middle of a call; `histories.spec` runs many histories without kills. Run more with `MONEY_RUNS=200 npm run test:api -- money.spec`, or repeat one with the seed that a failure names, as `MONEY_SEED`. */
const RUNS = Number(process.env['MONEY_RUNS'] ?? 5);
const SEED = process.env['MONEY_SEED'] === undefined ? {} : { seed: Number(process.env['MONEY_SEED']) };

let world: MoneyWorld;
let operations: Client;

beforeAll(async () => {
  world = await MoneyWorld.start();
  operations = await world.operator();
  for (const code of PROMOTIONS)
    await expectStatus(
      operations.post('/api/admin/promotions', {
        ...code,
        name: code.code,
        kind: 'amount',
        firstRideOnly: false,
        reason: 'Test',
      }),
      201,
    );
}, 120_000);
afterAll(() => world?.api.stop());

describe('one idempotency key, used a hundred times at once', () => {
  it('creates one ride, one hold and one stored answer, and is refused with a different request', async () => {
    const ana = await world.person();
    const { quoteId } = await quote(ana);
    const key = { 'idempotency-key': quoteId };
    const hundred = <T>(ask: () => Promise<T>) => Promise.all(Array.from({ length: 100 }, ask));
    const booked = await hundred(() => ana.client.post('/api/rides', { quoteId, paymentMethod: 'card' }, key));
    expect(new Set(booked.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    const rideId = booked[0]!.body.id as number;
    // A busy provider may make some callers retry, as people do.
    const begun = await hundred(() =>
      until(
        () => ana.client.post('/api/create-payment-intent', { rideId }),
        ({ status }) => status !== 503,
      ),
    );
    const answers = new Set(
      begun.map(({ status, body }) => `${status} ${body.paymentId} ${body.clientSecret} ${body.code ?? ''}`),
    );
    expect([...answers]).toEqual([`200 ${begun[0]!.body.paymentId} ${begun[0]!.body.clientSecret} `]);
    await hundred(() => world.cards.confirm(begun[0]!.body.clientSecret));
    await hundred(() => ana.client.post(`/api/payments/${begun[0]!.body.paymentId}/refresh`));
    expect((await world.cards.intentsOf(rideId)).map(({ status }) => status)).toEqual(['requires_capture']);
    expect(await world.api.query(`SELECT state FROM payments WHERE ride_id = $1`, [rideId])).toEqual([
      { state: 'authorized' },
    ]);
    expect(await world.api.query(`SELECT 1 FROM idempotency_keys WHERE key = $1`, [quoteId])).toHaveLength(1);
    expect((await ana.client.post('/api/rides', { quoteId, paymentMethod: 'cash' }, key)).body.code).toBe(
      'idempotency_key_reused',
    );
  });
});

describe('whatever happens, in whatever order', () => {
  it(
    'the books balance, the provider and the ledger agree, and nobody pays twice or more than agreed',
    async () => {
      await fc.assert(
        fc.asyncProperty(stories(), async ({ a, b, steps }) => {
          const scene = await newScene(world, operations, { a, b });
          for (const each of steps) {
            await take(scene, each);
            await expectBalanced(world.books, scene.log);
          }
          await world.quiet();
          await expectRightCharges(world.books, scene.rideId, scene.log);
          if (process.env['MONEY_LOG']) appendFileSync(process.env['MONEY_LOG'], `${scene.log.join('\n')}\n\n`);
        }),
        { numRuns: RUNS, endOnFailure: true, ...SEED },
      );
    },
    Math.max(240_000, RUNS * 30_000),
  );
});
