// A rule that never failed proves nothing: each planted violation must be found, by the rule that it breaks.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';

interface Finding {
  readonly name: string;
  readonly breaks: string;
  readonly found: readonly string[];
}

const house = join(import.meta.dirname, '..');
const planted = readdirSync(join(house, 'fixtures', 'lint'));

let findings: { lint: Finding[]; cruise: Finding[]; rules: string[] };

beforeAll(() => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(house, 'src', 'fixtures.mjs')], {
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '', NX_DAEMON: 'false' },
  });
  if (status !== 0) throw new Error(stderr);
  findings = JSON.parse(stdout) as typeof findings;
}, 180_000);

describe('the lint rules', () => {
  it.each(planted)('find the violations in %s', (name) => {
    const { breaks, found } = findings.lint.find((finding) => finding.name === name) ?? { breaks: name, found: [] };
    expect(found).toEqual(expect.arrayContaining(breaks.split(', ')));
  });
});

describe('the import rules', () => {
  it('find every planted import, and nothing in the files that follow the rules', () => {
    const wrong = findings.cruise.filter(({ breaks, found }) => found.join() !== breaks);
    expect(wrong).toEqual([]);
  });

  it('each have a planted violation', () => {
    const broken = new Set(findings.cruise.map(({ breaks }) => breaks));
    expect(findings.rules.filter((rule) => !broken.has(rule))).toEqual([]);
  });
});
