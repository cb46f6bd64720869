import { safeReturnTo, signInPath } from './return-to';

describe('safeReturnTo', () => {
  it('goes back to a page of this application', () => {
    expect(safeReturnTo('/admin?x=1#y', '/admin')).toBe('/admin?x=1#y');
  });

  it.each([null, '', 'https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', '/signin?returnTo=/x'])(
    'goes home instead of to %s',
    (asked) => {
      expect(safeReturnTo(asked, '/admin')).toBe('/admin');
    },
  );

  it('is what signInPath asked for', () => {
    const query = new URL(signInPath('/admin?a=b&c=d'), 'https://own.invalid').searchParams;
    expect(safeReturnTo(query.get('returnTo'), '/')).toBe('/admin?a=b&c=d');
  });
});
