import { findTranslationGaps } from '@groupride/web-ui';
import { en } from './en';
import { es } from './es';

it('says everything in Spanish, with the same values in it', () => {
  expect(findTranslationGaps(en, es)).toEqual([]);
});
