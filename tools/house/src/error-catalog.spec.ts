import { ERROR_CODES } from '@groupride/contracts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { withErrorCatalog, type WithErrors } from './error-catalog';

const root = join(import.meta.dirname, '..', '..', '..');
const page = readFileSync(join(root, 'docs/api/errors.md'), 'utf8');
const document = JSON.parse(readFileSync(join(root, 'libs/web/api-client/openapi.json'), 'utf8')) as WithErrors;

describe('the catalog of errors', () => {
  it('matches the code (run `npm run roles` after adding a code)', async () => {
    expect(await withErrorCatalog(page, document)).toBe(page);
  });

  it('lists every code once', () => {
    const listed = [...page.matchAll(/^\| `(\w+)`/gm)].map(([, code]) => code);
    expect(listed.sort()).toEqual([...ERROR_CODES].sort());
  });

  it('changes with a status, and needs one for each code', async () => {
    const statuses = { ...document['x-errors'], quote_expired: 410 };
    expect(await withErrorCatalog(page, { 'x-errors': statuses })).not.toBe(page);
    await expect(withErrorCatalog(page, { 'x-errors': {} })).rejects.toThrow('does not name');
  });
});
