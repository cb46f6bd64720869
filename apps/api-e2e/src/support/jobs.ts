import { announceJobs } from './announce-jobs';
import type { Api } from './api';
import { until } from './rides';

type Database = Pick<Api, 'query'>;

/** Adds jobs to a queue. @returns their ids */
export async function addJobs(api: Database, queue: string, data: object = {}, count = 1): Promise<string[]> {
  const rows = await api.query<{ id: string }>(
    `INSERT INTO jobs.job (name, data) SELECT $1, $2 FROM generate_series(1, $3::int) RETURNING id::text`,
    [queue, JSON.stringify(data), count],
  );
  await announceJobs(api, queue);
  return rows.map(({ id }) => id);
}

/** Adds jobs to a queue, and waits until they have run. */
export async function runJobs(api: Database, queue: string, data: object = {}, count = 1): Promise<void> {
  await jobsHaveRun(api, await addJobs(api, queue, data, count));
}

/** Waits until these jobs have run. */
export async function jobsHaveRun(api: Database, ids: readonly string[]): Promise<void> {
  await until(
    () => api.query(`SELECT 1 FROM jobs.job WHERE id::text = ANY ($1) AND state < 'completed'`, [ids]),
    (left) => left.length === 0,
  );
}

/** Waits until nothing is left to run now, in one queue or in all of ours. */
export async function jobsAreDone(api: Database, queue: string | null = null): Promise<void> {
  await until(
    () =>
      api.query(
        `SELECT name FROM jobs.job WHERE state < 'completed' AND start_after <= now() AND ($1 = name OR $1 IS NULL AND NOT starts_with(name, '__pgboss__'))`,
        [queue],
      ),
    (left) => left.length === 0,
  );
}

/** Runs the alert rules, unless they are about to run. */
export async function checkAlertRules(api: Database): Promise<void> {
  const queue = 'check-alert-rules';
  await api.query(
    `INSERT INTO jobs.job (name) SELECT $1 WHERE NOT EXISTS (SELECT 1 FROM jobs.job WHERE name = $1 AND state < 'completed')`,
    [queue],
  );
  await announceJobs(api, queue);
}
