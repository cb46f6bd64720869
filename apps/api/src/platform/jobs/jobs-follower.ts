import type { Database } from '../database/database';
import type { ClockFollower, ClockStop } from '../test-clock/clock-follower';
import { nextDaily } from '../test-clock/stops';

/** When a recurring job runs: once a day at this time, or once a minute. */
export type Schedule = 'every-minute' | DailySchedule;

export interface DailySchedule {
  hour: number;
  minute: number;
  /** The time zone, asked when the process has started and regularly after that; UTC when left out. */
  timeZone?: () => string;
}

interface Queues {
  names(): string[];
  /** Queues of recurring jobs. */
  schedules(): { queue: string; schedule: Schedule }[];
  send(queue: string): Promise<void>;
  wake(): void;
}

const LIVE = `name = ANY ($1::text[]) AND NOT blocked`;

/** Makes delayed and recurring jobs follow the test clock. */
export class JobsFollower implements ClockFollower {
  readonly name = 'jobs';

  constructor(
    private readonly database: Database,
    private readonly queues: Queues,
  ) {}

  async nextDue(after: Date, until: Date): Promise<Date | null> {
    const [row] = await this.database.query<{ ms: number | null }>(
      `SELECT ceil(extract(epoch FROM min(start_after)) * 1000)::float8 AS ms FROM jobs.job
        WHERE ${LIVE} AND state IN ('created', 'retry') AND start_after > $2 AND start_after <= $3`,
      [this.queues.names(), after, until],
    );
    const moments = this.queues
      .schedules()
      .flatMap(({ schedule }) => (schedule === 'every-minute' ? [] : (nextDaily(timeOf(schedule), after, until) ?? [])))
      .map((moment) => moment.getTime());
    if (row?.ms) moments.push(row.ms);
    return moments.length > 0 ? new Date(Math.min(...moments)) : null;
  }

  async isBusy(): Promise<boolean> {
    const [row] = await this.database.query<{ busy: boolean }>(
      `SELECT EXISTS (SELECT 1 FROM jobs.job WHERE ${LIVE}
         AND (state = 'active' OR (state IN ('created', 'retry') AND start_after <= now()))) AS busy`,
      [this.queues.names()],
    );
    return row?.busy ?? false;
  }

  wake(): void {
    this.queues.wake();
  }

  /** Runs the recurring jobs since the previous stop. The queue's own schedule is checked only every half minute. */
  async arrive({ at, since, isEven }: ClockStop): Promise<void> {
    const due = this.queues
      .schedules()
      .filter(({ schedule }) => (schedule === 'every-minute' ? isEven : nextDaily(timeOf(schedule), since, at)));
    await Promise.all(due.map(({ queue }) => this.queues.send(queue)));
    this.queues.wake();
  }
}

const timeOf = ({ timeZone, ...time }: DailySchedule) => ({ ...time, timeZone: timeZone?.() ?? 'UTC' });
