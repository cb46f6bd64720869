import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

/** Files that measure real time or wait for external events, so the test clock must not affect them. */
const REAL_TIME: readonly string[] = [
  'migrate.ts',
  'platform/clock.ts',
  'platform/database/availability.ts',
  'platform/database/wait-for-database.ts',
  'platform/http/drain.ts',
  'modules/realtime/session-io.adapter.ts',
];

const REALTIME_JS = /\bDate\.now\b|\bnew Date\(\)/;
const REALTIME_SQL =
  /\b(?:current_timestamp|current_date|current_time|localtimestamp|localtime|(?:clock|statement|transaction)_timestamp|timeofday)\b/i;

const sources = readdirSync(ROOT, { recursive: true, withFileTypes: true })
  .map((entry) => join(entry.parentPath, entry.name))
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.spec.ts') && !/\/(testing|migrations)\//.test(path))
  .map((path) => ({ file: relative(ROOT, path), text: readFileSync(path, 'utf8') }));

const filesWith = (pattern: RegExp) => sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file);

describe('the search for code that would ignore the test clock', () => {
  it('finds the patterns that it looks for', () => {
    expect(REALTIME_JS.test('const now = Date.now();')).toBe(true);
    expect(REALTIME_JS.test('set: { at: new Date() }')).toBe(true);
    expect(REALTIME_JS.test('new SocketSessions(current, Date.now)')).toBe(true);
    expect(REALTIME_JS.test('new Date(at)')).toBe(false);
    expect(REALTIME_SQL.test('WHERE at < CURRENT_TIMESTAMP')).toBe(true);
    expect(REALTIME_SQL.test('clock_timestamp()')).toBe(true);
  });

  it('finds only code that measures real time', () => {
    expect(filesWith(REALTIME_JS).sort()).toEqual([...REAL_TIME].sort());
  });

  it('finds no SQL statement', () => {
    // This file looks for columns that have it as their default.
    expect(filesWith(REALTIME_SQL)).toEqual(['platform/test-clock/clock-schema.ts']);
  });
});
