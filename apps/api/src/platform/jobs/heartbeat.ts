import { Logger } from '@nestjs/common';
import type { Database } from '../database/database';

const EVERY_MS = 3000;
/** A job whose process has been silent for so long is given to another one. */
const LOST_AFTER_SECONDS = 10;

/**
 * Tells the database which jobs this process is at, and takes over those of a process that has died. Until then a job of
 * a killed process would wait for its expiry. A process that only hung may find its job done twice; handlers are idempotent.
 */
export class Heartbeat {
  private readonly logger = new Logger(Heartbeat.name);
  private readonly underWay = new Set<string>();
  private queues: string[] = [];
  private timer: NodeJS.Timeout | undefined;
  private beating: Promise<void> = Promise.resolve();

  /** @param wake called with the queue of jobs that are free again */
  constructor(
    private readonly database: Database,
    private readonly wake: (queue: string) => void,
  ) {}

  async start(queues: string[]): Promise<void> {
    this.queues = queues;
    await this.database.transaction(async (tx) => {
      await tx.query(`SELECT pg_advisory_xact_lock(hashtext('groupride:jobs'))`);
      await tx.query(`CREATE INDEX IF NOT EXISTS job_under_way ON jobs.job (started_on) WHERE state = 'active'`);
    });
    await this.beat();
    this.timer = setInterval(() => {
      this.beating = this.beating.then(() => this.beat());
    }, EVERY_MS);
    this.timer.unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.beating;
  }

  /** Jobs stay marked as long as their batch is under way: they are reported as done all together. */
  async during(jobs: readonly { id: string }[], work: () => Promise<unknown>): Promise<void> {
    for (const { id } of jobs) this.underWay.add(id);
    try {
      await work();
    } finally {
      for (const { id } of jobs) this.underWay.delete(id);
    }
  }

  private async beat(): Promise<void> {
    try {
      if (this.underWay.size > 0) {
        await this.database.query(`UPDATE jobs.job SET started_on = now() WHERE name = ANY($1) AND state = 'active' AND id = ANY($2::uuid[])`, [
          this.queues,
          [...this.underWay],
        ]);
      }
      const freed = await this.database.query<{ name: string }>(
        `UPDATE jobs.job SET state = 'retry', start_after = now()
          WHERE name = ANY($1) AND state = 'active' AND started_on < now() - $2 * interval '1 second' AND retry_count < retry_limit RETURNING name`,
        [this.queues, LOST_AFTER_SECONDS],
      );
      for (const name of new Set(freed.map((job) => job.name))) this.wake(name);
    } catch (error) {
      this.logger.warn(`the heartbeat of jobs failed: ${String(error)}`);
    }
  }
}
