import { setTimeout as pause } from 'node:timers/promises';

/** One job of a batch, as the queue hands it out. */
export interface BatchJob {
  readonly id: string;
  readonly data: object;
}

export interface BatchResult {
  id: string;
  status: 'completed' | 'failed';
  output?: object;
}

/** The ids of a job, for log lines. Its other data may be personal, such as the text of a message. */
export const idsOf = (data: object): string =>
  JSON.stringify(Object.fromEntries(Object.entries(data).filter(([, value]) => typeof value === 'number')));

/** How often a job was begun before, and how often that may be. */
interface Attempt {
  readonly retryCount: number;
  readonly retryLimit: number;
}

/**
 * What to log when a job fails. Nobody runs a job again after its last attempt, so that one is an error. A job of every
 * minute is made up for by the next one.
 */
export function failureLine(
  name: string,
  { retryCount, retryLimit }: Attempt,
  isEveryMinute: boolean,
): { level: 'warn' | 'error'; text: string } {
  if (retryCount < retryLimit || isEveryMinute) return { level: 'warn', text: `${name} will be tried again` };
  return { level: 'error', text: `${name} failed at its last attempt and will not be tried again` };
}

const HANDED_OVER = { message: 'handed over because the process stops' };

/**
 * Runs a batch of jobs, several at a time, and returns their results. After `stopping` is aborted no further job
 * starts, and running ones get `graceMs` to finish; the others count as failed, so that another process runs them.
 */
export async function runBatch<J extends BatchJob>(
  jobs: readonly J[],
  run: (job: J) => Promise<void>,
  options: { sideBySide: number; stopping: AbortSignal; graceMs: number },
): Promise<BatchResult[]> {
  const results = new Map<string, BatchResult>(
    jobs.map(({ id }) => [id, { id, status: 'failed', output: HANDED_OVER }]),
  );
  const waiting = [...jobs];
  const lane = async () => {
    for (let next = waiting.shift(); next && !options.stopping.aborted; next = waiting.shift()) {
      const { id } = next;
      const result = await run(next).then(
        (): BatchResult => ({ id, status: 'completed' }),
        (error: unknown): BatchResult => ({ id, status: 'failed', output: { message: String(error) } }),
      );
      results.set(id, result);
    }
  };
  const done = Promise.all(Array.from({ length: Math.min(options.sideBySide, jobs.length) }, lane));
  await Promise.race([done, graceAfter(options.stopping, options.graceMs, done)]);
  return [...results.values()];
}

/** Resolves `graceMs` after the signal; leaves no timer behind once `done` is settled. */
async function graceAfter(signal: AbortSignal, graceMs: number, done: Promise<unknown>): Promise<void> {
  const settled = new AbortController();
  void done.finally(() => settled.abort());
  await new Promise<void>((resolve) => {
    if (signal.aborted || settled.signal.aborted) return resolve();
    signal.addEventListener('abort', () => resolve(), { once: true, signal: settled.signal });
    settled.signal.addEventListener('abort', () => resolve(), { once: true });
  });
  await pause(graceMs, undefined, { signal: settled.signal }).catch(() => undefined);
}
