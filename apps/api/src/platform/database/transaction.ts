import { Logger } from '@nestjs/common';
import type { Client, Pool, QueryResultRow } from 'pg';
import { type EntityManager, type ObjectLiteral, QueryFailedError, type QueryRunner } from 'typeorm';
import type { EntityTarget } from 'typeorm';
import { ConnectionLost } from './outage';
import { isOutdatedPlan, type PreparedStatements } from './prepared-statements';
import { type SqlText, writeAndAsk } from './sql-parts';

interface LastQuestion {
  condition: SqlText;
  work: () => Promise<void>;
}

/** What a transaction writes and asks right before its commit. */
export interface LastStatement {
  writes: readonly SqlText[];
  questions: readonly LastQuestion[];
}

const logger = new Logger('Transaction');

/** One database transaction. Services open it and pass it to repositories and facades. */
export class Transaction {
  private readonly hooks: (() => void)[] = [];
  private readonly lastWork: (() => Promise<void>)[] = [];
  private lastWrites: SqlText[] = [];
  private lastQuestions: LastQuestion[] = [];

  /** @param client the connection of `runner`: a runner whose connection has broken would quietly take another one */
  constructor(
    private readonly runner: QueryRunner,
    private readonly client: Client,
    private readonly prepared: PreparedStatements,
  ) {}

  get manager(): EntityManager {
    return this.runner.manager;
  }

  /**
   * Runs a statement with `$1…` parameters, straight on the connection, because TypeORM's query runner takes about as long as a short statement.
   * @returns the rows, also of INSERT, UPDATE and DELETE
   * @throws QueryFailedError, ConnectionLost
   */
  async query<Row>(sql: string, parameters: unknown[] = []): Promise<Row[]> {
    if (this.runner.isReleased) throw new ConnectionLost();
    return run<Row>(this.client, this.prepared, sql, parameters);
  }

  /** Turns a raw row into an entity, column types and transformers applied. */
  hydrate<T extends ObjectLiteral>(type: EntityTarget<T>, row: Record<string, unknown>): T {
    return hydrate(this.manager, type, row);
  }

  /**
   * Runs right before the commit, as part of the transaction. For rows that many callers add and that are then written
   * in one statement.
   */
  beforeCommit(work: () => Promise<void>): void {
    this.lastWork.push(work);
  }

  /**
   * Queues a write that runs right before the commit, in one statement with the transaction's jobs. Nothing in the
   * transaction may read the rows, and no other last write may touch them.
   */
  writeLast(sql: string, parameters: readonly unknown[]): void {
    this.lastWrites.push({ sql, parameters });
  }

  /**
   * Asks a condition right before the commit, in one statement with the last writes, and runs `work` in the transaction
   * when it is true. For conditions that are rarely true. Nothing in the transaction may read what `work` writes.
   */
  askLast(condition: SqlText, work: () => Promise<void>): void {
    this.lastQuestions.push({ condition, work });
  }

  /** @internal Returns and clears what is queued, for the caller that writes and asks it with its own. */
  takeLast(): LastStatement {
    const last = { writes: this.lastWrites, questions: this.lastQuestions };
    [this.lastWrites, this.lastQuestions] = [[], []];
    return last;
  }

  /** Runs after the commit, never after a rollback. For wake-ups and pushes that may be lost. */
  afterCommit(hook: () => void): void {
    this.hooks.push(hook);
  }

  /** @internal called by Database */
  async finish(): Promise<void> {
    while (this.lastWork.length + this.lastWrites.length + this.lastQuestions.length > 0) {
      for (let work = this.lastWork.shift(); work; work = this.lastWork.shift()) await work();
      const { writes, questions } = this.takeLast();
      const answers = await writeAndAsk(this, writes, questions);
      for (const [index, { work }] of questions.entries()) if (answers[index]) await work();
    }
  }

  /** @internal called by Database. A failing hook must not make the caller believe that nothing was committed. */
  committed(): void {
    for (const hook of this.hooks)
      try {
        hook();
      } catch (error) {
        logger.error(error);
      }
  }
}

/** @throws QueryFailedError */
export async function run<Row>(
  on: Pool | Client,
  prepared: PreparedStatements,
  sql: string,
  parameters: unknown[],
): Promise<Row[]> {
  const name = parameters.length > 0 ? prepared.nameOf(sql) : undefined;
  try {
    const { rows } = await on.query<Row & QueryResultRow>(
      name === undefined ? { text: sql, values: parameters } : { name, text: sql, values: parameters },
    );
    return rows;
  } catch (error) {
    if (isOutdatedPlan(error)) prepared.rename(sql);
    throw new QueryFailedError(sql, parameters, error as Error);
  }
}

export function hydrate<T extends ObjectLiteral>(
  manager: EntityManager,
  type: EntityTarget<T>,
  row: Record<string, unknown>,
  prefix = '',
): T {
  const { driver } = manager.connection;
  const metadata = manager.connection.getMetadata(type);
  const entity = metadata.create() as T;
  for (const column of metadata.columns)
    column.setEntityValue(entity, driver.prepareHydratedValue(row[prefix + column.databaseName], column));
  return entity;
}
