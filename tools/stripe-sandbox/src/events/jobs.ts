import { moveClock, nowMs } from '../clock';
import type { Database, Tx } from '../store/database';

/** Runs a job for its subject (the id of an object) in a separate transaction. */
export type Job = (tx: Tx, subject: string) => Promise<void>;

const LONGEST_SLEEP_MS = 60_000;

/** Runs the jobs of `Tx.later`, even after a restart. */
export class Jobs {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private again = false;
  private stopped = false;

  constructor(
    private readonly database: Database,
    private readonly handlers: Readonly<Record<string, Job>>,
    private readonly afterCommit: () => void,
  ) {}

  /** Looks for due jobs now; call it after a commit that may have written some. */
  wake(): void {
    if (this.stopped) return;
    if (this.running) {
      this.again = true;
      return;
    }
    clearTimeout(this.timer);
    this.running = this.run().finally(() => {
      this.running = undefined;
      if (!this.again) return;
      this.again = false;
      this.wake();
    });
  }

  /** Moves the clock forward and runs each due job at its time. */
  async advance(ms: number): Promise<void> {
    const target = nowMs() + ms;
    let last: string | undefined;
    for (;;) {
      const [next] = await this.database.query<{ id: string; run_at: Date }>(
        'SELECT id, run_at FROM jobs WHERE run_at <= $1 ORDER BY run_at, id LIMIT 1',
        [new Date(target)],
      );
      // A job that still exists after its turn has failed; it is retried later and does not stop the clock.
      if (!next || next.id === last) break;
      last = next.id;
      moveClock(Math.max(0, next.run_at.getTime() - nowMs()));
      this.wake();
      while (this.running) await this.running;
    }
    moveClock(Math.max(0, target - nowMs()));
  }

  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.running;
  }

  private async run(): Promise<void> {
    let sleep = 1000;
    try {
      // Asked first, because every request wakes the jobs, and rarely is one due.
      let wait = await this.untilNext();
      while (wait <= 0 && !this.stopped && (await this.runOne())) wait = await this.untilNext();
      sleep = Math.max(wait, 5);
    } catch (error) {
      if (!this.stopped)
        process.stderr.write(`A job failed: ${error instanceof Error ? error.message : String(error)}\n`);
    }
    if (!this.stopped) this.timer = setTimeout(() => this.wake(), sleep);
  }

  /** Milliseconds until the next job is due. */
  private async untilNext(): Promise<number> {
    const [row] = await this.database.query<{ wait: number | null }>(
      'SELECT (extract(epoch FROM min(run_at) - $1::timestamptz) * 1000)::float8 AS wait FROM jobs',
      [new Date(nowMs())],
    );
    return Math.min(row?.wait ?? LONGEST_SLEEP_MS, LONGEST_SLEEP_MS);
  }

  private async runOne(): Promise<boolean> {
    const done = await this.database.transaction({ id: null, idempotencyKey: null }, async (tx) => {
      const rows = await tx.query<{ id: string; name: string; subject: string }>(
        'SELECT id, name, subject FROM jobs WHERE run_at <= $1 ORDER BY run_at, id LIMIT 1 FOR UPDATE SKIP LOCKED',
        [new Date(nowMs())],
      );
      const job = rows[0];
      if (!job) return false;
      await tx.query('DELETE FROM jobs WHERE id = $1', [job.id]);
      await this.handlers[job.name]?.(tx, job.subject);
      return true;
    });
    if (done) this.afterCommit();
    return done;
  }
}
