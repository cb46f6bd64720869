import fc from 'fast-check';
import { appendFileSync } from 'node:fs';
import type { Client } from './support/api';
import { ACTIONS, newScene, take, type Step } from './support/money-actions';
import { expectBalanced, expectRightCharges } from './support/money-invariants';
import { MoneyWorld } from './support/money-world';

/** More of them by `MONEY_RUNS=200 npm run test:api -- money.spec`; one again by the seed that a failure names, as `MONEY_SEED`. */
const RUNS = Number(process.env['MONEY_RUNS'] ?? 8);
const SEED = process.env['MONEY_SEED'] === undefined ? {} : { seed: Number(process.env['MONEY_SEED']) };

let world: MoneyWorld;
let desk: Client;

beforeAll(async () => {
  world = await MoneyWorld.start();
  desk = await world.operator();
}, 120_000);
afterAll(() => world?.api.stop());

const step: fc.Arbitrary<Step> = fc.record({ action: fc.constantFrom(...ACTIONS), a: fc.nat(50), b: fc.nat(50) });
/** Sequences come somewhere only when the usual happens in between: people pay, friends join, a driver comes and drives. Each may still be left out. */
const USUAL: readonly [Step['action'], number, number][] = [
  ['pay', 0, 0], ['join', 0, 0], ['pay', 0, 2], ['join', 1, 0], ['pay', 2, 3], ['accept', 0, 0], ['arrive', 0, 0], ['start', 0, 0], ['complete', 0, 0], ['tip', 0, 1],
];
const usual = USUAL.map(([action, a, b]) => fc.tuple(fc.constant<Step>({ action, a, b }), fc.nat(19)).map(([each, chance]) => (chance === 0 ? [] : [each])));
const story = fc
  .tuple(...usual.map((each) => fc.tuple(each, fc.array(step, { maxLength: 2 }))))
  .map((parts) => parts.flatMap(([first, more]) => [...first, ...more]));

describe('whatever happens, in whatever order', () => {
  it(
    'the books balance, the provider and the ledger agree, and nobody pays twice or more than agreed',
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.nat(50), fc.nat(50), story, async (a, b, steps) => {
          const scene = await newScene(world, desk, { a, b });
          for (const each of steps) {
            await take(scene, each);
            await expectBalanced(scene);
          }
          await world.quiet();
          await expectRightCharges(scene);
          if (process.env['MONEY_LOG']) appendFileSync(process.env['MONEY_LOG'], `${scene.log.join('\n')}\n\n`);
        }),
        { numRuns: RUNS, endOnFailure: true, ...SEED },
      );
    },
    Math.max(240_000, RUNS * 30_000),
  );
});
