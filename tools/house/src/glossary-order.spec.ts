import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';

const glossary = join(import.meta.dirname, '../../../docs/glossary.md');

it('the glossary lists its terms once, in alphabetical order', () => {
  const [, table = ''] = /^## Domain terms\n+((?:\|.+\n)+)/m.exec(readFileSync(glossary, 'utf8')) ?? [];
  const [, , ...rows] = table.trimEnd().split('\n');
  const terms = rows.map((row) => row.split('|')[1]!.trim());
  const letters = (term: string) => term.toLowerCase().replace(/[^a-z0-9 ]/g, '');
  const sorted = [...new Set(terms)].sort((one, other) => (letters(one) < letters(other) ? -1 : 1));
  expect(terms.length).toBeGreaterThan(100);
  expect(terms).toEqual(sorted);
});
