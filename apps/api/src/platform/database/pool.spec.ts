import { jest } from '@jest/globals';
import { isDatabaseOutage } from './outage';
import { ConnectionPool } from './pool';
import { SilentPostgres } from './testing/silent-postgres';

describe('the connections of a pool', () => {
  let postgres: SilentPostgres;
  let pool: ConnectionPool;

  beforeEach(async () => {
    postgres = await SilentPostgres.listen();
    pool = new ConnectionPool({ host: '127.0.0.1', port: postgres.port, user: 'groupride', silenceMs: 200 });
  });
  afterEach(async () => {
    await pool.end();
    postgres.close();
  });

  it('are given up when a statement gets no answer, which counts as an outage', async () => {
    await pool.query('');
    postgres.answersStatements = false;
    const failure = await pool.query('').catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Error);
    expect(isDatabaseOutage(failure)).toBe(true);
    postgres.answersStatements = true;
    await pool.query('');
    expect(postgres.connections).toBe(2);
  });

  it('stay open for a while without use', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
    try {
      await pool.query('');
      jest.advanceTimersByTime(60_000);
      expect(pool.totalCount).toBe(1);
      jest.advanceTimersByTime(2 * 60_000);
      expect(pool.totalCount).toBe(0);
    } finally {
      jest.useRealTimers();
    }
  });

  it('stay open while nothing is sent', async () => {
    await pool.query('');
    await new Promise((resolve) => setTimeout(resolve, 500));
    await pool.query('');
    expect(postgres.connections).toBe(1);
  });

  it('are given up after an idle time as well', async () => {
    await pool.query('');
    await new Promise((resolve) => setTimeout(resolve, 500));
    postgres.answersStatements = false;
    expect(isDatabaseOutage(await pool.query('').catch((error: unknown) => error))).toBe(true);
  });
});
