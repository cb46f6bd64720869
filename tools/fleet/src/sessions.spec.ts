import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sessionFile } from './sessions';

describe('remembered sessions', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'fleet-sessions-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('survive a restart, in a file that only its owner can read', () => {
    sessionFile(folder).set('a@demo.groupride.test', 'sid=1');
    sessionFile(folder).set('b@demo.groupride.test', 'sid=2');
    expect(sessionFile(folder).get('a@demo.groupride.test')).toBe('sid=1');
    const file = join(folder, 'fleet-sessions.json');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(Object.keys(JSON.parse(readFileSync(file, 'utf8')) as object)).toHaveLength(2);
  });

  it('are empty when there is no file, or a broken one', () => {
    expect(sessionFile(folder).get('a@demo.groupride.test')).toBeUndefined();
    writeFileSync(join(folder, 'fleet-sessions.json'), '{"a":');
    expect(sessionFile(folder).get('a')).toBeUndefined();
  });
});
