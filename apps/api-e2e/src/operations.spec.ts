import { application } from './support/applications';
import { client, startApi, type Api, type Client } from './support/api';
import { driver, expectStatus, person } from './support/people';
import { book, UPTOWN } from './support/rides';

let api: Api;
let operations: Client;

beforeAll(async () => {
  api = await startApi({ ADMIN_EMAILS: 'ops@example.test' });
  operations = client(api, 'admin');
  await expectStatus(
    operations.post('/api/users', { name: 'Olga Ops', email: 'ops@example.test', phone: '7045559999' }),
    201,
  );
  await expectStatus(
    operations.post('/api/auth/verify', { identifier: 'ops@example.test', code: await api.outbox('ops@example.test') }),
    200,
  );
  expect((await operations.get('/api/admin/metrics')).body.code).toBe('second_factor_required');
  await expectStatus(operations.post('/api/auth/second-factor', { code: await api.outbox('7045559999') }), 200);
}, 120_000);
afterAll(() => api?.stop());

const audit = async () =>
  ((await expectStatus(operations.get('/api/admin/audit'), 200)).body as { action: string; subject: string }[]).map(
    ({ action, subject }) => `${action} ${subject}`,
  );

describe('operations', () => {
  it('approve a driver, who can go online only then, with an entry in the audit log', async () => {
    const someone = await person(api);
    const { body: applied } = await expectStatus(someone.client.post('/api/drivers/applications', application()), 201);
    expect(applied.applicationStatus).toBe('applied');
    expect((await someone.client.post('/api/drivers/applications', application({ seats: 4 }))).body.code).toBe(
      'application_exists',
    );
    expect((await someone.client.patch(`/api/drivers/${applied.id}/status`, { isOnline: true })).body.code).toBe(
      'driver_not_approved',
    );
    expect(
      (await someone.client.patch(`/api/admin/drivers/${applied.id}`, { applicationStatus: 'approved' })).status,
    ).toBe(403);
    expect(
      (await expectStatus(operations.patch(`/api/admin/drivers/${applied.id}`, { applicationStatus: 'approved' }), 200))
        .body.applicationStatus,
    ).toBe('approved');
    await expectStatus(someone.client.patch(`/api/drivers/${applied.id}/status`, { isOnline: true }), 200);
    await expectStatus(
      operations.patch(`/api/admin/drivers/${applied.id}`, { applicationStatus: 'suspended', reason: 'Papers' }),
      200,
    );
    expect((await someone.client.get('/api/drivers/profile')).body).toMatchObject({
      applicationStatus: 'suspended',
      isOnline: false,
    });
    expect((await audit()).filter((row) => row === `change_application_status driver:${applied.id}`)).toHaveLength(2);
  });

  it('see every ride with its events and money, page by page, and can cancel one; repeated views are audited once', async () => {
    const rider = await person(api, 'Rita Rider');
    const rides = [await book(rider), await book(rider), await book(rider)];
    const { body: first } = await expectStatus(operations.get('/api/admin/rides?limit=2'), 200);
    expect(first.rides.map(({ id }: { id: number }) => id)).toEqual([rides[2].id, rides[1].id]);
    expect(first.rides[0]).toMatchObject({ riderName: 'Rita Rider', status: 'pending' });
    const { body: second } = await expectStatus(
      operations.get(`/api/admin/rides?limit=2&cursor=${first.nextCursor}`),
      200,
    );
    expect(second).toMatchObject({ rides: [{ id: rides[0].id }], nextCursor: null });
    const { body: shown } = await expectStatus(operations.get(`/api/admin/rides/${rides[0].id}`), 200);
    expect(shown).toMatchObject({ ride: { id: rides[0].id, you: 'admin' }, balanced: true, payments: [], ledger: [] });
    await operations.get(`/api/admin/rides/${rides[0].id}`);
    const { body: cancelled } = await expectStatus(
      operations.post(`/api/rides/${rides[0].id}/cancel`, { reason: 'Storm' }),
      200,
    );
    expect(cancelled).toMatchObject({ status: 'cancelled', cancelReason: 'Storm' });
    const log = await audit();
    expect(log.filter((row) => row === `view_ride ride:${rides[0].id}`)).toHaveLength(1);
    expect(log).toContain(`cancel_ride ride:${rides[0].id}`);
    expect((await operations.get('/api/admin/rides?cursor=x')).body.errors[0].field).toBe('cursor');
  });

  it('see counts that match the data', async () => {
    const { body } = await expectStatus(operations.get('/api/admin/metrics?period=7d'), 200);
    expect(body).toMatchObject({
      totalRides: 3,
      completedRides: 0,
      revenue: '0.00',
      completionRate: 0,
      responseTime: null,
      averageRating: null,
      carbonSaved: 0,
    });
  });
});

describe('what riders see of drivers', () => {
  it('before a ride: rounded positions and an opaque id', async () => {
    const one = await driver(api, { lat: UPTOWN.lat + 0.0011, lng: UPTOWN.lng + 0.0013 });
    await api.query(`UPDATE drivers SET heading = 94.6 WHERE id = $1`, [one.driverId]);
    const { body } = await expectStatus(client(api).get('/api/drivers/available'), 200);
    const seen = body.find(({ totalTrips }: { totalTrips: number }) => totalTrips === 0);
    expect(seen).toMatchObject({ currentLocation: { lat: 35.23, lng: -80.84 }, heading: 90 });
    expect(Object.keys(seen).sort()).toEqual([
      'currentLocation',
      'eta',
      'heading',
      'id',
      'isNew',
      'name',
      'rating',
      'totalTrips',
      'vehicle',
    ]);
    expect(seen.id).not.toBe(String(one.driverId));
    expect((await (await person(api)).client.get(`/api/drivers/${one.driverId}`)).status).toBe(404);
  });
});
