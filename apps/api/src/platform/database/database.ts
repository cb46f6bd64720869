import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Client, Pool } from 'pg';
import {
  type DataSource,
  type EntityManager,
  type ObjectLiteral,
  QueryFailedError,
  type QueryRunner,
  QueryRunnerAlreadyReleasedError,
} from 'typeorm';
import type { EntityTarget } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { Config } from '../../config/config';
import { DatabaseAvailability } from './availability';
import { retryOnConflict } from './conflicts';
import { ConnectionLost } from './outage';
import { PreparedStatements } from './prepared-statements';
import { hydrate, run, Transaction } from './transaction';

export { Transaction } from './transaction';

/**
 * Access to PostgreSQL. Work inside a transaction must use that transaction: a second connection
 * would not see its changes, and many of them could exhaust the pool and deadlock. Both
 * are rejected in tests.
 */
@Injectable()
export class Database {
  private readonly inside: AsyncLocalStorage<true> | null;
  private readonly prepared = new PreparedStatements();

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly availability: DatabaseAvailability,
    config: Config,
  ) {
    // Only in tests, because it would slow down every promise on Node versions that track them with async hooks.
    this.inside = config.NODE_ENV === 'test' ? new AsyncLocalStorage() : null;
  }

  /**
   * Runs plain reads and single writes through TypeORM.
   * @param work runs again after a deadlock or a serialization failure when it is outside a transaction
   * @throws QueryFailedError
   */
  async orm<T>(work: (manager: EntityManager) => Promise<T>, tx?: Transaction): Promise<T> {
    if (tx) return work(tx.manager);
    this.refuseInside();
    return retryOnConflict(async () => {
      try {
        return await work(this.dataSource.manager);
      } catch (error) {
        this.availability.report(error);
        throw error;
      }
    });
  }

  /**
   * Commits when `work` resolves, rolls back when it rejects, then runs the after-commit hooks. When the connection breaks during the
   * commit, nobody knows whether it happened: the caller gets an outage error and repeats the call under its idempotency key.
   * @param work runs again from the start, in a new transaction, after a deadlock, a serialization failure or a migration that
   * outdated a prepared statement. It therefore has no effect outside of the transaction: calls to other services come before or after it, pushes belong in `afterCommit`
   */
  async transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    this.refuseInside();
    return retryOnConflict(() => this.runOnce(work));
  }

  /** Runs several reads that must fit together: all of them see what was committed when the first one began. */
  async snapshot<T>(read: (tx: Transaction) => Promise<T>): Promise<T> {
    return this.transaction(async (tx) => {
      await tx.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY');
      return read(tx);
    });
  }

  /** Uses the pool directly, because TypeORM's query runner takes about as long as a short statement. @throws QueryFailedError */
  async query<Row>(sql: string, parameters: unknown[] = []): Promise<Row[]> {
    this.refuseInside();
    return retryOnConflict(() => this.queryOnce<Row>(sql, parameters));
  }

  /** @param prefix of the column names, see `prefixedColumns` */
  hydrate<T extends ObjectLiteral>(type: EntityTarget<T>, row: Record<string, unknown>, prefix = ''): T {
    return hydrate(this.dataSource.manager, type, row, prefix);
  }

  /** Lists an entity's columns under names that differ from those of the other tables of a statement. */
  prefixedColumns<T extends ObjectLiteral>(type: EntityTarget<T>, alias: string, prefix: string): string {
    const { columns } = this.dataSource.getMetadata(type);
    return columns.map(({ databaseName }) => `${alias}."${databaseName}" AS "${prefix}${databaseName}"`).join(', ');
  }

  /** Of the pool: open, idle, and requests that wait for one. */
  get connections(): { total: number; idle: number; waiting: number } {
    const { totalCount: total, idleCount: idle, waitingCount: waiting } = this.pool;
    return { total, idle, waiting };
  }

  private async runOnce<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    const runner = this.dataSource.createQueryRunner();
    try {
      const tx = new Transaction(runner, (await runner.connect()) as Client, this.prepared);
      await runner.startTransaction();
      const whole = async () => {
        const done = await work(tx);
        await tx.finish();
        return done;
      };
      const result = await (this.inside ? this.inside.run(true, whole) : whole());
      await runner.commitTransaction();
      tx.committed();
      return result;
    } catch (error) {
      const failure = asConnectionLost(runner, error);
      this.availability.report(failure);
      await rollBack(runner);
      throw failure;
    } finally {
      await runner.release();
    }
  }

  private async queryOnce<Row>(sql: string, parameters: unknown[]): Promise<Row[]> {
    try {
      return await run<Row>(this.pool, this.prepared, sql, parameters);
    } catch (error) {
      this.availability.report(error);
      throw error;
    }
  }

  private get pool(): Pool {
    return (this.dataSource.driver as PostgresDriver).master as Pool;
  }

  private refuseInside(): void {
    if (this.inside?.getStore()) throw new Error('a transaction is under way here: use it');
  }
}

/** A runner releases itself when its connection breaks, and then refuses statements as if the caller had used it too late. */
function asConnectionLost(runner: QueryRunner, error: unknown): unknown {
  return runner.isReleased && error instanceof QueryRunnerAlreadyReleasedError
    ? new ConnectionLost({ cause: error })
    : error;
}

/** Never throws, because the original error is more useful. */
async function rollBack(runner: QueryRunner): Promise<void> {
  if (!runner.isTransactionActive || runner.isReleased) return;
  try {
    await runner.rollbackTransaction();
  } catch {
    // The state of the connection is unknown, so it is ended: the pool discards it, and PostgreSQL rolls back.
    const connection = (await runner.connect()) as Client;
    connection.end().catch(() => undefined);
  }
}

/** Violations of unique indexes and exclusion constraints. */
const VIOLATIONS = new Set(['23505', '23P01']);

/** Name of the unique or excluding constraint or index that `error` reports as broken, or null for any other error. */
export function brokenUniqueness(error: unknown): string | null {
  if (!(error instanceof QueryFailedError)) return null;
  const { code, constraint } = error.driverError as { code?: string; constraint?: string };
  return code && VIOLATIONS.has(code) ? (constraint ?? '') : null;
}
