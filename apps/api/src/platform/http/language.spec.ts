import type { Request } from 'express';
import { languageOf } from './language';

const asking = (...tags: string[]) => languageOf({ acceptsLanguages: () => tags } as Pick<Request, 'acceptsLanguages'>);

it('the language of a request is the first one that the product supports, in any region', () => {
  expect([asking('es-MX', 'en'), asking('fr', 'en-GB', 'es'), asking('ES')]).toEqual(['es', 'en', 'es']);
});

it('the language of a request is unknown when it accepts any, or none of ours', () => {
  expect([asking('*'), asking('fr', 'de'), asking()]).toEqual([null, null, null]);
});
