import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

const program = join(import.meta.dirname, 'scopes-table.mjs');
const page = join(import.meta.dirname, '../../../docs/api/authentication.md');
let copy: string;
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'groupride-scopes-'));
  copy = join(folder, 'page.md');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const check = (file: string) => spawnSync(process.execPath, [program, '--check', file], { encoding: 'utf8' });

describe('the table of scopes in the documentation', () => {
  it('matches the OpenAPI document (run `npm run api:client` after changing it)', () => {
    expect(check(page)).toMatchObject({ status: 0, stderr: '' });
  });

  it('is reported as outdated when a call is missing or has another scope', () => {
    const text = readFileSync(page, 'utf8');
    const call = /^\| `rides:read` .*\n/m.exec(text)?.[0] ?? '';
    expect(call).not.toBe('');
    for (const changed of ['', call.replace('rides:read', 'rides:write')]) {
      writeFileSync(copy, text.replace(call, changed));
      expect(check(copy).status).toBe(1);
    }
  });
});
