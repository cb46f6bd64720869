import { cookieFetch } from './cookies';

describe('a fetch with cookies', () => {
  it('keeps a session cookie and drops it when the server clears it', async () => {
    const sent: (string | null)[] = [];
    const lines = [
      'groupride.sid=abc%3D; Path=/; HttpOnly; SameSite=Lax',
      'other=1; Max-Age=60',
      'groupride.sid=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT',
      'other=2; Max-Age=0',
    ];
    const session = cookieFetch('kept=1', (_url, init) => {
      sent.push(new Headers(init?.headers).get('cookie'));
      return Promise.resolve(new Response(null, { headers: { 'set-cookie': lines[sent.length - 1] ?? 'x=1' } }));
    });
    for (let turn = 0; turn < 5; turn++) await session.fetch('http://api.test');
    expect(sent).toEqual([
      'kept=1',
      'kept=1; groupride.sid=abc%3D',
      'kept=1; groupride.sid=abc%3D; other=1',
      'kept=1; other=1',
      'kept=1',
    ]);
    expect(session.cookie()).toBe('kept=1; x=1');
  });
});
