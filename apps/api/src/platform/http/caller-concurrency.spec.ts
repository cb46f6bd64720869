import { Config } from '../../config/config';
import { CallerConcurrency } from './caller-concurrency';

const here = new AbortController().signal;
const limiter = () =>
  new CallerConcurrency(
    Object.assign(new Config(), { REQUESTS_AT_ONCE: 2, REQUESTS_WAITING: 60, HEAVY_REQUESTS_AT_ONCE: 1 }),
  );
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
    expect(await limit.run('address 1', 'ordinary', here, () => Promise.resolve('at once'))).toBe('at once');
    some.end();
    expect(await Promise.all(asked)).toEqual(['done', 'done']);
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
    const gone = new AbortController();
    const left = limit.run('address 1', 'ordinary', gone.signal, late.run);
    gone.abort();
    first.end();
    await expect(left).rejects.toMatchObject({ code: 'too_many_requests' });
    await Promise.all(asked);
    expect(late.begun()).toBe(0);
  });

  it('passes on errors of the work', async () => {
    await expect(
      limiter().run('address 1', 'ordinary', here, () => Promise.reject(new Error('broken'))),
    ).rejects.toThrow('broken');
  });
});
