import type { Api } from './api';

/** Announces jobs that a test has added or made due, as the API announces its own. Otherwise workers notice them up to a second later. */
export const announceJobs = (api: Pick<Api, 'query'>, ...queues: readonly string[]): Promise<unknown> =>
  api.query(`SELECT pg_notify('groupride_jobs', $1)`, [JSON.stringify(queues)]);
