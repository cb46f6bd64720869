import { ApiClient, ApiProblem, ApiUnreachable, waitUntilReady } from './client';
import { FakeClock } from './testing/fake-clock';

type Answer = Response | Error;

/** Answers one after the other, and remembers what was asked. */
function scripted(...answers: Answer[]) {
  const asked: { url: string; init: RequestInit }[] = [];
  const fetch: typeof globalThis.fetch = (url, init = {}) => {
    asked.push({ url: String(url), init });
    const answer = answers.shift() ?? new Error('nothing more was expected');
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  };
  return { asked, fetch };
}

const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers });
const headerOf = (init: RequestInit | undefined, name: string) => new Headers(init?.headers).get(name);

describe('the API client', () => {
  const clock = new FakeClock();

  it('keeps the session cookie and drops it when it is taken back', async () => {
    const { asked, fetch } = scripted(
      json({}, 200, { 'set-cookie': 'groupride.sid=abc%3D; Path=/; HttpOnly; SameSite=Lax' }),
      json({}),
      json({}, 200, { 'set-cookie': 'groupride.sid=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT' }),
      json({}),
    );
    const client = new ApiClient('http://api', { fetch, clock });
    await client.post('/auth/verify', { code: '123456' });
    expect(client.cookie).toBe('groupride.sid=abc%3D');
    await client.get('/auth/user');
    expect(headerOf(asked[1]?.init, 'cookie')).toBe('groupride.sid=abc%3D');
    await client.post('/auth/logout');
    await client.get('/auth/user');
    expect(headerOf(asked[3]?.init, 'cookie')).toBeNull();
  });

  it('continues with the cookies of an earlier sign-in', async () => {
    const { asked, fetch } = scripted(json(null));
    expect(await new ApiClient('http://api', { fetch, clock, cookie: 'a=1; b=2' }).get('/auth/user')).toBeNull();
    expect(asked[0]?.url).toBe('http://api/api/auth/user');
    expect(headerOf(asked[0]?.init, 'cookie')).toBe('a=1; b=2');
  });

  it('reports a refusal with its code and the fields that were wrong', async () => {
    const { fetch } = scripted(
      json({ code: 'validation_failed', detail: 'no', errors: [{ field: 'phone', message: 'too short' }] }, 400),
    );
    const refused = new ApiClient('http://api', { fetch, clock }).post('/users', {});
    await expect(refused).rejects.toMatchObject({
      status: 400,
      code: 'validation_failed',
      message: expect.stringContaining('phone: too short') as string,
    });
  });

  it('waits as long as a rate limit asks for and tries again', async () => {
    const slow = new FakeClock();
    const { asked, fetch } = scripted(
      json({ code: 'too_many_requests' }, 429, { 'retry-after': '7' }),
      json({ ok: 1 }),
    );
    expect(await new ApiClient('http://api', { fetch, clock: slow }).get('/config')).toEqual({ ok: 1 });
    expect(asked).toHaveLength(2);
    expect(slow.sleeps).toEqual([7100]);
  });

  it('does not repeat a request that would fail again', async () => {
    const { asked, fetch } = scripted(json({ code: 'verification_locked' }, 429, { 'retry-after': '7' }));
    await expect(new ApiClient('http://api', { fetch, clock }).post('/rides/1/verify', {})).rejects.toBeInstanceOf(
      ApiProblem,
    );
    expect(asked).toHaveLength(1);
  });

  it('tells an API that is away from one that refuses', async () => {
    const { fetch } = scripted(
      new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED') }),
      new Response('bad gateway', { status: 502 }),
    );
    const client = new ApiClient('http://api', { fetch, clock });
    await expect(client.get('/config')).rejects.toThrow(new ApiUnreachable('GET /config: connect ECONNREFUSED'));
    await expect(client.get('/config')).rejects.toBeInstanceOf(ApiUnreachable);
  });

  it('waits for an API that is still starting, for as long as it was told', async () => {
    const starting = scripted(
      new TypeError('fetch failed'),
      json({ code: 'unavailable' }, 503),
      new Response(null, { status: 204 }),
    );
    expect(await waitUntilReady(new ApiClient('http://api', { fetch: starting.fetch, clock }), clock, 5000)).toBe(true);
    expect(starting.asked).toHaveLength(3);
    const away = () => Promise.reject(new TypeError('fetch failed'));
    expect(await waitUntilReady(new ApiClient('http://api', { fetch: away, clock }), clock, 5000)).toBe(false);
  });
});
