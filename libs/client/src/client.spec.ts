import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { API_VERSION, ApiError, CLIENT_VERSION, type ClientOptions, GroupRideClient, UnreachableError } from './index';

type Step = Response | Error;

/** Answers requests one after the other, and records the requests and the client's pauses. */
function scripted(steps: readonly Step[], options: ClientOptions = {}) {
  const left = [...steps];
  const asked: { url: string; method: string | undefined; headers: Headers; body: unknown }[] = [];
  const sleeps: number[] = [];
  const client = new GroupRideClient({
    url: 'http://api.test/',
    sleep: (ms) => Promise.resolve(void sleeps.push(ms)),
    fetch: (url, init = {}) => {
      asked.push({ url: String(url), method: init.method, headers: new Headers(init.headers), body: init.body });
      const step = left.shift() ?? new Error('nothing more was expected');
      return step instanceof Error ? Promise.reject(step) : Promise.resolve(step);
    },
    ...options,
  });
  return { client, asked, sleeps };
}

const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });
const lost = () => new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED') });
const booking = { body: { quoteId: 'q', paymentMethod: 'cash' as const } };

describe('a request of the client', () => {
  it('fills in path and query, and sends token, version and client name', async () => {
    const { client, asked } = scripted([json([])], { token: 'gr_svc_x' });
    expect(await client.get('/api/rides/{rideId}/events', { path: { rideId: 7 }, query: { after: 3 } })).toEqual([]);
    expect(asked[0]?.url).toBe('http://api.test/api/rides/7/events?after=3');
    const { headers } = asked[0]!;
    expect(headers.get('authorization')).toBe('Bearer gr_svc_x');
    expect(headers.get('groupride-version')).toBe(API_VERSION);
    expect(headers.get('user-agent')).toBe(`groupride-client/${CLIENT_VERSION}`);
    expect(headers.get('content-type')).toBeNull();
  });

  it('encodes path parameters', async () => {
    const { client, asked } = scripted([json({})]);
    await client.get('/api/join/{token}', { path: { token: 'a/b?c' } });
    expect(asked[0]?.url).toBe('http://api.test/api/join/a%2Fb%3Fc');
  });

  it('sends a body as JSON', async () => {
    const { client, asked } = scripted([json({ id: 1 }, 201)]);
    await client.post('/api/rides', booking);
    expect(asked[0]).toMatchObject({ method: 'POST', body: JSON.stringify(booking.body) });
    expect(asked[0]?.headers.get('content-type')).toBe('application/json');
  });

  it('throws a refusal with code, status, fields and request id', async () => {
    const errors = [{ field: 'pickup.lat', code: 'max', message: 'must be at most 90' }];
    const { client } = scripted([
      json({ code: 'validation_failed', detail: 'Check the fields.', requestId: 'r-1', errors }, 400),
    ]);
    const error = await client.post('/api/rides', booking).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      code: 'validation_failed',
      status: 400,
      fields: errors,
      requestId: 'r-1',
      detail: 'Check the fields.',
      message: 'POST /api/rides: 400 validation_failed: pickup.lat: must be at most 90',
    });
  });

  it('sends the version of its package', () => {
    const file = readFileSync(join(import.meta.dirname, '..', 'package.json'), 'utf8');
    expect((JSON.parse(file) as { version: string }).version).toBe(CLIENT_VERSION);
  });
});

describe('retries', () => {
  it('repeat a booking under the same key until there is a response', async () => {
    const { client, asked } = scripted([lost(), new Response('', { status: 502 }), json({ id: 7 }, 201)]);
    expect(await client.post('/api/rides', booking)).toEqual({ id: 7 });
    const keys = asked.map(({ headers }) => headers.get('idempotency-key'));
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(new Set(keys).size).toBe(1);
    expect(keys).toHaveLength(3);
  });

  it('use another key for another call, or the key that the call passes', async () => {
    const { client, asked } = scripted([json({}), json({}), json({})]);
    await client.post('/api/rides', booking);
    await client.post('/api/rides', booking);
    await client.post('/api/rides', { ...booking, idempotencyKey: 'mine' });
    const keys = asked.map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(3);
    expect(keys[2]).toBe('mine');
  });

  it('never repeat a call that might take effect twice', async () => {
    const { client, asked } = scripted([lost()]);
    const call = client.patch('/api/rides/{rideId}/status', { path: { rideId: 7 }, body: { status: 'arrived' } });
    await expect(call).rejects.toMatchObject({
      name: 'UnreachableError',
      message: 'PATCH /api/rides/7/status: connect ECONNREFUSED',
    });
    expect(asked).toHaveLength(1);
  });

  it('wait twice as long each time, with random jitter', async () => {
    const { client, sleeps } = scripted([lost(), lost(), lost(), lost(), lost()]);
    await expect(client.get('/api/config')).rejects.toBeInstanceOf(UnreachableError);
    expect(sleeps).toHaveLength(4);
    for (const [index, longest] of [250, 500, 1000, 2000].entries()) {
      expect(sleeps[index]).toBeGreaterThanOrEqual(longest / 2);
      expect(sleeps[index]).toBeLessThanOrEqual(longest);
    }
  });

  it('wait as long as the API requests, for every method', async () => {
    const busy = () => json({ code: 'too_many_requests' }, 429, { 'retry-after': '7' });
    const { client, sleeps, asked } = scripted([busy(), json({})]);
    await client.patch('/api/rides/{rideId}/status', { path: { rideId: 7 }, body: { status: 'arrived' } });
    expect(asked).toHaveLength(2);
    expect(sleeps).toEqual([7100]);
    const away = scripted([json({ code: 'unavailable' }, 503, { 'retry-after': '1' }), json({})]);
    await away.client.get('/api/config');
    expect(away.sleeps).toEqual([1100]);
  });

  it('stop and throw when the requested pause is too long or the refusal is final', async () => {
    const long = scripted([json({ code: 'too_many_requests' }, 429, { 'retry-after': '61' })]);
    await expect(long.client.get('/api/config')).rejects.toMatchObject({ retryAfter: 61 });
    const locked = scripted([json({ code: 'verification_locked' }, 429, { 'retry-after': '7' })]);
    await expect(locked.client.get('/api/config')).rejects.toMatchObject({ code: 'verification_locked' });
    const broken = scripted([json({ code: 'internal' }, 500)]);
    await expect(broken.client.get('/api/config')).rejects.toMatchObject({ status: 500 });
  });

  it('stop with the abort signal, whose reason is thrown', async () => {
    const stop = new AbortController();
    const { client, asked } = scripted([lost()], {
      sleep: (_ms, signal) => {
        stop.abort(new Error('closing'));
        return Promise.reject(signal?.reason as Error);
      },
    });
    await expect(client.get('/api/config', { signal: stop.signal })).rejects.toThrow('closing');
    await expect(client.get('/api/config', { signal: stop.signal })).rejects.toThrow('closing');
    expect(asked).toHaveLength(1);
  });

  it('cancel an attempt that takes too long', async () => {
    const never: typeof fetch = (_url, init) =>
      new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))));
    const client = new GroupRideClient({ url: 'http://api.test', fetch: never, retries: 0 });
    await expect(client.get('/api/config', { timeoutMs: 5 })).rejects.toThrow(
      /^GET \/api\/config: no answer within 5 ms$/,
    );
  });
});

describe('paginated lists', () => {
  const all = async <T>(rows: AsyncIterable<T>) => {
    const list: T[] = [];
    for await (const row of rows) list.push(row);
    return list;
  };

  it('follow cursors with the same filters', async () => {
    const { client, asked } = scripted([
      json({ deliveries: [{ id: 3 }, { id: 2 }], nextCursor: 'c1' }),
      json({ deliveries: [{ id: 1 }], nextCursor: null }),
    ]);
    const rows = await all(client.paginate('/api/webhook-deliveries', { query: { state: 'failed' } }));
    expect(rows.map(({ id }) => id)).toEqual([3, 2, 1]);
    expect(asked.map(({ url }) => new URL(url).search)).toEqual(['?state=failed', '?state=failed&cursor=c1']);
  });

  it('continue after the last row of a page', async () => {
    const { client, asked } = scripted([json([{ number: 1 }, { number: 2 }]), json([{ number: 3 }]), json([])]);
    const rows = await all(client.paginate('/api/rides/{rideId}/events', { path: { rideId: 7 }, query: { after: 0 } }));
    expect(rows.map(({ number }) => number)).toEqual([1, 2, 3]);
    expect(asked.map(({ url }) => new URL(url).search)).toEqual(['?after=0', '?after=2', '?after=3']);
  });

  it('request a page only when it is read', async () => {
    const { client, asked } = scripted([json([{ number: 1 }])]);
    for await (const _ of client.paginate('/api/rides/{rideId}/events', { path: { rideId: 7 }, query: { after: 0 } }))
      break;
    expect(asked).toHaveLength(1);
  });
});
