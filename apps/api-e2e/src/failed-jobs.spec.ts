import { announceJobs } from './support/announce-jobs';
import { startApi, type Api, type Client } from './support/api';
import { addJobs, checkAlertRules, jobsAreDone } from './support/jobs';
import { expectStatus, operator } from './support/people';
import { until } from './support/rides';

interface AlertRow {
  id: number;
  kind: string;
  data: { queue: string; count: number };
  closedBy: string | null;
}

const QUEUE = 'withdraw-offers-when-ride-is-cancelled';
const DAILY = 'clean-up-what-expired';

let api: Api;
let operations: Client;

beforeAll(async () => {
  api = await startApi({ ADMIN_EMAILS: 'ops@example.test' });
  operations = await operator(api, 'ops@example.test');
}, 120_000);
afterAll(() => api?.stop());

const alerts = async (state: 'open' | 'closed') =>
  ((await expectStatus(operations.get(`/api/admin/alerts?state=${state}`), 200)).body as AlertRow[]).filter(
    ({ kind }) => kind === 'jobs_failed',
  );
/** Runs the rules until the open alerts name these queues with these numbers of failed jobs. */
const untilAlerts = (...expected: [queue: string, count: number][]) =>
  until(
    async () => {
      await checkAlertRules(api);
      // Rules that still ran would overlap with what the test does next.
      await jobsAreDone(api, 'check-alert-rules');
      return alerts('open');
    },
    (open) => JSON.stringify(open.map(({ data }) => [data.queue, data.count])) === JSON.stringify(expected),
  );
/** Enqueues a job that PostgreSQL refuses, for the last time. @returns its id, once it has failed */
const fail = async () => {
  const [job] = await api.query<{ id: string }>(
    `INSERT INTO jobs.job (name, data, retry_limit) VALUES ($1, '{"rideId": "none"}', 0) RETURNING id`,
    [QUEUE],
  );
  await announceJobs(api, QUEUE);
  await until(
    () => api.query<{ state: string }>(`SELECT state FROM jobs.job WHERE id = $1`, [job!.id]),
    ([row]) => row?.state === 'failed',
  );
  return job!.id;
};

describe('a job that failed at its last attempt', () => {
  it('raises an alert that counts the failures of its queue, and closes when they are run again', async () => {
    await fail();
    await untilAlerts([QUEUE, 1]);
    await fail();
    await untilAlerts([QUEUE, 2]);
    // The statement of docs/ARCHITECTURE.md, with the cause repaired.
    await api.query(
      `UPDATE jobs.job SET state = 'retry', retry_limit = retry_count + 1, completed_on = NULL, start_after = now(), data = '{"rideId": 1}'
        WHERE name = $1 AND state = 'failed'`,
      [QUEUE],
    );
    await announceJobs(api, QUEUE);
    await untilAlerts();
    expect(await alerts('closed')).toMatchObject([{ closedBy: null }]);
  });

  it('leaves an alert closed that an operator closed, until another job fails', async () => {
    await fail();
    const [open] = await untilAlerts([QUEUE, 1]);
    await expectStatus(operations.patch(`/api/admin/alerts/${open!.id}`, { close: true, note: 'Done by hand' }), 200);
    // Fails before the rules have run again.
    await fail();
    const [again] = await untilAlerts([QUEUE, 1]);
    expect(again!.id).not.toBe(open!.id);
    await expectStatus(operations.patch(`/api/admin/alerts/${again!.id}`, { close: true }), 200);
    await untilAlerts();
  });

  it('is made up for by the next run of a recurring job', async () => {
    await api.query(`INSERT INTO jobs.job (name, state, completed_on) VALUES ($1, 'failed', now())`, [DAILY]);
    await untilAlerts([DAILY, 1]);
    await addJobs(api, DAILY);
    await untilAlerts();
  });
});
