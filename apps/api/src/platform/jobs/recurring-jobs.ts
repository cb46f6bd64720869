import type { Schedule } from './jobs-follower';

/** How often the time zones of daily jobs are checked. */
export const CHECK_ZONES_MS = 30_000;

interface RecurringJob {
  queue: string;
  schedule: Schedule;
}

const cronOf = (schedule: Schedule) =>
  schedule === 'every-minute' ? '* * * * *' : `${schedule.minute} ${schedule.hour} * * *`;

const timeZoneOf = (schedule: Schedule) => (schedule === 'every-minute' ? undefined : schedule.timeZone?.()) ?? 'UTC';

/** Schedules recurring jobs, and does so again when the time zone of a daily job changes, as with another city. */
export class RecurringJobs {
  private readonly zones = new Map<RecurringJob, string>();
  private timer: NodeJS.Timeout | null = null;

  /** @param write stores the schedule of a queue, in place of an earlier one */
  constructor(
    private readonly write: (queue: string, schedule: Schedule, cron: string, timeZone: string) => Promise<void>,
    private readonly onError: (error: unknown) => void,
  ) {}

  async add(job: RecurringJob): Promise<void> {
    await this.schedule(job);
    this.timer ??= setInterval(() => void this.followZones(), CHECK_ZONES_MS).unref();
  }

  stop(): void {
    if (this.timer) clearInterval(this.timer);
  }

  private async followZones(): Promise<void> {
    for (const [job, zone] of this.zones)
      // A job that fails here is tried again at the next check.
      if (timeZoneOf(job.schedule) !== zone) await this.schedule(job).catch(this.onError);
  }

  private async schedule(job: RecurringJob): Promise<void> {
    const zone = timeZoneOf(job.schedule);
    await this.write(job.queue, job.schedule, cronOf(job.schedule), zone);
    this.zones.set(job, zone);
  }
}
