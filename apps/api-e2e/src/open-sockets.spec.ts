import { type Api, client, startApi } from './support/api';
import { driver, person } from './support/people';
import { book, UPTOWN } from './support/rides';
import { type AppSocket, connected, socketOf } from './support/sockets';

let api: Api;

beforeAll(async () => {
  api = await startApi({ SOCKET_RECHECK_SECONDS: '1' });
});
afterAll(() => api.stop());

const closed = (socket: AppSocket) => new Promise<string>((resolve) => void socket.once('disconnect', resolve));

async function open(...whose: Parameters<typeof socketOf>) {
  const socket = socketOf(...whose);
  await connected(socket);
  return socket;
}

describe('an open socket', () => {
  it('closes when its session is signed out, and another session of the person stays', async () => {
    const someone = await person(api);
    const elsewhere = client(api);
    await elsewhere.post('/api/auth/code', { identifier: someone.email });
    await elsewhere.post('/api/auth/verify', { identifier: someone.email, code: await api.outbox(someone.email) });
    const [first, second] = [await open(api, someone.client), await open(api, elsewhere)];
    const over = closed(first);
    await someone.client.post('/api/auth/logout');
    await over;
    expect(second.connected).toBe(true);
    const ride = await book({ ...someone, client: elsewhere });
    expect(await second.emitWithAck('join', { rideId: ride.id })).toMatchObject({ ok: true });
    second.close();
  });

  it('closes when the session moves to a new id', async () => {
    const someone = await person(api);
    const socket = await open(api, someone.client);
    const over = closed(socket);
    await someone.client.post('/api/auth/code', { identifier: someone.email });
    await someone.client.post('/api/auth/verify', { identifier: someone.email, code: await api.outbox(someone.email) });
    await over;
  });

  it('of an earlier user of the account closes when its address is first confirmed', async () => {
    const someone = await person(api);
    const socket = await open(api, someone.client);
    await api.query(`UPDATE users SET email_verified_at = NULL WHERE id = $1`, [someone.id]);
    const over = closed(socket);
    const owner = client(api);
    await owner.post('/api/auth/code', { identifier: someone.email });
    await owner.post('/api/auth/verify', { identifier: someone.email, code: await api.outbox(someone.email) });
    await over;
  });

  it('closes soon after its session has expired, without any message', async () => {
    const someone = await person(api);
    const [socket, stays] = [await open(api, someone.client), await open(api, (await person(api)).client)];
    const over = closed(socket);
    await api.query(
      `UPDATE sessions SET expire = now() - interval '1 minute' WHERE sess -> 'passport' ->> 'user' = $1`,
      [String(someone.id)],
    );
    await over;
    expect(stays.connected).toBe(true);
    stays.close();
  });

  it('of a driver who is suspended closes, and a new one has only the rights of the account', async () => {
    const someone = await driver(api, UPTOWN);
    const socket = await open(api, someone.client);
    expect(await socket.emitWithAck('joinDriver', { driverId: someone.driverId })).toMatchObject({ ok: true });
    const over = closed(socket);
    await api.query(`UPDATE drivers SET application_status = 'suspended' WHERE id = $1`, [someone.driverId]);
    await over;
  });

  it('gets an error for a malformed message', async () => {
    const socket = await open(api, (await person(api)).client);
    const deep = Array.from({ length: 4000 }).reduce<unknown>((inner) => [inner], 1);
    expect(await socket.emitWithAck('join', { rideId: deep } as never)).toMatchObject({
      ok: false,
      code: 'malformed_request',
    });
    expect(socket.connected).toBe(true);
    socket.close();
  });
});
