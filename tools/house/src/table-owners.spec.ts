import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { foreignWrites, TABLE_OWNERS, tablesIn, tablesWrittenBy, UNKNOWN_TABLE } from './table-owners';

const root = join(import.meta.dirname, '..', '..', '..');
const migrations = join(root, 'apps/api/src/platform/database/migrations');

describe('each table', () => {
  it('has an owner', () => {
    const texts = readdirSync(migrations)
      .sort()
      .map((file) => readFileSync(join(migrations, file), 'utf8'));
    expect(tablesIn(texts)).toEqual(Object.keys(TABLE_OWNERS).sort());
  });

  it('is written by its owner only', () => {
    expect(foreignWrites(root, ['apps/api/src', 'tools/city/src'])).toEqual([]);
  });
});

describe('the check', () => {
  const found = foreignWrites(join(root, 'tools/house/fixtures/tables'), ['apps/api/src']);
  const tracking = 'apps/api/src/modules/tracking';

  it('finds a planted write to the table of another module, and nothing else', () => {
    expect(found.filter(({ file }) => file !== `${tracking}/planted-in-other-words.repository.ts`)).toEqual([
      { file: `${tracking}/planted.repository.ts`, table: 'rides' },
    ]);
  });

  it.each([
    ['MERGE INTO rides r USING changed c ON c.id = r.id WHEN MATCHED THEN UPDATE SET status = c.status', ['rides']],
    ['MERGE INTO ONLY public.rides USING changed ON true WHEN MATCHED THEN DELETE', ['rides']],
    ['COPY rides FROM STDIN', ['rides']],
    ['COPY public.rides (id, status) FROM STDIN', ['rides']],
    ['TRUNCATE rides, payments', ['rides', 'payments']],
    ['TRUNCATE TABLE ONLY rides *, public.payments, "offers" CASCADE', ['rides', 'payments', 'offers']],
    ['UPDATE ${this.table} SET status = $1', [UNKNOWN_TABLE]],
    ["DELETE FROM ${tables['rides']} WHERE id = $1", [UNKNOWN_TABLE]],
    ['TRUNCATE rides, ${this.table}', ['rides', UNKNOWN_TABLE]],
    ['COPY ${this.table} (id) FROM STDIN', [UNKNOWN_TABLE]],
    ["manager.getRepository<Ride>('rides')", ['rides']],
    ["manager.getRepository<Record<string, Ride[]>>('rides')", ['rides']],
    ["manager.createQueryBuilder().insert().into<Ride>('rides')", ['rides']],
    ["manager.createQueryBuilder().delete().from('rides')", ['rides']],
  ])('finds what %s writes to', (source, tables) => {
    expect(tablesWrittenBy(source).filter((table) => table in TABLE_OWNERS || table === UNKNOWN_TABLE)).toEqual(tables);
  });

  it.each([
    'COPY rides TO STDOUT',
    'COPY (SELECT * FROM rides) TO STDOUT',
    "COMMENT ON TABLE rides IS 'One trip of a group'",
    'ALTER TABLE rides ADD COLUMN note text',
    'ALTER TABLE ${table} ALTER COLUMN created_at SET DEFAULT now()',
    'SELECT * FROM rides FOR UPDATE OF rides',
    'SELECT * FROM rides FOR NO KEY UPDATE ${wait}',
    'INSERT INTO other (id) VALUES (1) ON CONFLICT (id) DO UPDATE ${changes}',
    'UPDATE ${SCHEMA}.state SET stops = 0',
    "manager.createQueryBuilder().select('id').from('rides', 'r')",
  ])('reports no written row for %s', (source) => {
    expect(tablesWrittenBy(source).filter((table) => table in TABLE_OWNERS || table === UNKNOWN_TABLE)).toEqual([]);
  });

  it('finds writes in lower case, with a schema, by a name in a variable and by a query builder', () => {
    const tables = found.filter(({ file }) => file === `${tracking}/planted-in-other-words.repository.ts`);
    expect(tables.map(({ table }) => table)).toEqual(['payments', 'offers', UNKNOWN_TABLE, 'ride_members', 'quotes']);
  });
});
