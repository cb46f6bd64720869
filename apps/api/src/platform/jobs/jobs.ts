import { setMaxListeners } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { PgBoss, type JobWithMetadata as BossJob, type PoolCounts, systemClock } from 'pg-boss';
import { Config } from '../../config/config';
import { Clock } from '../clock';
import { DatabaseAvailability } from '../database/availability';
import { Database, type Transaction } from '../database/database';
import { Notifications } from '../database/notifications';
import { TestClock } from '../test-clock/test-clock';
import { type DueQueue, watchDueQueues } from './due-queues';
import { type BatchResult, failureLine, idsOf, runBatch } from './job-batch';
import { JobNotices } from './job-notices';
import { type DailySchedule, JobsFollower, type Schedule } from './jobs-follower';
import { moveLegacyJobs, setLegacyQueueAside } from './legacy-jobs';
import { queueConnections } from './queue-connections';
import { RecurringJobs } from './recurring-jobs';
import { type EnqueuedJob, type SqlCondition, TransactionJobs } from './transaction-jobs';

/** A kind of work done later, at least once. Handlers must therefore be idempotent. */
export interface Job<Data extends object> {
  /** A sentence in kebab case, e.g. `expire-offer-after-its-countdown`. */
  readonly name: string;
  /** Names of earlier versions. Jobs that are still queued under them, or that an old process enqueues during an update, run too. */
  readonly formerNames: readonly string[];
  readonly retries: number;
  /** Only there to carry the type. */
  readonly data?: Data;
}

export function defineJob<Data extends object>(
  name: string,
  { retries = 10, formerNames = [] }: { retries?: number; formerNames?: readonly string[] } = {},
): Job<Data> {
  return { name, retries, formerNames };
}

/** Jobs fetched at once, and how many of them run at the same time. */
const BATCH = 50;
const SIDE_BY_SIDE = 5;
/** The longest that a batch may take. A job whose process died is found earlier, by its missing heartbeat. */
const EXPIRE_SECONDS = 120;
/** A job without a heartbeat for this long is given to another worker. pg-boss accepts no less. */
const HEARTBEAT_SECONDS = 10;
/** Completed jobs are kept for a week. */
const DELETE_AFTER_SECONDS = 7 * 24 * 3600;
/** A backstop: workers are woken when there is work. */
const POLL_SECONDS = 120;
const MAINTENANCE_SECONDS = 60;
/** During shutdown, running jobs get this long to finish; then they are handed over. */
const GRACE_MS = 3000;
const STOP_MS = GRACE_MS + 2000;
/** A batch waits this long for the database to return before it reports its results. */
const OUTAGE_WAIT_MS = 60_000;
/** How far this process's clock may be behind that of the database, which decides when a job is due. */
const CLOCK_BEHIND_MS = 5000;

interface Handler {
  /** The job's name, or one of its former names. */
  queue: string;
  retries: number;
  run: (data: object) => Promise<void>;
  /** Schedule of a recurring job. */
  schedule?: Schedule;
}

/** Work that survives a crash: rows in PostgreSQL (pg-boss), written in the transaction of the change that causes them. */
@Injectable()
export class Jobs implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(Jobs.name);
  private readonly boss: PgBoss;
  private readonly handlers = new Map<string, Handler>();
  private readonly workers = new Map<string, string>();
  /** Jobs of open transactions. */
  private readonly enqueued = new WeakMap<Transaction, TransactionJobs>();
  /** The batch that each queue's worker fetched last. */
  private readonly running = new Map<string, BossJob<object>[]>();
  /** Batches whose results may not have reached the database. */
  private readonly unreported = new Map<string, BossJob<object>[]>();
  private readonly stopping = new AbortController();
  /** Aborted when jobs may have become due all at once. */
  private lookForDue = new AbortController();
  private readonly notices: JobNotices;
  private readonly recurring: RecurringJobs;
  private readonly runsJobs: boolean;

  constructor(
    config: Config,
    private readonly database: Database,
    private readonly availability: DatabaseAvailability,
    notifications: Notifications,
    private readonly clock: Clock,
    private readonly testClock: TestClock,
  ) {
    this.runsJobs = config.ROLE !== 'api';
    // Each running batch adds a listener, and removes it when it ends.
    setMaxListeners(0, this.stopping.signal);
    this.notices = new JobNotices(database, availability, notifications);
    this.boss = new PgBoss({
      ...queueConnections(config),
      supervise: this.runsJobs,
      schedule: this.runsJobs,
      superviseIntervalSeconds: MAINTENANCE_SECONDS,
      // We detect abandoned jobs ourselves; pg-boss must then not skip their queue because it was monitored recently.
      monitorIntervalSeconds: 1,
      cronWorkerIntervalSeconds: 30,
      // No job depends on another one.
      flowIntervalSeconds: 3600,
      registerInstance: false,
      clock: { ...systemClock, now: () => clock.now().getTime() },
    });
    testClock.follow(
      new JobsFollower(database, {
        names: () => [...this.handlers.keys()],
        schedules: () =>
          [...this.handlers.values()].flatMap(({ queue, schedule }) => (schedule ? { queue, schedule } : [])),
        send: (queue) => this.sendNow(queue),
        wake: () => this.lookForDue.abort(),
      }),
    );
    this.boss.on('error', (error) => this.onError(error));
    this.recurring = new RecurringJobs(
      (queue, schedule, cron, tz) =>
        this.boss.schedule(
          queue,
          cron,
          {},
          {
            retryLimit: this.handlers.get(queue)?.retries,
            retryDelay: 60,
            expireInSeconds: EXPIRE_SECONDS,
            missed: this.missedOf(schedule),
            tz,
          },
        ),
      (error) => this.onError(error),
    );
  }

  /** Registers the function that runs a job. Must be called while modules are set up, once per job. */
  handle<Data extends object>(job: Job<Data>, run: (data: Data) => Promise<void>): void {
    this.addHandlers(job, run);
  }

  /**
   * Like `handle`, and schedules the job once a day. One of the processes runs it, late if none was running at that
   * time.
   */
  handleDaily<Data extends object>(job: Job<Data>, daily: DailySchedule, run: (data: Data) => Promise<void>): void {
    this.addHandlers(job, run, daily);
  }

  /** Like `handle`, and schedules the job once a minute. One of the processes runs it. */
  handleEveryMinute<Data extends object>(job: Job<Data>, run: (data: Data) => Promise<void>): void {
    this.addHandlers(job, run, 'every-minute');
  }

  /**
   * Enqueues in the caller's transaction: the job exists exactly when the change does. It is written right before the commit, with the
   * transaction's other jobs.
   * @param afterSeconds the job runs after this delay at the earliest
   */
  async enqueue<Data extends object>(tx: Transaction, job: Job<Data>, data: Data, afterSeconds = 0): Promise<void> {
    this.jobsOf(tx).add(enqueuedJob(job, data, afterSeconds));
  }

  /**
   * Like `enqueue`, for a point in time. The job never runs before it, however long the transaction waits for locks; a
   * delay would count from the start of the transaction.
   */
  async enqueueAt<Data extends object>(tx: Transaction, job: Job<Data>, data: Data, at: Date): Promise<void> {
    this.jobsOf(tx).add(enqueuedJob(job, data, at > this.clock.now() ? at : 0));
  }

  /** Like `enqueue`, if the condition is true when the transaction ends. */
  async enqueueIf<Data extends object>(
    tx: Transaction,
    condition: SqlCondition,
    job: Job<Data>,
    data: Data,
  ): Promise<void> {
    this.jobsOf(tx).add({ ...enqueuedJob(job, data, 0), condition });
  }

  async onApplicationBootstrap(): Promise<void> {
    await setLegacyQueueAside(this.database);
    await this.boss.start({ attempts: 5 });
    await this.prepareQueues();
    await moveLegacyJobs(this.database, this.boss, new Set(this.handlers.keys()));
    if (!this.runsJobs) return;
    for (const handler of this.handlers.values()) await this.startWorker(handler);
    this.notices.listen((name) => this.wake(name));
    const names = [...this.handlers.keys()];
    void watchDueQueues(
      this.database,
      names,
      (queue) => this.onDue(queue),
      this.stopping.signal,
      (error) => this.onError(error),
      () => (this.lookForDue = new AbortController()).signal,
    );
    this.availability.onReturn(() => this.releaseUnreported());
  }

  /**
   * Starts no more jobs. Those that run get `GRACE_MS`; then they are handed over, however long requests keep the
   * process alive.
   */
  stopWorkers(): void {
    this.stopping.abort();
    this.recurring.stop();
    for (const queue of this.workers.keys())
      this.boss.offWork(queue, { wait: false }).catch((error: unknown) => this.onError(error));
    this.workers.clear();
  }

  /** Stops the workers before the connections of the handlers are closed. Takes at most `STOP_MS`. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopWorkers();
    await this.boss.stop({ graceful: true, timeout: STOP_MS });
  }

  /** Of the queue's own pool; null before it has started. */
  get connections(): { total: number; idle: number; waiting: number } | null {
    return (this.boss.getDb() as { poolCounts?: () => PoolCounts | null }).poolCounts?.() ?? null;
  }

  private jobsOf(tx: Transaction): TransactionJobs {
    const known = this.enqueued.get(tx);
    if (known) return known;
    const jobs = new TransactionJobs();
    this.enqueued.set(tx, jobs);
    tx.beforeCommit(async () => {
      this.enqueued.delete(tx);
      const written = await jobs.write(tx, this.boss);
      const due = new Set(written.filter(({ job }) => job.startAfter === 0).map(({ queue }) => queue));
      tx.afterCommit(() => due.forEach((queue) => this.announce(queue)));
    });
    return jobs;
  }

  private addHandlers<Data extends object>(
    job: Job<Data>,
    run: (data: Data) => Promise<void>,
    schedule?: Schedule,
  ): void {
    const handler = { retries: job.retries, run: run as (data: object) => Promise<void> };
    for (const queue of [job.name, ...job.formerNames]) {
      if (this.handlers.has(queue)) throw new Error(`job ${queue} has a handler already`);
      this.handlers.set(queue, queue === job.name ? { ...handler, queue, schedule } : { ...handler, queue });
    }
  }

  /** Creates or updates the queues, which persist. Those of earlier versions have no heartbeat yet. */
  private async prepareQueues(): Promise<void> {
    const options = { heartbeatSeconds: HEARTBEAT_SECONDS, deleteAfterSeconds: DELETE_AFTER_SECONDS };
    const existing = new Map((await this.boss.getQueues()).map((queue) => [queue.name, queue]));
    for (const name of this.handlers.keys()) {
      const queue = existing.get(name);
      if (!queue) await this.boss.createQueue(name, options);
      else if (queue.heartbeatSeconds !== HEARTBEAT_SECONDS || queue.deleteAfterSeconds !== DELETE_AFTER_SECONDS)
        await this.boss.updateQueue(name, options);
    }
  }

  private async startWorker(handler: Handler): Promise<void> {
    const { queue } = handler;
    const options = {
      pollingIntervalSeconds: POLL_SECONDS,
      batchSize: BATCH,
      burstWhenBatchFull: true,
      perJobResults: true,
      includeMetadata: true,
    } as const;
    this.workers.set(
      queue,
      await this.boss.work(queue, options, (jobs: BossJob<object>[]) => this.runBatch(handler, jobs)),
    );
    if (handler.schedule !== undefined) await this.recurring.add({ queue, schedule: handler.schedule });
  }

  /**
   * What happens to a time at which no process ran. A daily job is made up for once, while the next minute is soon
   * enough for the others. The test clock sends the jobs that it passes itself.
   */
  private missedOf(schedule: Schedule): 'once' | 'skip' {
    return schedule === 'every-minute' || this.testClock.isEnabled ? 'skip' : 'once';
  }

  /** Enqueues a recurring job whose time the test clock has passed. */
  private async sendNow(queue: string): Promise<void> {
    await this.boss.send(queue, {}, { retryLimit: 0, expireInSeconds: EXPIRE_SECONDS });
    this.announce(queue);
  }

  /** Wakes the worker of this process, or else those of others. */
  private announce(queue: string): void {
    if (this.runsJobs && !this.stopping.signal.aborted) this.wake(queue);
    else this.notices.send(queue);
  }

  private async runBatch({ queue, run, schedule }: Handler, jobs: BossJob<object>[]): Promise<BatchResult[]> {
    this.running.set(queue, jobs);
    const runOne = async (job: BossJob<object>) => {
      const { data, startAfter } = job;
      const early = startAfter.getTime() - this.clock.now().getTime();
      if (early > 0) await pause(Math.min(early, CLOCK_BEHIND_MS));
      try {
        await run(data);
      } catch (error) {
        const isOutage = this.availability.report(error);
        const { level, text } = failureLine(`${queue} ${idsOf(data)}`, job, schedule === 'every-minute');
        if (!isOutage || level === 'error') this.logger[level](`${text}: ${String(error)}`);
        throw error;
      }
    };
    const results = await runBatch(jobs, runOne, {
      sideBySide: SIDE_BY_SIDE,
      stopping: this.stopping.signal,
      graceMs: GRACE_MS,
    });
    // Wait for the end of an outage, or the results would be lost and the jobs repeated after a missed heartbeat.
    if (!this.stopping.signal.aborted) await this.availability.whenAvailable(OUTAGE_WAIT_MS);
    return results;
  }

  private onDue({ name, due, abandoned }: DueQueue): void {
    if (due) this.wake(name);
    if (abandoned) this.boss.supervise(name).catch((error: unknown) => this.onError(error));
  }

  /** @param error pg-boss also reports plain objects, with the queue whose fetch or result failed */
  private onError(error: unknown): void {
    const { queue } = error as { queue?: string };
    const jobs = queue === undefined ? undefined : this.running.get(queue);
    if (queue !== undefined && jobs) this.unreported.set(queue, jobs);
    if (!this.availability.report(error)) this.logger.error(error);
  }

  /** Retries jobs whose results were lost during an outage now, without waiting for a missed heartbeat. */
  private releaseUnreported(): void {
    for (const [queue, jobs] of this.unreported) {
      // Does not affect jobs that are done or that another worker has taken since.
      this.boss.fail(queue, jobs, { message: 'the database was away when the job ended' }).then(
        () => this.unreported.get(queue) === jobs && this.unreported.delete(queue),
        (error: unknown) => this.onError(error),
      );
    }
  }

  private wake(name: string): void {
    const worker = this.workers.get(name);
    if (worker) this.boss.notifyWorker(worker);
  }
}

const enqueuedJob = <Data extends object>(
  { name, retries }: Job<Data>,
  data: Data,
  startAfter: number | Date,
): EnqueuedJob => ({
  queue: name,
  job: {
    data,
    startAfter,
    retryLimit: retries,
    retryDelay: 1,
    retryBackoff: true,
    expireInSeconds: EXPIRE_SECONDS,
  },
});
