import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { keepSecrets } from './secrets';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'groupride-secrets-'));
  file = join(folder, 'secrets.json');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('creates secrets once and keeps them, readable only by their owner', () => {
  const made = keepSecrets(file);
  expect(keepSecrets(file)).toEqual(made);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(made.session).toHaveLength(64);
  expect(new Set(Object.values(made)).size).toBe(Object.keys(made).length);
});

it('adds what an older version lacked and leaves the rest unchanged', () => {
  writeFileSync(file, JSON.stringify({ session: 'kept' }));
  const secrets = keepSecrets(file);
  expect(secrets.session).toBe('kept');
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(secrets);
});

it('says what to do when the file is damaged', () => {
  writeFileSync(file, '{"session": "ab');
  expect(() => keepSecrets(file)).toThrow(
    `${file} is damaged: restore it from a copy, or run "npm run reset" to start afresh (the demo data is lost).`,
  );
});
