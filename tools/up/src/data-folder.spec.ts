import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ClearError } from './clear-error';
import { explain, forgetDataFolder, openDataFolder } from './data-folder';

let scratch: string;

beforeEach(() => {
  scratch = mkdtempSync(join(tmpdir(), 'groupride-data-'));
});
afterEach(() => rmSync(scratch, { recursive: true, force: true }));

describe('opening', () => {
  it('creates the folder, marks it and locks it until it is released', () => {
    const path = join(scratch, 'deep', 'data');
    const folder = openDataFolder(path);
    expect(existsSync(folder.logs)).toBe(true);
    expect(() => openDataFolder(path)).toThrow(
      `GroupRide already runs with the data folder ${path} (process ${process.pid}): stop that one, or start this one with its own GROUPRIDE_DATA and PORT_OFFSET.`,
    );
    folder.release();
    openDataFolder(path).release();
  });

  it('takes over from a process that was killed', () => {
    openDataFolder(scratch).release();
    // The process with this id has ended or is another one, because its start time differs.
    writeFileSync(join(scratch, 'running.lock'), JSON.stringify({ pid: process.pid, started: 'long ago' }));
    openDataFolder(scratch).release();
  });

  it('refuses a folder that contains something else', () => {
    writeFileSync(join(scratch, 'thesis.txt'), 'years of work');
    expect(() => openDataFolder(scratch)).toThrow(/holds other files and no GroupRide data: set GROUPRIDE_DATA/);
    expect(readdirSync(scratch)).toEqual(['thesis.txt']);
  });

  it('reports when a file is in the way', () => {
    writeFileSync(join(scratch, 'file'), '');
    expect(() => openDataFolder(join(scratch, 'file'))).toThrow(/a file is in its place: set GROUPRIDE_DATA/);
    expect(() => openDataFolder(join(scratch, 'file', 'below'))).toThrow(/a file is in its place: set GROUPRIDE_DATA/);
  });

  it('reports when no folder can be created there', () => {
    if (!existsSync('/proc/self')) return;
    expect(() => openDataFolder('/proc/groupride/data')).toThrow(
      /^The data folder \/proc\/groupride\/data cannot be made there: set GROUPRIDE_DATA/,
    );
  });

  it.each([
    [
      'EACCES',
      'The data folder /data cannot be written by this account: give yourself the right to it, or set GROUPRIDE_DATA to a folder of your own.',
    ],
    [
      'EROFS',
      'The data folder /data cannot be written by this account: give yourself the right to it, or set GROUPRIDE_DATA to a folder of your own.',
    ],
    [
      'ENOSPC',
      'The disk that holds /data is full: free some space, or set GROUPRIDE_DATA to a folder on another disk.',
    ],
  ])('says what to do when the system answers %s', (code, sentence) => {
    expect(explain(Object.assign(new Error(code), { code }), '/data')).toEqual(new ClearError(sentence));
  });
});

describe('deleting', () => {
  it('deletes a folder of ours and nothing beside it', () => {
    const path = join(scratch, 'data');
    openDataFolder(path).release();
    writeFileSync(join(scratch, 'beside'), '');
    expect(forgetDataFolder(path)).toBe(path);
    expect(readdirSync(scratch)).toEqual(['beside']);
    expect(forgetDataFolder(path)).toBeUndefined();
  });

  it('refuses while another process runs', () => {
    const folder = openDataFolder(scratch);
    expect(() => forgetDataFolder(scratch)).toThrow(/GroupRide runs with the data folder .* stop it with Ctrl-C first/);
    expect(existsSync(folder.logs)).toBe(true);
    folder.release();
  });

  it('refuses a file', () => {
    const path = join(scratch, 'file');
    writeFileSync(path, 'years of work');
    expect(() => forgetDataFolder(path)).toThrow(
      new ClearError(`${path} is a file and not a data folder: nothing was deleted. Check GROUPRIDE_DATA.`),
    );
    expect(existsSync(path)).toBe(true);
  });

  it('refuses a folder without our mark', () => {
    mkdirSync(join(scratch, 'photos'));
    expect(() => forgetDataFolder(scratch)).toThrow(/not a data folder that GroupRide made .* nothing was deleted/);
    expect(readdirSync(scratch)).toEqual(['photos']);
  });
});
