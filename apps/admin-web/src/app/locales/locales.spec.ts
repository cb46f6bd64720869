import { findTranslationGaps } from '@groupride/web-ui';
import { en } from './en';
import { es } from './es';

describe('Spanish texts', () => {
  it('say everything that the English ones say, with the same values in them', () => {
    expect(findTranslationGaps(en, es)).toEqual([]);
  });
});
