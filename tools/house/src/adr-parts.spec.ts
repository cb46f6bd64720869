import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const folder = join(import.meta.dirname, '../../../docs/adr');
const records = readdirSync(folder).filter((file) => /^\d{4}-.*\.md$/.test(file));

describe('architecture decision records', () => {
  it.each(records)('state context, options, decision and consequences: %s', (file) => {
    const text = readFileSync(join(folder, file), 'utf8');
    const missing = ['Context', 'Options', 'Decision', 'Consequences'].filter(
      (part) => !text.includes(`\n**${part}`) && !text.includes(`\n## ${part}`),
    );
    expect(missing).toEqual([]);
  });

  it('have a number each', () => {
    const numbers = records.map((file) => file.slice(0, 4));
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it('are listed in the index in the order of their numbers, with their titles and status', () => {
    const index = readFileSync(join(folder, 'README.md'), 'utf8');
    const rows = [...index.matchAll(/^\| +(\d+) \| \[(.+?)\]\((\d{4}-[a-z-]+\.md)\) +\| (.+?) +\|$/gm)].map(
      ([, number, title, file, status]) => ({ number, title, file, status }),
    );
    const expected = records.sort().map((file) => {
      const text = readFileSync(join(folder, file), 'utf8');
      const [, number, title] = /^# (\d+)\. (.+)$/m.exec(text) ?? [];
      const [, replaced] = /^\*\*Status\.\*\* (Replaced by \[.+?\)(?: and \[.+?\))*)/m.exec(text) ?? [];
      return { number, title, file, status: replaced ?? 'Accepted' };
    });
    expect(rows).toEqual(expected);
  });

  it('have the number of their file as their own', () => {
    const differing = records.filter(
      (file) => !readFileSync(join(folder, file), 'utf8').startsWith(`# ${Number(file.slice(0, 4))}. `),
    );
    expect(differing).toEqual([]);
  });
});
