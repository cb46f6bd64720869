import { jest } from '@jest/globals';
import { CHECK_ZONES_MS, RecurringJobs } from './recurring-jobs';

describe('RecurringJobs', () => {
  let timeZone: string;
  let fails: boolean;
  let written: string[];
  let errors: unknown[];
  let jobs: RecurringJobs;

  beforeEach(() => {
    jest.useFakeTimers();
    [timeZone, fails, written, errors] = ['America/New_York', false, [], []];
    jobs = new RecurringJobs(
      async (queue, _schedule, cron, zone) => {
        if (fails) throw new Error('the database is away');
        written.push(`${queue} ${cron} ${zone}`);
      },
      (error) => void errors.push(error),
    );
  });
  afterEach(() => {
    jobs.stop();
    jest.useRealTimers();
  });
  const pass = () => jest.advanceTimersByTimeAsync(CHECK_ZONES_MS);

  it('schedules a daily job again when its time zone changes, and no other', async () => {
    await jobs.add({ queue: 'check', schedule: { hour: 4, minute: 5, timeZone: () => timeZone } });
    await jobs.add({ queue: 'clean', schedule: { hour: 3, minute: 0 } });
    await jobs.add({ queue: 'tick', schedule: 'every-minute' });
    const first = ['check 5 4 * * * America/New_York', 'clean 0 3 * * * UTC', 'tick * * * * * UTC'];
    expect(written).toEqual(first);
    await pass();
    expect(written).toEqual(first);
    timeZone = 'America/Los_Angeles';
    await pass();
    await pass();
    expect(written).toEqual([...first, 'check 5 4 * * * America/Los_Angeles']);
  });

  it('tries again after a failure', async () => {
    await jobs.add({ queue: 'check', schedule: { hour: 4, minute: 5, timeZone: () => timeZone } });
    [timeZone, fails] = ['America/Los_Angeles', true];
    await pass();
    expect(errors).toHaveLength(1);
    fails = false;
    await pass();
    expect(written.at(-1)).toBe('check 5 4 * * * America/Los_Angeles');
  });
});
