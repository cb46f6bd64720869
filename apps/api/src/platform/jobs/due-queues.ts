import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../database/database';

/** Polling interval for delayed jobs, and for jobs whose notification was lost. */
const POLL_INTERVAL_MS = 1000;

/** A queue with work that no notification announced. */
export interface DueQueue {
  name: string;
  /** It has jobs whose time has come. */
  due: boolean;
  /** It has jobs whose process no longer sends heartbeats. */
  abandoned: boolean;
}

/**
 * One statement a second for all queues, where pg-boss would poll each of them. It only reads pg-boss's table, by its index of live jobs;
 * jobs are fetched and failed by pg-boss alone.
 */
const DUE_QUEUES = `
  SELECT * FROM (
    SELECT queue.name,
      EXISTS (SELECT 1 FROM jobs.job WHERE job.name = queue.name AND state IN ('created', 'retry') AND NOT blocked AND start_after <= now()) AS due,
      EXISTS (SELECT 1 FROM jobs.job WHERE job.name = queue.name AND state = 'active' AND heartbeat_on + heartbeat_seconds * interval '1 second' < now()) AS abandoned
    FROM unnest($1::text[]) AS queue(name)
  ) AS queues WHERE due OR abandoned`;

/**
 * Looks for due queues until the signal is aborted. Errors are ignored, because the next look follows.
 * @param nextWake returns a signal for each look, which starts the next one immediately
 */
export async function watchDueQueues(
  database: Database,
  names: readonly string[],
  onError: (queue: DueQueue) => void,
  signal: AbortSignal,
  failed: (error: unknown) => void,
  nextWake: () => AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    const wake = nextWake();
    try {
      for (const queue of await database.query<DueQueue>(DUE_QUEUES, [names])) onError(queue);
    } catch (error) {
      failed(error);
    }
    await pause(POLL_INTERVAL_MS, undefined, { signal: AbortSignal.any([signal, wake]) }).catch(() => undefined);
  }
}
