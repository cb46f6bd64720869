import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { installPackage } from './debian-packages';

const PATH = process.env['PATH'] ?? '';
afterEach(() => void (process.env['PATH'] = PATH));

/** An `apt-get` that writes down its arguments and has only these packages. @returns the lines it has written */
function aptGetWith(...packages: string[]): () => string[] {
  const folder = mkdtempSync(join(tmpdir(), 'apt-get-'));
  const calls = join(folder, 'calls');
  const known = packages.map((name) => `*" ${name}") exit 0;;`).join(' ');
  // Lists cannot be fetched while somebody else fetches them.
  writeFileSync(
    join(folder, 'apt-get'),
    `#!/bin/sh\necho "$*" >> ${calls}\ncase "$*" in ${known} *) exit 100;; esac\n`,
    {
      mode: 0o755,
    },
  );
  process.env['PATH'] = `${folder}${delimiter}${PATH}`;
  return () => readFileSync(calls, 'utf8').trim().split('\n');
}

describe('a Debian package', () => {
  it('is the first one that can be installed, and waits for another installation', () => {
    const calls = aptGetWith('chromium', 'firefox');
    expect(installPackage('chromium-headless-shell', 'chromium', 'firefox')).toBe(true);
    const install = 'install -y -qq --no-install-recommends -o DPkg::Lock::Timeout=300';
    expect(calls()).toEqual(['update -qq', `${install} chromium-headless-shell`, `${install} chromium`]);
  });

  it('is missing when none can be installed', () => {
    aptGetWith('firefox');
    expect(installPackage('chromium')).toBe(false);
  });
});
