import { prepareHeaders } from './base-api';

afterEach(() => Reflect.deleteProperty(globalThis, 'document'));

function asked(type: 'query' | 'mutation'): string | null {
  const headers = new Headers();
  prepareHeaders(headers, { type });
  return headers.get('accept-language');
}

it('what a page asks to be done is asked in the language of the page', () => {
  expect(asked('mutation')).toBeNull();
  Object.assign(globalThis, { document: { documentElement: { lang: 'es' } } });
  expect([asked('mutation'), asked('query')]).toEqual(['es', null]);
});
