import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { replacedTerms, replacedTermsIn } from './plain-words';

const root = join(import.meta.dirname, '..', '..', '..');

describe('the vocabulary of the glossary', () => {
  it('is used in code, documents and texts in place of the terms it replaced', () => {
    expect(replacedTerms(root)).toEqual([]);
  });

  it.each([
    ['apps/api/src/modules/rides/planted.ts', '/** The card can be mended until noon. */'],
    ['apps/api/src/modules/rides/planted.ts', 'const mayCallOff = true;'],
    ['apps/api/src/modules/rides/planted.ts', 'export class RidesDesk {}'],
    ['apps/api/src/modules/rides/planted.ts', 'SELECT * FROM city_crossings'],
    ['apps/rider-web/src/app/locales/planted.ts', "text: 'You pay as things stand'"],
    ['docs/planted.md', 'A surplus is given back.'],
    ['apps/api/src/modules/rides/planted-words.ts', ''],
  ])('is checked: %s, %s', (file, line) => {
    expect(replacedTermsIn(file, line)).toHaveLength(1);
  });

  it('allows other senses of these terms', () => {
    expect(
      replacedTermsIn('docs/fine.md', 'Keep in mind: three words, turn left, what is outstanding is paid.'),
    ).toEqual([]);
  });
});
