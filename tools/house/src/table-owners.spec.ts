import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { foreignWrites, TABLE_OWNERS, tablesIn, UNKNOWN_TABLE } from './table-owners';

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

  it('finds writes in lower case, with a schema, by a name in a variable and by a query builder', () => {
    const tables = found.filter(({ file }) => file === `${tracking}/planted-in-other-words.repository.ts`);
    expect(tables.map(({ table }) => table)).toEqual(['payments', 'offers', UNKNOWN_TABLE, 'ride_members', 'quotes']);
  });
});
