import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const root = join(import.meta.dirname, '../../..');

/** Modules named in the first column of the table that begins with "| module". */
function listedModules(page: string): string[] {
  const [, table = ''] = /^\| module[^\n]*\n\|[- |]*\n((?:\|[^\n]*\n)*)/m.exec(page) ?? [];
  return table.split('\n').flatMap((row) => (row.split('|')[1] ?? '').split(',').map((name) => name.trim()));
}

describe('the table of modules in the architecture', () => {
  it('names every module of the API, and no other', () => {
    const page = readFileSync(join(root, 'docs/ARCHITECTURE.md'), 'utf8');
    const modules = readdirSync(join(root, 'apps/api/src/modules'), { withFileTypes: true });
    const listed = listedModules(page).filter((name) => name !== '');
    expect(listed.sort()).toEqual(
      modules
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name)
        .sort(),
    );
  });
});
