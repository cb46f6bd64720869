import { startApi, type Api, client } from './support/api';
import { driver, expectStatus, person, type Driver } from './support/people';
import { book, until, UPTOWN } from './support/rides';

let api: Api;

beforeAll(async () => {
  api = await startApi({ OFFER_SECONDS: '600', ADMIN_EMAILS: 'ops@example.test' });
}, 120_000);
afterAll(() => api?.stop());
afterEach(() => api.query(`UPDATE drivers SET is_online = false`));

const requestsOf = async (who: Driver) =>
  (await who.client.get(`/api/rides/driver-requests/${who.driverId}`)).body as { id: number }[];
const online = (who: Driver, isOnline: boolean) =>
  expectStatus(who.client.patch(`/api/drivers/${who.driverId}/status`, { isOnline }), 200);
const heartbeat = (who: Driver, more = {}) =>
  expectStatus(who.client.post(`/api/drivers/${who.driverId}/heartbeat`, { timestamp: Date.now(), ...more }), 204);
const NEARBY = { lat: UPTOWN.lat + 0.02, lng: UPTOWN.lng };

async function operator() {
  const operations = client(api, 'admin');
  await expectStatus(
    operations.post('/api/users', { name: 'Olga Ops', email: 'ops@example.test', phone: '7045559999' }),
    201,
  );
  await expectStatus(
    operations.post('/api/auth/verify', { identifier: 'ops@example.test', code: await api.outbox('ops@example.test') }),
    200,
  );
  await expectStatus(operations.post('/api/auth/second-factor', { code: await api.outbox('7045559999') }), 200);
  return operations;
}

describe('a driver who goes offline', () => {
  it('loses the open offer at once to the next driver', async () => {
    const [first, second] = [await driver(api, UPTOWN), await driver(api, NEARBY)];
    const ride = await book(await person(api));
    await until(
      () => requestsOf(first),
      (list) => list.length > 0,
    );
    await online(first, false);
    await until(
      () => requestsOf(second),
      (list) => list.some(({ id }) => id === ride.id),
    );
    expect(await requestsOf(first)).toEqual([]);
    expect((await first.client.post(`/api/rides/${ride.id}/accept/${first.driverId}`)).body).toMatchObject({
      status: 409,
      code: 'driver_offline',
    });
  });
});

describe('a driver whose page is closed', () => {
  it('gets no offers until the next heartbeat, even if positions arrive', async () => {
    const [closed, there] = [await driver(api, UPTOWN), await driver(api, NEARBY)];
    await heartbeat(closed, { unloading: true });
    await expectStatus(
      closed.client.patch(`/api/drivers/${closed.driverId}/location`, { lat: UPTOWN.lat, lng: UPTOWN.lng }),
      204,
    );
    await book(await person(api));
    await until(
      () => requestsOf(there),
      (list) => list.length > 0,
    );
    expect(await requestsOf(closed)).toEqual([]);
    await heartbeat(closed);
    await book(await person(api));
    await until(
      () => requestsOf(closed),
      (list) => list.length > 0,
    );
  });
});

describe('a suspended driver', () => {
  it('is told so, and the open offer goes to the next', async () => {
    const operations = await operator();
    const [first, second] = [await driver(api, UPTOWN), await driver(api, NEARBY)];
    const ride = await book(await person(api));
    await until(
      () => requestsOf(first),
      (list) => list.length > 0,
    );
    await expectStatus(
      operations.patch(`/api/admin/drivers/${first.driverId}`, { applicationStatus: 'suspended', reason: 'Papers' }),
      200,
    );
    const answer = await first.client.post(`/api/rides/${ride.id}/accept/${first.driverId}`);
    expect(answer.body).toMatchObject({
      status: 403,
      code: 'driver_not_approved',
      detail: expect.stringMatching(/suspended/),
    });
    await until(
      () => requestsOf(second),
      (list) => list.some(({ id }) => id === ride.id),
    );
    const { body: seen } = await expectStatus(operations.get(`/api/drivers/${first.driverId}`), 200);
    expect(seen.currentLocation).not.toBeNull();
    const { body: log } = await expectStatus(operations.get('/api/admin/audit'), 200);
    expect(log).toContainEqual(expect.objectContaining({ action: 'view_driver', subject: `driver:${first.driverId}` }));
  });
});

describe('a driver’s record', () => {
  it('shows the current name and phone of the profile', async () => {
    const dan = await driver(api, UPTOWN);
    const ride = await book(await person(api));
    await until(
      () => requestsOf(dan),
      (list) => list.length > 0,
    );
    await expectStatus(dan.client.post(`/api/rides/${ride.id}/accept/${dan.driverId}`), 200);
    await expectStatus(dan.client.patch('/api/users/me', { name: 'Daniel Newname', phone: '7045550123' }), 200);
    expect((await dan.client.get('/api/drivers/profile')).body).toMatchObject({
      name: 'Daniel Newname',
      phone: '7045550123',
    });
    expect((await dan.client.get(`/api/drivers/${dan.driverId}`)).body).toMatchObject({
      name: 'Daniel Newname',
      phone: '7045550123',
    });
  });
});

describe('a driver’s week', () => {
  it('counts every trip, even beyond the lines that are shown', async () => {
    const dan = await driver(api, UPTOWN);
    await api.query(
      `WITH tx AS (INSERT INTO ledger_transactions (key, kind) SELECT 'week:' || n, 'fare' FROM generate_series(1, 35) n RETURNING id)
       INSERT INTO ledger_entries (transaction_id, account, amount_cents)
       SELECT tx.id, side.account, side.amount FROM tx, (VALUES ('driver:' || $1::text, -500), ('platform:fees', 500)) AS side (account, amount)`,
      [dan.driverId],
    );
    const { body } = await expectStatus(dan.client.get(`/api/drivers/${dan.driverId}/earnings`), 200);
    expect(body).toMatchObject({ thisWeek: '175.00', tripsThisWeek: 35 });
    expect(body.recent).toHaveLength(30);
  });
});
