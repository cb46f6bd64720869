import { jest } from '@jest/globals';
import { defer, from, lastValueFrom } from 'rxjs';
import { Config } from '../../config/config';
import { CallerConcurrency, type Cost } from './caller-concurrency';

const here = () => false;

function limiter(more: Partial<Config> = {}) {
  const settings = { REQUESTS_AT_ONCE: 2, REQUESTS_WAITING: 60, HEAVY_REQUESTS_AT_ONCE: 1, ...more };
  const concurrency = new CallerConcurrency(Object.assign(new Config(), settings));
  return {
    run: (caller: string, cost: Cost, isGone: () => boolean, some: () => Promise<string>) =>
      lastValueFrom(defer(() => concurrency.run(caller, cost, isGone, () => from(some())))),
  };
}
const soon = () => new Promise((resolve) => setImmediate(resolve));

/** Work that the test completes. */
function work() {
  let end: () => void = () => undefined;
  let begun = 0;
  const done = new Promise<string>((resolve) => (end = () => resolve('done')));
  return { end, begun: () => begun, run: () => ((begun += 1), done) };
}

describe('the concurrency limit per caller', () => {
  it('runs two requests of a caller, queues the rest, and does not delay other callers', async () => {
    const [limit, some] = [limiter(), work()];
    const asked = Array.from({ length: 10 }, () => limit.run('address 1', 'ordinary', here, some.run));
    await soon();
    expect(some.begun()).toBe(2);
    expect(await limit.run('address 2', 'ordinary', here, () => Promise.resolve('at once'))).toBe('at once');
    some.end();
    expect(await Promise.all(asked)).toEqual(Array.from({ length: 10 }, () => 'done'));
    expect(some.begun()).toBe(10);
  });

  it('runs fewer expensive requests, which do not delay other requests of the caller', async () => {
    const [limit, some] = [limiter(), work()];
    const asked = [1, 2].map(() => limit.run('address 1', 'expensive', here, some.run));
    await soon();
    expect(some.begun()).toBe(1);
    const others = work();
    asked.push(...[1, 2].map(() => limit.run('address 1', 'ordinary', here, others.run)));
    expect(others.begun()).toBe(2);
    some.end();
    others.end();
    expect(await Promise.all(asked)).toEqual(['done', 'done', 'done', 'done']);
  });

  it('refuses requests beyond the queue, with Retry-After', async () => {
    const [limit, some] = [limiter(), work()];
    const asked = Array.from({ length: 100 }, () =>
      limit.run('address 1', 'ordinary', here, some.run).catch((error: unknown) => error),
    );
    await soon();
    some.end();
    const answers = await Promise.all(asked);
    expect(answers.filter((answer) => answer === 'done')).toHaveLength(62);
    expect(answers.at(-1)).toMatchObject({ code: 'too_many_requests', more: { retryAfterSeconds: 1 } });
    expect(await limit.run('address 1', 'ordinary', here, () => Promise.resolve('again'))).toBe('again');
  });

  it('skips queued work whose caller has disconnected', async () => {
    const [limit, first, late] = [limiter(), work(), work()];
    const asked = [
      limit.run('address 1', 'ordinary', here, first.run),
      limit.run('address 1', 'ordinary', here, first.run),
    ];
    let isGone = false;
    const left = limit.run('address 1', 'ordinary', () => isGone, late.run);
    isGone = true;
    first.end();
    await expect(left).rejects.toMatchObject({ code: 'too_many_requests' });
    await Promise.all(asked);
    expect(late.begun()).toBe(0);
    const again = work();
    asked.push(...[1, 2].map(() => limit.run('address 1', 'ordinary', here, again.run)));
    expect(again.begun()).toBe(2);
    again.end();
    await Promise.all(asked);
  });

  it('passes on errors of the work, whose slots are free again', async () => {
    const limit = limiter();
    for (let times = 0; times < 3; times += 1)
      await expect(limit.run('address 1', 'ordinary', here, () => Promise.reject(new Error('broken')))).rejects.toThrow(
        'broken',
      );
  });
});

describe('the limit on expensive requests of all callers together', () => {
  const callers = ['address 1', 'address 2', 'address 3'];

  it('lets further ones wait for their turn, and delays no other requests', async () => {
    const [limit, first, late] = [limiter({ HEAVY_REQUESTS_IN_ALL: 2 }), work(), work()];
    const asked = callers.map((caller, index) =>
      limit.run(caller, 'expensive', here, index < 2 ? first.run : late.run),
    );
    await soon();
    expect([first.begun(), late.begun()]).toEqual([2, 0]);
    expect(await limit.run('address 3', 'ordinary', here, () => Promise.resolve('at once'))).toBe('at once');
    first.end();
    await soon();
    expect(late.begun()).toBe(1);
    late.end();
    expect(await Promise.all(asked)).toEqual(['done', 'done', 'done']);
  });

  it('tells those that waited for five seconds to come back, and skips those that left', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
    try {
      const [limit, first, late] = [limiter({ HEAVY_REQUESTS_IN_ALL: 1 }), work(), work()];
      const asked = limit.run('address 1', 'expensive', here, first.run);
      const refused = limit.run('address 2', 'expensive', here, late.run).catch((error: unknown) => error);
      jest.advanceTimersByTime(5_000);
      expect(await refused).toMatchObject({ code: 'unavailable', more: { retryAfterSeconds: 2 } });
      const left = limit.run('address 3', 'expensive', () => true, late.run).catch((error: unknown) => error);
      first.end();
      await asked;
      expect(await left).toMatchObject({ code: 'unavailable' });
      expect(late.begun()).toBe(0);
      expect(await limit.run('address 2', 'expensive', here, () => Promise.resolve('again'))).toBe('again');
    } finally {
      jest.useRealTimers();
    }
  });

  it('is a share of the database connections unless it is set', () => {
    expect(Object.assign(new Config(), { DATABASE_POOL: 10 }).heavyRequestsInAll).toBe(4);
  });
});
