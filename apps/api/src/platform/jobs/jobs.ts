import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { PgBoss, type Db, type Job as BossJob } from 'pg-boss';
import { Config } from '../../config/config';
import type { Transaction } from '../database/database';

/** A kind of work done later, at least once. Handlers must therefore be idempotent. */
export interface Job<Data extends object> {
  /** A sentence in kebab case, e.g. `expire-offer-after-its-countdown`. */
  readonly name: string;
  readonly retries: number;
  /** Only there to carry the type. */
  readonly data?: Data;
}

export function defineJob<Data extends object>(name: string, options: { retries?: number } = {}): Job<Data> {
  return { name, retries: options.retries ?? 10 };
}

/** Jobs fetched at once, and how many of them run at the same time. */
const BATCH = 50;
const SIDE_BY_SIDE = 5;
/** The longest that a batch may take. A job whose process died is found earlier, by its missing heartbeat. */
const EXPIRE_SECONDS = 120;
/** A job without a heartbeat for so long is given to another worker. 10 is the least that pg-boss takes. */
const HEARTBEAT_SECONDS = 10;
const MONITOR_SECONDS = 3;

interface Handler {
  job: Job<object>;
  run: (data: object) => Promise<void>;
  /** Time of day at which it runs by itself, UTC. */
  daily?: { hour: number; minute: number };
}

/** Completed jobs are kept for a week. */
const DELETE_AFTER_SECONDS = 7 * 24 * 3600;

/** Work that survives a crash: rows in PostgreSQL (pg-boss), written in the transaction of the change that causes them. */
@Injectable()
export class Jobs implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(Jobs.name);
  private readonly boss: PgBoss;
  private readonly handlers: Handler[] = [];
  private readonly workers = new Map<string, string>();

  constructor(config: Config) {
    this.boss = new PgBoss({
      connectionString: config.DATABASE_URL,
      max: 4,
      schema: 'jobs',
      application_name: 'groupride-jobs',
      superviseIntervalSeconds: MONITOR_SECONDS,
      monitorIntervalSeconds: MONITOR_SECONDS,
    });
    this.boss.on('error', (error) => this.logger.error(error));
  }

  /** Names what does a job. To be called while modules are set up, once per job. */
  handle<Data extends object>(job: Job<Data>, run: (data: Data) => Promise<void>): void {
    if (this.handlers.some((handler) => handler.job.name === job.name)) throw new Error(`job ${job.name} has a handler already`);
    this.handlers.push({ job, run: run as (data: object) => Promise<void> });
  }

  /** The same for a job that also runs by itself once a day, by whichever process is there. */
  handleDaily<Data extends object>(job: Job<Data>, daily: { hour: number; minute: number }, run: (data: Data) => Promise<void>): void {
    this.handle(job, run);
    this.handlers[this.handlers.length - 1]!.daily = daily;
  }

  /**
   * Enqueues in the caller's transaction: the job exists exactly when the change does.
   * @param afterSeconds not before so many seconds from now
   */
  async enqueue<Data extends object>(tx: Transaction, job: Job<Data>, data: Data, afterSeconds = 0): Promise<void> {
    const db = { executeSql: async (sql: string, values: unknown[]) => ({ rows: await tx.query<object>(sql, values) }) };
    await this.boss.send(job.name, data, {
      db: db as Db,
      startAfter: afterSeconds,
      retryLimit: job.retries,
      retryDelay: 1,
      retryBackoff: true,
      expireInSeconds: EXPIRE_SECONDS,
    });
    if (afterSeconds === 0) tx.afterCommit(() => this.wake(job.name));
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.boss.start();
    for (const handler of this.handlers) {
      const { name } = handler.job;
      await this.boss.createQueue(name, { heartbeatSeconds: HEARTBEAT_SECONDS, deleteAfterSeconds: DELETE_AFTER_SECONDS });
      const id = await this.boss.work<object>(name, { pollingIntervalSeconds: 1, batchSize: BATCH }, (due) => this.runAll(handler, due));
      this.workers.set(name, id);
      if (handler.daily) {
        const { hour, minute } = handler.daily;
        await this.boss.schedule(name, `${minute} ${hour} * * *`, {}, { retryLimit: handler.job.retries, retryDelay: 60, expireInSeconds: EXPIRE_SECONDS });
      }
    }
  }

  async onApplicationShutdown(): Promise<void> {
    await this.boss.stop({ graceful: true, timeout: 5000 });
  }

  /** Runs a batch side by side. A job that fails is handed back alone; the others of its batch are done. */
  private async runAll({ job, run }: Handler, due: BossJob<object>[]): Promise<void> {
    const waiting = [...due];
    const lane = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        try {
          await run(next.data);
        } catch (error) {
          this.logger.warn(`${job.name} ${JSON.stringify(next.data)} will be tried again: ${String(error)}`);
          await this.boss.fail(job.name, next.id, { message: String(error) });
        }
      }
    };
    await Promise.all(Array.from({ length: Math.min(SIDE_BY_SIDE, due.length) }, lane));
    if (due.length === BATCH) this.wake(job.name);
  }

  private wake(name: string): void {
    const worker = this.workers.get(name);
    if (worker) this.boss.notifyWorker(worker);
  }
}
