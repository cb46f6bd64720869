import { expectStatus } from './support/people';
import { historiesOf, runHistories } from './support/histories';
import { PROMOTIONS } from './support/money-actions';
import { MoneyWorld } from './support/money-world';

/** `npm run histories -- 2000 7` sets these: the number of histories, the first seed, and how many to skip. */
const COUNT = Number(process.env['HISTORIES'] ?? 24);
const SEED = Number(process.env['HISTORY_SEED'] ?? 15);
const FROM = Number(process.env['HISTORY_FROM'] ?? 0);

let world: MoneyWorld;

beforeAll(async () => {
  world = await MoneyWorld.start();
}, 120_000);
afterAll(() => world?.api.stop());

describe('random histories of groups', () => {
  it(
    'end with balanced books, charges within consent and no authorization left at the provider',
    async () => {
      const operations = await world.operator();
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
      await runHistories(historiesOf(SEED, FROM, COUNT), { world, operations, from: FROM });
    },
    // On a busy machine each takes ten times as long as on a quiet one.
    Math.max(300_000, COUNT * 20_000),
  );
});
