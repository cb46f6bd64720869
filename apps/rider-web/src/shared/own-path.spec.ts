import { ownPath } from './own-path';

describe('ownPath', () => {
  it('keeps a path of ours with query and hash', () => {
    expect(ownPath('/join/abc?x=1#top')).toBe('/join/abc?x=1#top');
  });

  it.each([null, '', 'ride', 'https://evil.example/', '//evil.example', '/\\evil.example', '/\t/evil.example', 'javascript:alert(1)'])(
    'goes home for %p',
    (asked) => {
      expect(ownPath(asked)).toBe('/');
    },
  );

  it('does not lead back to the sign-in page', () => {
    expect(ownPath('/signin?returnTo=/x')).toBe('/');
  });
});
