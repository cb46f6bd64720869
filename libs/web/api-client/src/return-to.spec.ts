import { safeReturnTo, signInPath } from './return-to';

describe('safeReturnTo', () => {
  it('goes back to a page of this application', () => {
    expect(safeReturnTo('/driver?x=1#y', '/driver')).toBe('/driver?x=1#y');
  });

  it.each([
    null,
    '',
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    'javascript:alert(1)',
    '/signin?returnTo=/x',
  ])('returns Home instead of %s', (asked) => {
    expect(safeReturnTo(asked, '/driver')).toBe('/driver');
  });

  it('returns the page that signInPath was given', () => {
    const query = new URL(signInPath('/driver?a=b&c=d'), 'https://own.invalid').searchParams;
    expect(safeReturnTo(query.get('returnTo'), '/')).toBe('/driver?a=b&c=d');
  });
});
