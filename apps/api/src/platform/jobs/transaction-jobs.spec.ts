import type { PgBoss } from 'pg-boss';
import type { Transaction } from '../database/database';
import { TransactionJobs } from './transaction-jobs';

type Asked = [string, unknown[]];
type Executor = { executeSql(sql: string, values: unknown[]): Promise<object> };

/** Stands for pg-boss, whose statements have the jobs as their first parameter. */
const boss = {
  insert: async (queue: string, jobs: object[], { db }: { db: Executor }) => {
    await db.executeSql(`INSERT INTO ${queue} SELECT $1, $2`, [JSON.stringify(jobs), queue]);
    return null;
  },
} as unknown as PgBoss;

async function written(add: (jobs: TransactionJobs) => void, answers: boolean[] = []): Promise<Asked[]> {
  const asked: Asked[] = [];
  const query = async (sql: string, parameters: unknown[]) => {
    asked.push([sql, parameters]);
    return [{ answers }];
  };
  const jobs = new TransactionJobs();
  add(jobs);
  await jobs.write({ query } as unknown as Transaction, boss);
  return asked;
}

const is = (name: string) => ({ sql: `is($1, $2)`, parameters: [name, 1] });

describe('the jobs of a transaction', () => {
  it('are written in one statement, those of one queue together', async () => {
    const asked = await written((jobs) => {
      jobs.add({ queue: 'mails', job: { data: { to: 'ana' } } });
      jobs.add({ queue: 'searches', job: { data: { ride: 1 } } });
      jobs.add({ queue: 'mails', job: { data: { to: 'ben' } } });
    });
    expect(asked).toEqual([
      [
        'WITH queue_0 AS (INSERT INTO mails SELECT $1, $2), queue_1 AS (INSERT INTO searches SELECT $3, $4) SELECT',
        ['[{"data":{"to":"ana"}},{"data":{"to":"ben"}}]', 'mails', '[{"data":{"ride":1}}]', 'searches'],
      ],
    ]);
  });

  it('are written only if their condition is true, and all conditions are asked for in one statement', async () => {
    const asked = await written(
      (jobs) => {
        jobs.add({ queue: 'mails', job: {}, condition: is('ana') });
        jobs.add({ queue: 'searches', job: {} });
        jobs.add({ queue: 'pushes', job: {}, condition: is('ben') });
      },
      [false, true],
    );
    expect(asked[0]).toEqual(['SELECT ARRAY[is($1, $2), is($3, $4)] AS answers', ['ana', 1, 'ben', 1]]);
    expect(asked[1]?.[0]).toBe(
      'WITH queue_0 AS (INSERT INTO searches SELECT $1, $2), queue_1 AS (INSERT INTO pushes SELECT $3, $4) SELECT',
    );
  });

  it('take no statement when none is left', async () => {
    expect(await written((jobs) => jobs.add({ queue: 'mails', job: {}, condition: is('ana') }), [false])).toHaveLength(
      1,
    );
  });
});
