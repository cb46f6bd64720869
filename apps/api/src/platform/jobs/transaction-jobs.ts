import type { Db, JobInsert, PgBoss } from 'pg-boss';
import type { Transaction } from '../database/database';

interface SqlText {
  sql: string;
  parameters: readonly unknown[];
}

/** An SQL expression that is true or false. */
export type SqlCondition = SqlText;

export interface EnqueuedJob {
  queue: string;
  job: JobInsert<object>;
  /** Without it the job is always written. */
  condition?: SqlCondition;
}

/** The jobs of one transaction, which are written together right before it commits. */
export class TransactionJobs {
  private readonly enqueued: EnqueuedJob[] = [];

  add(job: EnqueuedJob): void {
    this.enqueued.push(job);
  }

  /**
   * One statement asks for all conditions, and one writes the jobs: pg-boss's own statement for each queue, as parts of it.
   * @returns the jobs that were written
   */
  async write(tx: Transaction, boss: Pick<PgBoss, 'insert'>): Promise<readonly EnqueuedJob[]> {
    const wanted = await this.wanted(tx);
    const statements: SqlText[] = [];
    const executor = {
      executeSql: async (sql: string, parameters: unknown[] = []) => {
        statements.push({ sql, parameters });
        return { rows: [] };
      },
    };
    for (const queue of new Set(wanted.map((job) => job.queue))) {
      const jobs = wanted.filter((each) => each.queue === queue).map(({ job }) => job);
      await boss.insert(queue, jobs, { db: executor as unknown as Db });
    }
    const [first, ...others] = statements;
    if (!first) return wanted;
    const { parts, parameters } = numbered(statements);
    const all = `WITH ${parts.map((part, index) => `queue_${index} AS (${part})`).join(', ')} SELECT`;
    await tx.query(others.length === 0 ? first.sql : all, parameters);
    return wanted;
  }

  private async wanted(tx: Transaction): Promise<readonly EnqueuedJob[]> {
    const conditions = this.enqueued.flatMap(({ condition }) => condition ?? []);
    if (conditions.length === 0) return this.enqueued;
    const { parts, parameters } = numbered(conditions);
    const [row] = await tx.query<{ answers: boolean[] }>(`SELECT ARRAY[${parts.join(', ')}] AS answers`, parameters);
    const answers = row!.answers.values();
    return this.enqueued.filter(({ condition }) => !condition || answers.next().value === true);
  }
}

/** Parts of one statement: the parameters of each follow those of the one before. */
function numbered(parts: readonly SqlText[]): { parts: string[]; parameters: unknown[] } {
  const all: unknown[] = [];
  const texts = parts.map(({ sql, parameters }) => {
    const before = all.length;
    all.push(...parameters);
    return sql.replace(/\$(\d+)/g, (_, number: string) => `$${before + Number(number)}`);
  });
  return { parts: texts, parameters: all };
}
