import { createHmac } from 'node:crypto';
import { readSessionCookie, sessionKey } from './session-cookie';

const SECRET = 'a secret';
const signed = (id: string, secret = SECRET) =>
  `s:${id}.${createHmac('sha256', secret).update(id).digest('base64').replace(/=+$/, '')}`;
const read = (cookie: string | undefined) =>
  readSessionCookie({ headers: cookie === undefined ? {} : { cookie } }, 'groupride.sid', SECRET);

describe('the session cookie', () => {
  it('is found among other cookies and maps to the hashed id in the table, not the id itself', () => {
    const value = signed('abc-DEF_1');
    expect(read(`other=1; groupride.sid=${encodeURIComponent(value)}; last=2`)).toEqual({
      value,
      key: sessionKey('abc-DEF_1'),
    });
    expect(sessionKey('abc-DEF_1')).toMatch(/^[0-9a-f]{64}$/);
  });

  it.each([
    ['no cookie at all', undefined],
    ['only another one', `my-groupride.sid=${encodeURIComponent(signed('abc'))}`],
    ['an unsigned id', 'groupride.sid=abc'],
    ['an id signed with another secret', `groupride.sid=${encodeURIComponent(signed('abc', 'guessed'))}`],
    ['no id', `groupride.sid=${encodeURIComponent(signed(''))}`],
    ['no signature', 'groupride.sid=s%3Aabc'],
    ['a broken encoding', 'groupride.sid=s%3Aabc%'],
  ])('is not read from %s', (_, cookie) => {
    expect(read(cookie)).toBeNull();
  });
});
