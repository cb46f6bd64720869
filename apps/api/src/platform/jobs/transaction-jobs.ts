import type { Db, JobInsert, PgBoss } from 'pg-boss';
import type { Transaction } from '../database/database';
import { type SqlText, writeAndAsk } from '../database/sql-parts';

/** An SQL expression that is true or false. */
export type SqlCondition = SqlText;

export interface EnqueuedJob {
  queue: string;
  job: JobInsert<object>;
  /** The job is always written when this is missing. */
  condition?: SqlCondition;
}

/** The jobs of one transaction, which are written together right before it commits. */
export class TransactionJobs {
  private readonly enqueued: EnqueuedJob[] = [];

  add(job: EnqueuedJob): void {
    this.enqueued.push(job);
  }

  /**
   * Evaluates all conditions and writes the jobs in one statement, which contains pg-boss's statement for each queue
   * and what else the transaction writes and asks last.
   * @returns the jobs that were written
   */
  async write(
    tx: Pick<Transaction, 'query' | 'takeLast'>,
    boss: Pick<PgBoss, 'insert'>,
  ): Promise<readonly EnqueuedJob[]> {
    const always = this.enqueued.filter(({ condition }) => !condition);
    const asked = this.enqueued.filter(isConditional);
    const last = tx.takeLast();
    const writes = [...(await inserts(boss, always)), ...last.writes];
    for (const [index, each] of asked.entries())
      writes.push(...(await inserts(boss, [each])).map((insert) => onlyIf(index, insert)));
    const answers = await writeAndAsk(tx, writes, [...asked, ...last.questions]);
    for (const [index, { work }] of last.questions.entries()) if (answers[asked.length + index]) await work();
    return [...always, ...asked.filter((_, index) => answers[index] === true)];
  }
}

const isConditional = (job: EnqueuedJob): job is EnqueuedJob & { condition: SqlCondition } =>
  job.condition !== undefined;

/** The statements of pg-boss: one per queue, with the list of jobs as first parameter. */
async function inserts(boss: Pick<PgBoss, 'insert'>, enqueued: readonly EnqueuedJob[]): Promise<SqlText[]> {
  const statements: SqlText[] = [];
  const executor = {
    executeSql: async (sql: string, parameters: unknown[] = []) => {
      statements.push({ sql, parameters });
      return { rows: [] };
    },
  };
  for (const queue of new Set(enqueued.map((job) => job.queue))) {
    const jobs = enqueued.filter((each) => each.queue === queue).map(({ job }) => job);
    await boss.insert(queue, jobs, { db: executor as unknown as Db });
  }
  return statements;
}

/** Passes an empty list of jobs when the condition is false. */
const onlyIf = (index: number, { sql, parameters }: SqlText): SqlText => ({
  sql: sql.replace(/\$1(?!\d)/g, `(CASE WHEN (SELECT answers[${index + 1}] FROM asked) THEN $1::text ELSE '[]' END)`),
  parameters,
});
