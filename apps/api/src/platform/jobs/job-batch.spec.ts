import { failureLine, idsOf, runBatch } from './job-batch';

const jobs = (count: number) => Array.from({ length: count }, (_, index) => ({ id: String(index + 1), data: {} }));
const options = (stopping = new AbortController()) => ({ sideBySide: 2, stopping: stopping.signal, graceMs: 20 });
const summary = async (results: ReturnType<typeof runBatch>) =>
  (await results).map(({ id, status }) => `${id} ${status}`);

describe('runBatch', () => {
  it('reports each job separately: one that fails does not fail the others', async () => {
    const results = await runBatch(
      jobs(3),
      ({ id }) => (id === '2' ? Promise.reject(new Error('no')) : Promise.resolve()),
      options(),
    );
    expect(results).toEqual([
      { id: '1', status: 'completed' },
      { id: '2', status: 'failed', output: { message: 'Error: no' } },
      { id: '3', status: 'completed' },
    ]);
  });

  it('runs only the allowed number of jobs at once', async () => {
    let running = 0;
    let most = 0;
    await runBatch(
      jobs(7),
      async () => {
        most = Math.max(most, (running += 1));
        await new Promise(setImmediate);
        running -= 1;
      },
      options(),
    );
    expect(most).toBe(2);
  });

  it('starts no further job once the process stops, and lets running ones finish', async () => {
    const stopping = new AbortController();
    const begun: string[] = [];
    const run = async ({ id }: { id: string }) => {
      begun.push(id);
      stopping.abort();
      await new Promise(setImmediate);
    };
    expect(await summary(runBatch(jobs(4), run, options(stopping)))).toEqual([
      '1 completed',
      '2 failed',
      '3 failed',
      '4 failed',
    ]);
    expect(begun).toEqual(['1']);
  });

  it('hands over a job that does not finish in time', async () => {
    const stopping = new AbortController();
    const run = ({ id }: { id: string }) =>
      id === '1' ? new Promise<void>(() => stopping.abort()) : Promise.resolve();
    expect(await summary(runBatch(jobs(2), run, options(stopping)))).toEqual(['1 failed', '2 failed']);
  });
});

describe('a job in the log', () => {
  it('is known by its ids, without texts that may be personal', () => {
    const payload = { title: 'Maya', body: 'I’m at 12 Main St' };
    expect(idsOf({ subscriptionId: 4, expiresAt: 5, payload })).toBe('{"subscriptionId":4,"expiresAt":5}');
    expect(idsOf({ rideId: 7, type: 'ride_cancelled', status: null })).toBe('{"rideId":7}');
  });
});

describe('failureLine', () => {
  it('says that a job will be tried again only while it will be', () => {
    const line = (retryCount: number, isEveryMinute = false) =>
      failureLine('capture-hold', { retryCount, retryLimit: 10 }, isEveryMinute);
    for (const again of [line(0), line(9), line(10, true)])
      expect(again).toEqual({ level: 'warn', text: 'capture-hold will be tried again' });
    expect(line(10)).toEqual({
      level: 'error',
      text: 'capture-hold failed at its last attempt and will not be tried again',
    });
  });
});
