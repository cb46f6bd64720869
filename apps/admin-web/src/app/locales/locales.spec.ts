import { findTranslationGaps } from '@groupride/web-ui';
import { en } from './en';
import { enFirst } from './en-first';
import { enLater } from './en-later';
import { es } from './es';

it('says everything in Spanish, with the same values in it', () => {
  expect(findTranslationGaps(en, es)).toEqual([]);
});

it('has each section of texts either in the first load or in the later one', () => {
  expect(Object.keys(enFirst).filter((section) => section in enLater)).toEqual([]);
});
