import { findTranslationGaps } from '@groupride/web-ui';
import { en } from './en';
import { enFirst } from './en-first';
import { enLater } from './en-later';
import { es } from './es';

it('translates every text into Spanish, with the same placeholders', () => {
  expect(findTranslationGaps(en, es)).toEqual([]);
});

it('puts each section of texts into either the first load or the later one', () => {
  expect(Object.keys(enFirst).filter((section) => section in enLater)).toEqual([]);
});
