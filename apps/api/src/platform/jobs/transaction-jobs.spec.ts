import type { PgBoss } from 'pg-boss';
import type { Transaction } from '../database/database';
import type { SqlText } from '../database/sql-parts';
import type { LastStatement } from '../database/transaction';
import { only } from '../testing/stand-ins';
import { type EnqueuedJob, TransactionJobs } from './transaction-jobs';

type Asked = [string, unknown[]];
type Executor = { executeSql(sql: string, values: unknown[]): Promise<object> };

/** Stands in for pg-boss, whose statements have the jobs as their first parameter. */
const boss = {
  insert: async (queue: string, jobs: object[], { db }: { db: Executor }) => {
    await db.executeSql(`INSERT INTO ${queue} SELECT $1, $2`, [JSON.stringify(jobs), queue]);
    return null;
  },
} as unknown as PgBoss;

async function written(
  add: (jobs: TransactionJobs) => void,
  { answers = [] as boolean[], lastWrites = [] as SqlText[], questions = [] as LastStatement['questions'] } = {},
): Promise<{ asked: Asked[]; jobs: readonly EnqueuedJob[] }> {
  const asked: Asked[] = [];
  const query = async (sql: string, parameters: unknown[]) => {
    asked.push([sql, parameters]);
    return [{ answers }];
  };
  const jobs = new TransactionJobs();
  add(jobs);
  const tx = only<Transaction>({ query: query as never, takeLast: () => ({ writes: lastWrites, questions }) });
  return { jobs: await jobs.write(tx, boss), asked };
}

const is = (name: string) => ({ sql: `is($1, $2)`, parameters: [name, 1] });

describe('the jobs of a transaction', () => {
  it('are written in one statement, grouped by queue', async () => {
    const { asked } = await written((jobs) => {
      jobs.add({ queue: 'mails', job: { data: { to: 'ana' } } });
      jobs.add({ queue: 'searches', job: { data: { ride: 1 } } });
      jobs.add({ queue: 'mails', job: { data: { to: 'ben' } } });
    });
    expect(asked).toEqual([
      [
        'WITH write_0 AS (INSERT INTO mails SELECT $1, $2), write_1 AS (INSERT INTO searches SELECT $3, $4) SELECT',
        ['[{"data":{"to":"ana"}},{"data":{"to":"ben"}}]', 'mails', '[{"data":{"ride":1}}]', 'searches'],
      ],
    ]);
  });

  it('are written only if their condition is true, which the same statement checks', async () => {
    const { asked, jobs: left } = await written(
      (jobs) => {
        jobs.add({ queue: 'mails', job: {}, condition: is('ana') });
        jobs.add({ queue: 'searches', job: {} });
        jobs.add({ queue: 'pushes', job: {}, condition: is('ben') });
      },
      { answers: [false, true] },
    );
    expect(asked).toHaveLength(1);
    expect(asked[0]).toEqual([
      'WITH asked AS (SELECT ARRAY[is($1, $2), is($3, $4)] AS answers), ' +
        'write_0 AS (INSERT INTO searches SELECT $5, $6), ' +
        `write_1 AS (INSERT INTO mails SELECT (CASE WHEN (SELECT answers[1] FROM asked) THEN $7::text ELSE '[]' END), $8), ` +
        `write_2 AS (INSERT INTO pushes SELECT (CASE WHEN (SELECT answers[2] FROM asked) THEN $9::text ELSE '[]' END), $10) ` +
        'SELECT answers FROM asked',
      ['ana', 1, 'ben', 1, '[{}]', 'searches', '[{}]', 'mails', '[{}]', 'pushes'],
    ]);
    expect(left.map(({ queue }) => queue)).toEqual(['searches', 'pushes']);
  });

  it('share their statement with what the transaction asks last, whose work follows if it is true', async () => {
    const worked: string[] = [];
    const question = (name: string) => ({ condition: is(name), work: async () => void worked.push(name) });
    const { asked, jobs } = await written((added) => added.add({ queue: 'mails', job: {}, condition: is('ana') }), {
      answers: [false, true, false],
      questions: [question('ben'), question('cy')],
    });
    expect(asked).toHaveLength(1);
    expect(asked[0]![0]).toContain('SELECT ARRAY[is($1, $2), is($3, $4), is($5, $6)] AS answers');
    expect(worked).toEqual(['ben']);
    expect(jobs).toEqual([]);
  });

  it('share their statement with the last writes of the transaction', async () => {
    const lastWrites = [{ sql: 'UPDATE keys SET answer = $2 WHERE key = $1', parameters: ['k', '{}'] }];
    const { asked } = await written((jobs) => jobs.add({ queue: 'mails', job: {} }), { lastWrites });
    expect(asked).toEqual([
      [
        'WITH write_0 AS (INSERT INTO mails SELECT $1, $2), write_1 AS (UPDATE keys SET answer = $4 WHERE key = $3) SELECT',
        ['[{}]', 'mails', 'k', '{}'],
      ],
    ]);
  });
});
