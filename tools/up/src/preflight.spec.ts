import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { nodeIsTooOld, packagesAreInstalled } from '../preflight.mjs';

describe('the version of Node.js', () => {
  it.each(['18.20.8', '20.18.3', '19.9.0'])('%s is reported as too old in one sentence', (version) => {
    expect(nodeIsTooOld(version)).toBe(
      `GroupRide needs Node.js 20.19 or newer, and this is ${version}: install a newer one from https://nodejs.org and try again.`,
    );
  });

  it.each(['20.19.0', '20.20.2', '22.1.0', '24.0.0'])('%s is accepted', (version) => {
    expect(nodeIsTooOld(version)).toBeUndefined();
  });
});

describe('the installed packages', () => {
  let folder: string;
  const long = new Date(0);

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'groupride-preflight-'));
    writeFileSync(join(folder, 'package-lock.json'), 'wanted');
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const install = () => {
    mkdirSync(join(folder, 'node_modules'));
    writeFileSync(join(folder, 'node_modules', '.package-lock.json'), '{}');
  };

  it('are reported missing on a fresh clone', () => {
    expect(packagesAreInstalled(folder)).toBe(false);
  });

  it('are reported missing after an interrupted installation', () => {
    mkdirSync(join(folder, 'node_modules', 'react'), { recursive: true });
    expect(packagesAreInstalled(folder)).toBe(false);
  });

  it('are current when npm was run by hand after the lock file changed', () => {
    utimesSync(join(folder, 'package-lock.json'), long, long);
    install();
    expect(packagesAreInstalled(folder)).toBe(true);
  });

  it('are outdated when the lock file changed afterwards', () => {
    install();
    utimesSync(join(folder, 'node_modules', '.package-lock.json'), long, long);
    expect(packagesAreInstalled(folder)).toBe(false);
  });

  it('are current when the lock file is newer but has the same content', () => {
    install();
    utimesSync(join(folder, 'node_modules', '.package-lock.json'), long, long);
    writeFileSync(
      join(folder, 'node_modules', '.groupride-installed'),
      createHash('sha256').update('wanted').digest('hex'),
    );
    expect(packagesAreInstalled(folder)).toBe(true);
    writeFileSync(join(folder, 'package-lock.json'), 'changed');
    expect(packagesAreInstalled(folder)).toBe(false);
  });
});
