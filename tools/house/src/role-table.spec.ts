import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { withRoleTables, type Documented } from './role-table';

const root = join(import.meta.dirname, '..', '..', '..');
const guide = readFileSync(join(root, 'docs/operations-guide.md'), 'utf8');
const document = JSON.parse(readFileSync(join(root, 'libs/web/api-client/openapi.json'), 'utf8')) as Documented;

describe('the table of roles in the operations guide', () => {
  it('matches the code (run `npm run roles` after changing roles or routes for operations)', async () => {
    expect(await withRoleTables(guide, document)).toBe(guide);
  });

  it('changes with a route that needs another permission', async () => {
    const changed = structuredClone(document);
    changed.paths['/api/admin/metrics']!['get']!['x-permission'] = 'audit.view';
    expect(await withRoleTables(guide, changed)).not.toBe(guide);
  });
});
