import { jest } from '@jest/globals';
import type { Config } from '../../config/config';
import type { DatabaseAvailability } from './availability';
import { Notifications } from './notifications';
import { SilentPostgres } from './testing/silent-postgres';

const [CHECK_EVERY_MS, STATEMENT_TIMEOUT_MS, RECONNECT_AFTER_MS] = [5000, 5000, 1000];

describe('the connection for notifications', () => {
  let postgres: SilentPostgres;
  let notifications: Notifications;

  beforeEach(async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'performance', 'Date'] });
    postgres = await SilentPostgres.listen();
    notifications = new Notifications(
      { DATABASE_URL: `postgres://groupride@127.0.0.1:${postgres.port}/groupride` } as Config,
      { onReturn: () => undefined, report: () => true } as unknown as DatabaseAvailability,
    );
  });
  afterEach(async () => {
    postgres.close();
    await notifications.onApplicationShutdown();
    jest.useRealTimers();
  });

  const subscribe = (channel: string) => {
    const onGap = jest.fn();
    notifications.listen(channel, () => undefined, onGap);
    return onGap;
  };

  it('is replaced when the server falls silent, and subscribers catch up', async () => {
    const onGap = subscribe('settings');
    await until(() => onGap.mock.calls.length === 1);
    postgres.answersStatements = false;
    jest.advanceTimersByTime(CHECK_EVERY_MS);
    jest.advanceTimersByTime(STATEMENT_TIMEOUT_MS);
    await nextTurn();
    postgres.answersStatements = true;
    jest.advanceTimersByTime(RECONNECT_AFTER_MS);
    await until(() => onGap.mock.calls.length === 2);
    expect(postgres.connections).toBe(2);
  });

  it('stays open while the server answers', async () => {
    const onGap = subscribe('settings');
    await until(() => onGap.mock.calls.length === 1);
    for (let checks = 0; checks < 4; checks += 1) {
      jest.advanceTimersByTime(CHECK_EVERY_MS);
      // Statements are answered in order.
      const later = subscribe('city');
      await until(() => later.mock.calls.length === 1);
    }
    expect(postgres.connections).toBe(1);
    expect(onGap).toHaveBeenCalledTimes(1);
  });

  it('tells a later subscriber when listening begins', async () => {
    const first = subscribe('settings');
    await until(() => first.mock.calls.length === 1);
    const later = subscribe('city');
    await until(() => later.mock.calls.length === 1);
    expect(first).toHaveBeenCalledTimes(1);
  });
});

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

async function until(isTrue: () => boolean): Promise<void> {
  for (let turns = 0; turns < 100_000 && !isTrue(); turns += 1) await nextTurn();
  expect(isTrue()).toBe(true);
}
