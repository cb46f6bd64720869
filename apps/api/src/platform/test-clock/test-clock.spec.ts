import { Config } from '../../config/config';
import { only } from '../testing/stand-ins';
import { Clock } from '../clock';
import type { DatabaseAvailability } from '../database/availability';
import type { Database } from '../database/database';
import type { Notifications } from '../database/notifications';
import { TestClock } from './test-clock';

it('does not go back when the stored offset is read more slowly than a newer one arrives', async () => {
  const clock = new Clock();
  let [onMessage, onGap]: [(payload: string) => void, () => void] = [() => undefined, () => undefined];
  const answers: (() => void)[] = [];
  let isSlow = false;
  const database = only<Database>({
    query: async <Row>(sql: string) => {
      if (sql.includes('to_regclass')) return [{ exists: true }] as Row[];
      if (isSlow) await new Promise<void>((resolve) => answers.push(resolve));
      return [{ aheadMs: 60_000, targetMs: null, fromMs: null, stops: 0, isAbandoned: false }] as Row[];
    },
    transaction: async () => undefined as never,
  });
  const testClock = new TestClock(
    Object.assign(new Config(), { DEMO_TOOLS: true }),
    database,
    clock,
    only<Notifications>({
      listen: (_channel, message, gap) => {
        [onMessage, onGap] = [message, gap];
      },
    }),
    only<DatabaseAvailability>({ report: () => true }),
  );
  const aheadMs = () => Math.round((clock.now().getTime() - Date.now()) / 1000) * 1000;
  await testClock.onApplicationBootstrap();
  expect(aheadMs()).toBe(60_000);

  isSlow = true;
  onGap();
  await new Promise((resolve) => setImmediate(resolve));
  onMessage('120000');
  answers.forEach((answer) => answer());
  await new Promise((resolve) => setImmediate(resolve));
  expect(aheadMs()).toBe(120_000);
  await testClock.beforeApplicationShutdown();
});
