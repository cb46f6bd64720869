import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import pg from 'pg';
import * as stack from '../../../tools/up/src/testing/stack';

const program = join(resolve(import.meta.dirname, '../../..'), 'dist/apps/api/check-schema.js');

let databaseUrl: string;

beforeAll(async () => {
  databaseUrl = await (await stack.startPostgres()).newMigratedDatabase(`schema_${process.pid}_${Date.now()}`);
}, 120_000);
afterAll(() => stack.stopAll());

/** @returns what the comparison of the entities with the database prints, and its exit code */
const compare = () =>
  new Promise<{ differences: string[]; code: unknown }>((resolve) => {
    execFile(process.execPath, [program], { env: { ...process.env, DATABASE_URL: databaseUrl } }, (error, output) =>
      resolve({ differences: output.split('\n').filter(Boolean), code: error?.code ?? 0 }),
    );
  });

async function migrate(sql: string): Promise<void> {
  const connection = new pg.Client({ connectionString: databaseUrl });
  await connection.connect();
  try {
    await connection.query(sql);
  } finally {
    await connection.end();
  }
}

describe('entities and migrations', () => {
  it('agree on every table', async () => {
    expect(await compare()).toEqual({ differences: [], code: 0 });
  });

  it('are compared by table, column, type, nullability, default, uniqueness and foreign key', async () => {
    await migrate(`
      CREATE TABLE parking_lots (id integer PRIMARY KEY, attendant integer REFERENCES users);
      ALTER TABLE wineries ADD COLUMN stars integer, ALTER COLUMN name TYPE varchar, ALTER COLUMN address DROP NOT NULL;
      ALTER TABLE saved_places DROP COLUMN label;
      ALTER TABLE rides ALTER COLUMN status DROP DEFAULT;
      ALTER TABLE sales_inquiries DROP CONSTRAINT sales_inquiries_client_id_key;
      ALTER TABLE cancellation_rules DROP CONSTRAINT cancellation_rules_policy_id_fkey;
    `);
    const { differences, code } = await compare();
    expect(code).toBe(1);
    expect(differences.map((line) => line.split(':')[0]).sort()).toEqual([
      'cancellation_rules.policy_id',
      'parking_lots',
      'parking_lots.attendant',
      'rides.status',
      'sales_inquiries.client_id',
      'saved_places.label',
      'wineries.address',
      'wineries.name',
      'wineries.stars',
    ]);
  });
});
