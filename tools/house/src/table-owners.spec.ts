import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { foreignWrites, TABLE_OWNERS, tablesIn } from './table-owners';

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
  it('finds a planted write to the table of another module, and nothing else', () => {
    const fixtures = join(root, 'tools/house/fixtures/tables');
    expect(foreignWrites(fixtures, ['apps/api/src'])).toEqual([
      { file: 'apps/api/src/modules/tracking/planted.repository.ts', table: 'rides' },
    ]);
  });
});
