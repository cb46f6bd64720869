import { jest } from '@jest/globals';
import { GridEngine } from './testing/grid';
import { Lane } from './lane';
import { RoutingRefusal } from './routing-engine';

const LIMITS = { concurrency: 2, queue: 1, timeoutMs: 50 };
const broken = () => Promise.reject(new Error('broken'));
const fine = () => Promise.resolve('fine');

/** Work that the test completes. */
function work() {
  let end: () => void = () => undefined;
  const done = new Promise<string>((resolve) => (end = () => resolve('done')));
  return { end, run: () => done };
}

describe('a lane', () => {
  it('opens its breaker after five failures in a row, and tries again after a while', async () => {
    const lane = new Lane(new GridEngine(), { ...LIMITS, timeoutMs: 60_000 }, 20_000);
    for (let i = 0; i < 5; i += 1) await expect(lane.ask(broken)).rejects.toThrow('broken');
    expect(lane.available).toBe(false);
    await expect(lane.ask(fine)).rejects.toThrow(/breaker is open/i);
    const later = Date.now() + 20_001;
    const clock = jest.spyOn(Date, 'now').mockImplementation(() => later);
    expect(await lane.ask(fine)).toBe('fine');
    clock.mockRestore();
    expect(lane.available).toBe(true);
  });

  it('treats a refusal as an answer, not a failure', async () => {
    const lane = new Lane(new GridEngine(), LIMITS);
    for (let i = 0; i < 20; i += 1)
      await expect(lane.ask(() => Promise.reject(new RoutingRefusal('no_route', 'sea')))).rejects.toMatchObject({
        reason: 'no_route',
      });
    expect(lane.available).toBe(true);
  });

  it('limits running and waiting requests, and rejects the rest without opening the breaker', async () => {
    const lane = new Lane(new GridEngine(), { ...LIMITS, timeoutMs: 60_000 });
    const works = [work(), work(), work()];
    let running = 0;
    const asked = works.map(({ run }) => lane.ask(() => ((running += 1), run())));
    await new Promise((resolve) => setImmediate(resolve));
    expect(running).toBe(2);
    for (let i = 0; i < 10; i += 1) await expect(lane.ask(fine)).rejects.toThrow(/bulkhead/i);
    expect(lane.available).toBe(true);
    works.forEach(({ end }) => end());
    expect(await Promise.all(asked)).toEqual(['done', 'done', 'done']);
  });

  it('times out slow requests and keeps their slot until they end', async () => {
    const lane = new Lane(new GridEngine(), { concurrency: 1, queue: 0, timeoutMs: 5 });
    const slow = work();
    await expect(lane.ask(slow.run)).rejects.toThrow(/timed out/i);
    await expect(lane.ask(fine)).rejects.toThrow(/comes back/);
    slow.end();
    await new Promise((resolve) => setImmediate(resolve));
    expect(await lane.ask(fine)).toBe('fine');
    expect(await lane.ask(fine)).toBe('fine');
  });

  it('allows more time for a matrix', async () => {
    const lane = new Lane(new GridEngine(), { concurrency: 2, queue: 0, timeoutMs: 5, matrixTimeoutMs: 60_000 });
    const [slow, matrix] = [work(), work()];
    const asked = lane.ask(matrix.run, { matrix: true });
    await expect(lane.ask(slow.run)).rejects.toThrow(/timed out/i);
    [slow, matrix].forEach(({ end }) => end());
    await expect(asked).resolves.toBe('done');
  });

  it('does not count waiting as a failure, and skips abandoned requests', async () => {
    const lane = new Lane(new GridEngine(), { concurrency: 1, queue: 50, timeoutMs: 20, matrixTimeoutMs: 60_000 });
    const matrix = work();
    const asked = lane.ask(matrix.run, { matrix: true });
    let begun = 0;
    const waiting = Array.from({ length: 20 }, () => lane.ask(() => ((begun += 1), fine())));
    for (const each of await Promise.allSettled(waiting))
      expect(each).toMatchObject({ status: 'rejected', reason: { message: expect.stringMatching(/same time/) } });
    expect(lane.available).toBe(true);
    matrix.end();
    await asked;
    expect(await lane.ask(fine)).toBe('fine');
    expect(begun).toBe(0);
  });

  it('starts the timeout when a request starts running, not while it waits', async () => {
    const lane = new Lane(new GridEngine(), { concurrency: 1, queue: 9, timeoutMs: 300 });
    const slowly = (ms: number) => () => new Promise<string>((resolve) => setTimeout(() => resolve('done'), ms));
    // The second request waits longer than what is left of its own 300 ms.
    expect(await Promise.all([lane.ask(slowly(200)), lane.ask(slowly(200))])).toEqual(['done', 'done']);
  });

  it('rejects all requests while stuck requests hold every slot', async () => {
    const lane = new Lane(new GridEngine(), { concurrency: 2, queue: 9, timeoutMs: 5 });
    const hanging = [work(), work()];
    for (const { run } of hanging) await expect(lane.ask(run)).rejects.toThrow(/timed out/i);
    expect(lane.available).toBe(false);
    await expect(lane.ask(fine)).rejects.toThrow(/comes back/);
    hanging[0]!.end();
    await new Promise((resolve) => setImmediate(resolve));
    expect(lane.available).toBe(true);
    expect(await lane.ask(fine)).toBe('fine');
  });
});
