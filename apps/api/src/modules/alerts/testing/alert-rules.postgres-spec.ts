import { PostgresWorld } from '../../../platform/database/testing/postgres-world';
import { SqlAlertRulesRepository } from '../infra/sql-alert-rules.repository';

let world: PostgresWorld;
beforeAll(async () => void (world = await PostgresWorld.open()), 120_000);
afterAll(() => world?.close());

describe('the check of the alert rules', () => {
  it('runs once at a time, in whatever process', async () => {
    const rules = new SqlAlertRulesRepository();
    const claim = () => world.transaction((tx) => rules.claim(tx));
    let finish = () => {};
    const slow = new Promise<void>((resolve) => (finish = resolve));
    let begun = () => {};
    const hasBegun = new Promise<void>((resolve) => (begun = resolve));
    const first = world.transaction(async (tx) => {
      const isClaimed = await rules.claim(tx);
      begun();
      await slow;
      return isClaimed;
    });
    await hasBegun;
    expect(await claim()).toBe(false);
    finish();
    expect(await first).toBe(true);
    expect(await claim()).toBe(true);
  });
});
