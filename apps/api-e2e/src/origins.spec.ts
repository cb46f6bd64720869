import type { ClientToServerMessages } from '@groupride/contracts';
import { io } from 'socket.io-client';
import { type Api, type AppName, client, type Client, ORIGINS, startApi } from './support/api';
import { operator } from './support/people';

const OPERATOR = 'ops@example.test';
const APPS = Object.keys(ORIGINS) as AppName[];
/** The origin of the request; null for a program that sends none. */
const SENDERS = [
  ...Object.entries(ORIGINS).map(([name, origin]) => ({ name, origin })),
  { name: 'foreign', origin: 'https://evil.example' },
  { name: 'none', origin: null },
] as const;
/** A new message does not compile until it is added here. */
const MESSAGES: Record<keyof ClientToServerMessages, object> = {
  joinDriver: { driverId: 1 },
  join: { rideId: 1 },
  leave: { rideId: 1 },
  joinAdmin: {},
  driverLocation: { rideId: 1, lat: 35.2, lng: -80.8 },
  riderLocation: { rideId: 1, lat: 35.2, lng: -80.8 },
  requestRefresh: { rideId: 1 },
};
/** Servers call these, not pages. Their signatures or tokens are tested below. */
const CALLED_BY_SERVERS = new Set(['POST /api/stripe/webhook', 'POST /api/invitation-opt-outs/1']);

let api: Api;
let operations: Client;

beforeAll(async () => {
  api = await startApi({ ADMIN_EMAILS: OPERATOR });
  operations = await operator(api, OPERATOR);
}, 120_000);
afterAll(() => api.stop());

interface Route {
  method: string;
  path: string;
}

async function unsafeRoutes(): Promise<Route[]> {
  const { paths } = (await (await fetch(`${api.url}/api/openapi.json`)).json()) as {
    paths: Record<string, Record<string, unknown>>;
  };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods)
      .filter((method) => method !== 'get')
      .map((method) => ({ method: method.toUpperCase(), path: path.replace(/\{[^}]+\}/g, '1') })),
  );
}

/** @returns the code of the refusal, or the status of an answer without one */
async function send({ method, path }: Route, headers: Record<string, string>): Promise<string | number> {
  const answer = await fetch(`${api.url}${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: '{}',
    redirect: 'manual',
  });
  const text = await answer.text();
  return text.startsWith('{') ? ((JSON.parse(text) as { code?: string }).code ?? answer.status) : answer.status;
}

async function inTurn<T>(work: readonly T[], run: (item: T) => Promise<void>): Promise<void> {
  const queue = [...work];
  await Promise.all(
    Array.from({ length: 16 }, async () => {
      for (let item = queue.shift(); item !== undefined; item = queue.shift()) await run(item);
    }),
  );
}

const cookieOf = ({ jar }: Client) => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
const headersFrom = (app: AppName | null, origin: string | null): Record<string, string> => ({
  ...(app ? { 'x-groupride-app': app } : {}),
  ...(origin ? { origin } : {}),
});

describe('every route that writes', () => {
  it('accepts requests only from the pages of its application', async () => {
    const all = await unsafeRoutes();
    const routes = all.filter(({ method, path }) => !CALLED_BY_SERVERS.has(`${method} ${path}`));
    expect(routes.length).toBeGreaterThanOrEqual(60);
    expect(all.length - routes.length).toBe(CALLED_BY_SERVERS.size);
    const wrong: string[] = [];
    const cases = routes.flatMap((route) =>
      [null, ...APPS].flatMap((app) => SENDERS.map((sender) => ({ route, app, sender }))),
    );
    await inTurn(cases, async ({ route, app, sender }) => {
      const own = sender.origin !== null && sender.name !== 'foreign' && (app === null || app === sender.name);
      // Requests that must be refused have the strongest session, and those that are accepted must change nothing.
      const session: Record<string, string> = own ? {} : { cookie: cookieOf(operations) };
      const refused = (await send(route, { ...headersFrom(app, sender.origin), ...session })) === 'origin_refused';
      if (refused === own)
        wrong.push(
          `${route.method} ${route.path} in ${app ?? 'no application'} from ${sender.name}: ${refused ? 'refused' : 'let through'}`,
        );
    });
    expect(wrong).toEqual([]);
    expect((await operations.get('/api/auth/user')).body).toMatchObject({ roles: ['rider', 'admin'] });
  }, 240_000);

  it('accepts a same-origin request without Origin, and does not trust Host', async () => {
    const route = { method: 'POST', path: '/api/auth/logout' };
    expect(await send(route, { 'x-groupride-app': 'admin', 'sec-fetch-site': 'same-origin' })).toBe(204);
    for (const site of ['same-site', 'cross-site', 'none'])
      expect(await send(route, { 'x-groupride-app': 'admin', 'sec-fetch-site': site })).toBe('origin_refused');
    expect(await send(route, { origin: api.url })).toBe('origin_refused');
  });

  it('does not ask the payment provider, which signs, for an origin', async () => {
    for (const { origin } of SENDERS)
      expect(await send({ method: 'POST', path: '/api/stripe/webhook' }, headersFrom(null, origin))).toBe(
        'webhook_signature_invalid',
      );
  });

  it('accepts opt-outs of mail programs from any origin, by the token and never by the session', async () => {
    const path = '/api/invitation-opt-outs/1';
    for (const { origin } of SENDERS) {
      const headers = { ...headersFrom('admin', origin), cookie: cookieOf(operations) };
      expect(await send({ method: 'POST', path }, headers)).toBe('not_found');
    }
    // The pages' own calls to opt out and in again are allowed only from the pages.
    for (const method of ['PUT', 'DELETE'])
      expect(await send({ method, path }, headersFrom('rider', 'https://evil.example'))).toBe('origin_refused');
  });

  it('accepts only JSON, with a body or without', async () => {
    const post = async (headers: Record<string, string>, body?: string) => {
      const answer = await fetch(`${api.url}/api/rides/1/cancel`, {
        method: 'POST',
        headers: { origin: ORIGINS.rider, ...headers },
        ...(body === undefined ? {} : { body: new TextEncoder().encode(body) }),
      });
      return ((await answer.json()) as { code: string }).code;
    };
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/jsonp',
      'text/plain; application/json',
    ]) {
      expect(await post({ 'content-type': type })).toBe('unsupported_media_type');
      expect(await post({ 'content-type': type }, '{}')).toBe('unsupported_media_type');
    }
    expect(await post({}, '{}')).toBe('unsupported_media_type');
    expect(await post({ 'content-type': 'application/json; charset=latin1' }, '{}')).toBe('unsupported_media_type');
    for (const type of ['application/json', 'Application/JSON; charset=utf-8'])
      expect(await post({ 'content-type': type }, '{}')).toBe('not_signed_in');
    expect(await post({})).toBe('not_signed_in');
  });

  it('does not reveal what a parser says', async () => {
    for (const body of ['{"secret-word":', 'secret-word', '"secret-word', '{"a":1}secret-word']) {
      const { status, body: answer } = await client(api).post('/api/auth/code', body);
      expect([status, answer.code, answer.detail]).toEqual([
        400,
        'malformed_request',
        'The request can’t be read. Check its address, and that its body is valid JSON.',
      ]);
      expect(JSON.stringify(answer)).not.toMatch(/secret-word|position|token/i);
    }
    expect((await client(api).get('/api/rides/%ff')).body).toMatchObject({
      code: 'malformed_request',
      detail: 'The request can’t be read. Check its address, and that its body is valid JSON.',
    });
  });
});

describe('every socket message', () => {
  const open = (headers: Record<string, string>, transport: 'websocket' | 'polling') =>
    io(api.url, {
      path: '/socket.io',
      transports: [transport],
      forceNew: true,
      reconnection: false,
      extraHeaders: headers,
    });

  it('is accepted only from the pages of its application, over either transport', async () => {
    const rider = client(api);
    await rider.post('/api/auth/code', { identifier: OPERATOR });
    await rider.post('/api/auth/verify', { identifier: OPERATOR, code: await api.outbox(OPERATOR) });
    const cookie = `${cookieOf(rider)}; ${cookieOf(operations)}`;
    const seen: string[] = [];
    const cases = APPS.flatMap((app) =>
      SENDERS.flatMap((sender) => (['websocket', 'polling'] as const).map((transport) => ({ app, sender, transport }))),
    );
    for (const { app, sender, transport } of cases) {
      const socket = open({ ...headersFrom(app, sender.origin), cookie }, transport);
      const error = await new Promise<Error | null>((resolve) => {
        socket.once('connect', () => resolve(null));
        socket.once('connect_error', resolve);
      });
      if (!error) {
        for (const [message, payload] of Object.entries(MESSAGES)) {
          const answer = (await socket.emitWithAck(message, payload)) as { ok: boolean; code?: string };
          seen.push(
            `${app} from ${sender.name} by ${transport}: ${message} ${message === 'joinAdmin' ? (answer.code ?? 'ok') : 'answered'}`,
          );
        }
      } else if (error.message === 'not_signed_in')
        seen.push(`${app} from ${sender.name} by ${transport}: not signed in`);
      socket.close();
    }
    const messagesOf = (app: AppName, joinAdmin: string) =>
      ['websocket', 'polling'].flatMap((transport) =>
        Object.keys(MESSAGES).map(
          (message) =>
            `${app} from ${app} by ${transport}: ${message} ${message === 'joinAdmin' ? joinAdmin : 'answered'}`,
        ),
      );
    expect(seen.sort()).toEqual(
      [
        ...messagesOf('rider', 'second_factor_required'),
        ...messagesOf('admin', 'ok'),
        ...['websocket', 'polling'].map((transport) => `driver from driver by ${transport}: not signed in`),
      ].sort(),
    );
  }, 60_000);

  it('from an operator has only a rider’s rights in the rider application, even with both codes', async () => {
    const rider = client(api);
    await rider.post('/api/auth/code', { identifier: OPERATOR });
    await rider.post('/api/auth/verify', { identifier: OPERATOR, code: await api.outbox(OPERATOR) });
    await api.query(
      `UPDATE sessions SET sess = (sess::jsonb || '{"secondFactorGiven": true}')::json WHERE sess ->> 'app' = 'rider'`,
    );
    const socket = open({ origin: ORIGINS.rider, cookie: cookieOf(rider) }, 'websocket');
    expect(await socket.emitWithAck('joinAdmin', {})).toMatchObject({ ok: false, code: 'forbidden' });
    socket.close();
  });
});
