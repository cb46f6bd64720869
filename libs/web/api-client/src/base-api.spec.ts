import { prepareHeaders } from './base-api';

afterEach(() => Reflect.deleteProperty(globalThis, 'document'));

function asked(type: 'query' | 'mutation'): string | null {
  const headers = new Headers();
  prepareHeaders(headers, { type });
  return headers.get('accept-language');
}

it('mutations send the language of the page, queries do not', () => {
  expect(asked('mutation')).toBeNull();
  Object.assign(globalThis, { document: { documentElement: { lang: 'es' } } });
  expect([asked('mutation'), asked('query')]).toEqual(['es', null]);
});
