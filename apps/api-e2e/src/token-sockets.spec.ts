import { API_SCOPES, type ApiScope, isOperationsScope } from '@groupride/contracts';
import { randomUUID } from 'node:crypto';
import { GroupRideClient } from '@groupride/client';
import { connectSocket, followRide, type GroupRideSocket } from '@groupride/client/sockets';
import { type Api, type Client, ORIGINS, startApi } from './support/api';
import { driver, expectStatus, operator, person } from './support/people';
import { book, offerTo, until, UPTOWN } from './support/rides';
import { type AppSocket, connected, next, tokenSocket } from './support/sockets';
import { program, tokenOf } from './support/tokens';

const OPERATOR = 'ops@example.test';
const PER_TOKEN = 30;
let api: Api;
let operations: Client;
const open: { close(): unknown }[] = [];

beforeAll(async () => {
  // Sockets are not rechecked by a timer here, so that only token changes can close them.
  api = await startApi({
    ADMIN_EMAILS: OPERATOR,
    TOKEN_RATE_PER_MINUTE: String(PER_TOKEN),
    SOCKET_RECHECK_SECONDS: '3600',
  });
  operations = await operator(api, OPERATOR);
}, 120_000);
afterEach(() => open.splice(0).forEach((socket) => socket.close()));
afterAll(() => api.stop());

const ALL = API_SCOPES.filter((scope) => !isOperationsScope(scope));

/** A service account with a token. */
async function service(scopes: readonly ApiScope[] = ALL) {
  const { body: account } = await expectStatus(
    operations.post('/api/admin/service-accounts', { name: 'Program' }),
    201,
  );
  const path = `/api/admin/service-accounts/${account.id}/tokens`;
  const create = async (given: readonly ApiScope[]) => {
    const { body } = await expectStatus(
      operations.post(path, { name: 'Program', scopes: given, expiresInDays: 1 }),
      201,
    );
    return { id: body.token.id as number, secret: body.secret as string };
  };
  const token = await create(scopes);
  const client = program(api, (await create(ALL)).secret);
  return { ...token, account: account.id as number, path, create, client, user: { client } };
}
const ride = async (hotel: Awaited<ReturnType<typeof service>>) =>
  (await book({ ...(await person(api)), client: hotel.client })).id as number;

async function connect(token: string): Promise<AppSocket> {
  const socket = tokenSocket(api, token);
  open.push(socket);
  await connected(socket);
  return socket;
}
const closed = (socket: Pick<GroupRideSocket, 'once'>) =>
  new Promise<void>((resolve) => void socket.once('disconnect', () => resolve()));
const refusal = (token: unknown) => {
  const socket = tokenSocket(api, token);
  open.push(socket);
  return connected(socket).then(
    () => 'connected',
    (error: Error & { data?: { code: string } }) => error.data?.code ?? error.message,
  );
};

/** Names of the events that a socket heard. */
function heard(socket: AppSocket): Set<string> {
  const names = new Set<string>();
  socket.onAny((name: string) => names.add(name));
  return names;
}

/** A driver takes the ride and is seen once. */
async function driveOff(rideId: number) {
  const someone = await driver(api, UPTOWN);
  await offerTo(api, rideId, [someone.driverId]);
  await expectStatus(someone.client.post(`/api/rides/${rideId}/accept/${someone.driverId}`), 200);
  const token = await tokenOf(someone.client, ['drivers:write']);
  const car = await connect(token.secret);
  expect(await car.emitWithAck('driverLocation', { rideId, lat: UPTOWN.lat, lng: UPTOWN.lng })).toEqual({ ok: true });
}

describe('a socket with a token', () => {
  it('follows only the rides of its service account', async () => {
    const [hotel, other] = [await service(), await service()];
    const [mine, theirs] = [await ride(hotel), await ride(other)];
    const socket = await connect(hotel.secret);
    expect(await socket.emitWithAck('join', { rideId: mine })).toMatchObject({ ok: true });
    expect(await socket.emitWithAck('join', { rideId: theirs })).toMatchObject({ ok: false, code: 'not_found' });
    const told = next(socket, 'rideEvent', ({ rideId }) => rideId === mine);
    const names = heard(socket);
    await expectStatus(other.client.post(`/api/rides/${theirs}/cancel`, { reason: 'Not needed' }), 200);
    await expectStatus(hotel.client.post(`/api/rides/${mine}/cancel`, { reason: 'Not needed' }), 200);
    expect(await told).toMatchObject({ type: 'ride_cancelled' });
    expect([...names].filter((name) => name.startsWith('admin'))).toEqual([]);
  });

  it.each<[ApiScope[], string[], string[]]>([
    [['rides:read'], ['rideEvent'], ['driverLocationUpdate', 'rideMessagesChanged']],
    [['rides:read', 'tracking:read'], ['rideEvent', 'driverLocationUpdate'], ['rideMessagesChanged']],
    [['rides:read', 'chat:read'], ['rideEvent', 'rideMessagesChanged'], ['driverLocationUpdate']],
  ])('with %j receives %j and not %j', async (scopes, expected, unexpected) => {
    const hotel = await service(scopes);
    const rideId = await ride(hotel);
    const [socket, everything] = [await connect(hotel.secret), await connect((await hotel.create(ALL)).secret)];
    for (const each of [socket, everything])
      expect(await each.emitWithAck('join', { rideId })).toMatchObject({ ok: true });
    const names = heard(socket);
    // Once the socket that receives everything has the last event, the other one has it, too.
    const last = next(everything, 'rideMessagesChanged');
    const seen = next(everything, 'driverLocationUpdate');
    await driveOff(rideId);
    await seen;
    await expectStatus(
      hotel.client.post(`/api/rides/${rideId}/messages`, { clientId: randomUUID(), text: 'At the side door' }),
      201,
    );
    await last;
    await socket.emitWithAck('requestRefresh', { rideId });
    expect([expected.filter((name) => !names.has(name)), unexpected.filter((name) => names.has(name))]).toEqual([
      [],
      [],
    ]);
  });

  it('receives nothing more about a ride that it has left', async () => {
    const hotel = await service();
    const rideId = await ride(hotel);
    const [socket, stays] = [await connect(hotel.secret), await connect(hotel.secret)];
    for (const each of [socket, stays]) expect(await each.emitWithAck('join', { rideId })).toMatchObject({ ok: true });
    expect(await socket.emitWithAck('leave', { rideId })).toEqual({ ok: true });
    const names = heard(socket);
    const told = next(stays, 'rideEvent', ({ type }) => type === 'ride_cancelled');
    await expectStatus(hotel.client.post(`/api/rides/${rideId}/cancel`, { reason: 'Not needed' }), 200);
    await told;
    await socket.emitWithAck('leave', { rideId });
    expect([...names].filter((name) => name.startsWith('ride'))).toEqual([]);
  });

  it('acts as the token’s owner and ignores the session cookie of the same page', async () => {
    const [someone, other] = [await person(api), await person(api)];
    const { secret } = await tokenOf(someone.client, ['rides:read']);
    const rideId = (await book(someone)).id as number;
    const { io } = await import('socket.io-client');
    const cookie = [...other.client.jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const extraHeaders = { origin: ORIGINS.rider, cookie };
    const socket = io(api.url, { transports: ['websocket'], forceNew: true, extraHeaders, auth: { token: secret } });
    open.push(socket);
    expect(await socket.emitWithAck('join', { rideId })).toMatchObject({ ok: true });
    // A token that is not accepted does not fall back to the session.
    const wrong = io(api.url, { transports: ['websocket'], forceNew: true, extraHeaders, auth: { token: 'gr_pat_x' } });
    open.push(wrong);
    await expect(connected(wrong as AppSocket)).rejects.toThrow('token_invalid');
  });

  it('is not opened with a token in the URL, or without one', async () => {
    const { secret } = await service();
    const { io } = await import('socket.io-client');
    const socket = io(api.url, { transports: ['websocket'], forceNew: true, query: { token: secret } });
    open.push(socket);
    await expect(connected(socket as AppSocket)).rejects.toThrow('origin_refused');
    for (const token of ['', 7, { secret }, [secret]]) expect(await refusal(token)).toBe('token_invalid');
    expect(await refusal(null)).toBe('origin_refused');
  });

  it('counts its handshakes toward the limit of requests', async () => {
    const { secret } = await service();
    const answers: string[] = [];
    for (let attempt = 0; attempt <= PER_TOKEN; attempt += 1) answers.push(await refusal(secret));
    expect(answers).toEqual([...Array.from({ length: PER_TOKEN }, () => 'connected'), 'too_many_requests']);
  });

  it('counts its messages per token', async () => {
    const hotel = await service();
    const [first, second, other] = [
      await connect(hotel.secret),
      await connect(hotel.secret),
      await connect((await hotel.create(ALL)).secret),
    ];
    const send = (socket: AppSocket) => socket.emitWithAck('leave', { rideId: 1 });
    await Promise.all(Array.from({ length: 100 }, () => Promise.all([send(first), send(second)])));
    expect(await send(first)).toMatchObject({ ok: false, code: 'too_many_requests' });
    expect(await send(other)).toEqual({ ok: true });
  });
});

describe('a socket loses its connection when its token', () => {
  it('is revoked, without closing sockets of other tokens', async () => {
    const hotel = await service();
    const second = await hotel.create(ALL);
    const [socket, stays] = [await connect(hotel.secret), await connect(second.secret)];
    const over = closed(socket);
    await expectStatus(operations.delete(`${hotel.path}/${hotel.id}`), 204);
    await over;
    expect(await refusal(hotel.secret)).toBe('token_revoked');
    expect(await stays.emitWithAck('leave', { rideId: 1 })).toEqual({ ok: true });
  });

  it('belongs to a service account that is closed', async () => {
    const hotel = await service();
    const over = closed(await connect(hotel.secret));
    await expectStatus(operations.delete(`/api/admin/service-accounts/${hotel.account}`), 204);
    await over;
  });

  it('expires', async () => {
    const someone = await person(api);
    const { id, secret } = await tokenOf(someone.client, ['rides:read']);
    await api.query(`UPDATE api_tokens SET expires_at = now() + interval '2 seconds' WHERE id = $1`, [id]);
    const socket = await connect(secret);
    await closed(socket);
    expect(await refusal(secret)).toBe('token_expired');
  });

  it('is replaced without an overlap; with one it stays until then', async () => {
    const someone = await person(api);
    const rotate = (id: number, overlapHours: number) =>
      expectStatus(someone.client.post(`/api/tokens/${id}/rotation`, { expiresInDays: 1, overlapHours }), 201);
    const [first, second] = [
      await tokenOf(someone.client, ['rides:read']),
      await tokenOf(someone.client, ['rides:read']),
    ];
    const [goes, stays] = [await connect(first.secret), await connect(second.secret)];
    const over = closed(goes);
    await rotate(second.id, 1);
    await rotate(first.id, 0);
    await over;
    expect(await stays.emitWithAck('leave', { rideId: 1 })).toEqual({ ok: true });
  });

  it('is of an account that is deleted', async () => {
    const someone = await person(api);
    const over = closed(await connect((await tokenOf(someone.client, ['rides:read'])).secret));
    await expectStatus(someone.client.post('/api/users/me/deletion/code'), 202);
    const code = await api.outbox(someone.email);
    await expectStatus(someone.client.post('/api/users/me/deletion', { code }), 204);
    await over;
  });
});

describe('the client', () => {
  it('follows a ride with its token, and fetches another one when that expires', async () => {
    const hotel = await service();
    const rideId = await ride(hotel);
    const asked: (string | undefined)[] = [];
    let current = hotel;
    const client = new GroupRideClient({
      url: api.url,
      token: async (refused) => {
        asked.push(refused);
        return current.secret;
      },
    });
    const [events, errors]: [string[], unknown[]] = [[], []];
    const socket = connectSocket({ client });
    open.push(socket);
    const following = followRide(socket, client, {
      rideId,
      onEvent: ({ type }) => void events.push(type),
      onError: (error) => errors.push(error),
    });
    await until(
      () => Promise.resolve(events),
      ({ length }) => length > 0,
    );
    const [old, over] = [hotel.secret, closed(socket)];
    current = { ...hotel, ...(await hotel.create(ALL)) };
    await expectStatus(operations.delete(`${hotel.path}/${hotel.id}`), 204);
    await over;
    await expectStatus(hotel.client.post(`/api/rides/${rideId}/cancel`, { reason: 'Not needed' }), 200);
    await until(
      () => Promise.resolve(events),
      (all) => all.includes('ride_cancelled'),
    );
    following.stop();
    expect(new Set(events).size).toBe(events.length);
    expect([asked, errors]).toEqual([[undefined, old], []]);
  });

  it('says why a connection is refused for good', async () => {
    const errors: unknown[] = [];
    const client = new GroupRideClient({ url: api.url, token: 'gr_svc_wrong' });
    const socket = connectSocket({ client });
    open.push(socket);
    await new Promise<void>((resolve) => {
      followRide(socket, client, {
        rideId: 1,
        onEvent: () => undefined,
        onError: (error) => {
          errors.push(error);
          resolve();
        },
      });
    });
    expect(errors).toMatchObject([{ name: 'SocketRefusedError', code: 'token_invalid' }]);
    expect(socket.active).toBe(false);
  });
});
