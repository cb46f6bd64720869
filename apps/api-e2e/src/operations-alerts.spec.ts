import type { OperationsMapView } from '@groupride/contracts';
import { instantToZoned } from '@groupride/geo';
import { application } from './support/applications';
import { startApi, type Api, type Client } from './support/api';
import { checkAlertRules } from './support/jobs';
import { driver, expectStatus, operator, operatorWithRole, person } from './support/people';
import { book, offerTo, until, UPTOWN } from './support/rides';
import { connected, next, socketOf, type AppSocket } from './support/sockets';

interface AlertRow {
  id: number;
  kind: string;
  rideId: number | null;
  data: Record<string, unknown>;
  seenAt: string;
  closedBy: string | null;
  acknowledgedBy: string | null;
  assignedTo: string | null;
}

let api: Api;
let operations: Client;
let socket: AppSocket;

beforeAll(async () => {
  api = await startApi({ ADMIN_EMAILS: 'ops@example.test' });
  operations = await operator(api, 'ops@example.test');
  socket = socketOf(api, operations);
  await connected(socket);
  await new Promise<void>((resolve) => socket.emit('joinAdmin', {}, () => resolve()));
}, 120_000);
afterAll(async () => {
  socket?.close();
  await api?.stop();
});

const list = async (state: 'open' | 'closed') =>
  (await expectStatus(operations.get(`/api/admin/alerts?state=${state}`), 200)).body as AlertRow[];
const summary = async () => (await expectStatus(operations.get('/api/admin/alerts/summary'), 200)).body;
/** Runs the rules until the alerts are as expected. */
const after = (good: (open: AlertRow[]) => boolean) =>
  until(async () => {
    await checkAlertRules(api);
    return list('open');
  }, good);
const kindsOf = (rideId: number) => (open: AlertRow[]) =>
  open
    .filter((alert) => alert.rideId === rideId)
    .map(({ kind }) => kind)
    .sort();

describe('alerts of operations', () => {
  it('name a search that takes too long, arrive live, and close when a driver is found', async () => {
    const requested = next(socket, 'newRideRequest');
    const ride = await book(await person(api));
    expect(await requested).toEqual({
      rideId: ride.id,
      pickup: ride.pickupLocation,
      dropoff: ride.dropoffLocation,
      passengers: ride.groupSize,
    });
    await api.query(`UPDATE rides SET pending_since = now() - interval '6 minutes' WHERE id = $1`, [ride.id]);
    const pushed = next(socket, 'alertsChanged');
    await after((open) => kindsOf(ride.id)(open).includes('search_too_long'));
    expect(await pushed).toEqual({ opened: 'search_too_long' });
    const dan = await driver(api, UPTOWN);
    await offerTo(api, ride.id, [dan.driverId]);
    await expectStatus(dan.client.post(`/api/rides/${ride.id}/accept/${dan.driverId}`), 200);
    await after((open) => kindsOf(ride.id)(open).length === 0);
    expect((await list('closed')).find(({ rideId }) => rideId === ride.id)).toMatchObject({ closedBy: null });
  });

  it('name drivers who are silent, stand still, or are late, and trips that take too long', async () => {
    const ride = await book(await person(api));
    const dan = await driver(api, UPTOWN);
    await offerTo(api, ride.id, [dan.driverId]);
    await expectStatus(dan.client.post(`/api/rides/${ride.id}/accept/${dan.driverId}`), 200);
    await until(
      async () => {
        await after(() => true);
        return api.query(`SELECT 1 FROM driver_stops WHERE ride_id = $1`, [ride.id]);
      },
      (rows) => rows.length === 1,
    );
    await api.query(`UPDATE driver_stops SET since = now() - interval '9 minutes' WHERE ride_id = $1`, [ride.id]);
    await api.query(`UPDATE rides SET accepted_at = now() - interval '26 minutes' WHERE id = $1`, [ride.id]);
    await api.query(
      `UPDATE drivers SET last_seen_at = now() - interval '4 minutes', position_at = now() - interval '4 minutes' WHERE id = $1`,
      [dan.driverId],
    );
    const open = await after((alerts) => kindsOf(ride.id)(alerts).length === 3);
    expect(kindsOf(ride.id)(open)).toEqual(['driver_stalled', 'driver_unreachable', 'pickup_late']);
    for (const alert of open.filter(({ rideId }) => rideId === ride.id))
      expect(alert).toMatchObject({
        driverId: dan.driverId,
        driverName: dan.name,
        data: { name: dan.name, phone: dan.phone },
      });
    const silent = open.find(({ kind, rideId }) => kind === 'driver_unreachable' && rideId === ride.id)!;
    await expectStatus(operations.patch(`/api/admin/alerts/${silent.id}`, { close: true, note: 'Called' }), 200);
    await api.query(
      `UPDATE drivers SET last_seen_at = last_seen_at + interval '10 seconds', position_at = position_at + interval '10 seconds' WHERE id = $1`,
      [dan.driverId],
    );
    await after((alerts) => kindsOf(ride.id)(alerts).includes('driver_unreachable'));
    await expectStatus(dan.client.patch(`/api/drivers/${dan.driverId}/location`, UPTOWN_AND_ON), 204);
    await api.query(
      `UPDATE rides SET status = 'in_progress', arrived_at = now(), started_at = now() - interval '5 hours' WHERE id = $1`,
      [ride.id],
    );
    await after((alerts) => kindsOf(ride.id)(alerts).join() === 'trip_too_long');
  });

  it('name low ratings and payments that keep failing, until the card works', async () => {
    const rider = await person(api);
    const ride = await book(rider);
    const dan = await driver(api, UPTOWN);
    await offerTo(api, ride.id, [dan.driverId]);
    await expectStatus(dan.client.post(`/api/rides/${ride.id}/accept/${dan.driverId}`), 200);
    await api.query(
      `INSERT INTO payments (ride_id, payer_id, purpose, amount, state, recover_before, failure_code)
       VALUES ($1, $2, 'ride', 54.81, 'failed', now() + interval '1 hour', 'card_declined')`,
      [ride.id, rider.id],
    );
    await api.query(
      `INSERT INTO reviews (ride_id, user_id, driver_id, rating, comment) VALUES ($1, $2, $3, 1, 'Smoke')`,
      [ride.id, rider.id, dan.driverId],
    );
    const open = await after((alerts) => kindsOf(ride.id)(alerts).length === 2);
    expect(kindsOf(ride.id)(open)).toEqual(['low_rating', 'payment_failing']);
    expect(open.find(({ kind, rideId }) => kind === 'payment_failing' && rideId === ride.id)?.data).toMatchObject({
      name: rider.name,
      phone: rider.phone,
    });
    const { body: money } = await expectStatus(operations.get('/api/admin/alerts?state=open&about=money'), 200);
    expect(kindsOf(ride.id)(money as AlertRow[])).toEqual(['payment_failing']);
    await api.query(`UPDATE payments SET state = 'authorized', recover_before = NULL WHERE ride_id = $1`, [ride.id]);
    await after((alerts) => kindsOf(ride.id)(alerts).join() === 'low_rating');
    await api.query(`UPDATE reviews SET reply = 'Sorry', replied_at = now() WHERE ride_id = $1`, [ride.id]);
    await after((alerts) => kindsOf(ride.id)(alerts).length === 0);
  });

  it('can be listed for one ride, however many newer alerts concern others', async () => {
    const ride = await book(await person(api));
    const other = await book(await person(api));
    await api.query(
      `INSERT INTO money_alerts (key, kind, ride_id, closed_at)
       SELECT 'listed:' || ride || ':' || n, 'route_deviation', ride, CASE n WHEN 2 THEN now() END
         FROM (SELECT $1::int AS ride, n FROM generate_series(1, 2) n UNION ALL SELECT $2::int, n FROM generate_series(1, 120) n WHERE n <> 2) wanted`,
      [ride.id, other.id],
    );
    const about = async (query: string) =>
      (await expectStatus(operations.get(`/api/admin/alerts?${query}`), 200)).body as AlertRow[];
    expect((await about('state=open')).some(({ rideId }) => rideId === ride.id)).toBe(false);
    expect((await about(`state=open&rideId=${ride.id}`)).map(({ rideId }) => rideId)).toEqual([ride.id]);
    const both = await about(`rideId=${ride.id}`);
    expect(both).toHaveLength(2);
    expect(await about(`rideId=${ride.id}&before=${both[0]!.id}`)).toEqual([both[1]]);
    expect(await about(`rideId=${ride.id}&about=money`)).toEqual([]);
    for (const wrong of ['0', '-1', '1.5', 'all', ''])
      expect((await operations.get(`/api/admin/alerts?rideId=${wrong}`)).status).toBe(400);
    await api.query(`DELETE FROM money_alerts WHERE key LIKE 'listed:%'`);
  });

  it('start with the open emergencies, however many newer alerts there are', async () => {
    const ride = await book(await person(api));
    await api.query(
      `INSERT INTO money_alerts (key, kind, ride_id, closed_at)
       VALUES ('urgent:1', 'sos', $1, NULL), ('urgent:2', 'safety_help', $1, NULL), ('urgent:3', 'sos', $1, now())`,
      [ride.id],
    );
    await api.query(
      `INSERT INTO money_alerts (key, kind, ride_id) SELECT 'urgent:later:' || n, 'route_deviation', $1 FROM generate_series(1, 130) n`,
      [ride.id],
    );
    const about = async (query: string) =>
      (await expectStatus(operations.get(`/api/admin/alerts?${query}`), 200)).body as AlertRow[];
    const open = await about(`state=open&rideId=${ride.id}`);
    expect(open.slice(0, 3).map(({ kind }) => kind)).toEqual(['safety_help', 'sos', 'route_deviation']);
    expect(open).toHaveLength(102);
    const older = await about(`state=open&rideId=${ride.id}&before=${open.at(-1)!.id}`);
    expect(older.filter(({ kind }) => kind === 'route_deviation')).toHaveLength(30);
    expect(new Set([...open, ...older].map(({ id }) => id)).size).toBe(132);
    expect((await about('state=open'))[0]!.kind).toBe('safety_help');
    expect((await about('state=open&about=money')).some(({ kind }) => kind === 'sos')).toBe(false);
    expect((await about(`state=closed&rideId=${ride.id}`)).map(({ kind }) => kind)).toEqual(['sos']);
    expect((await about(`rideId=${ride.id}`)).map(({ kind }) => kind)).not.toContain('sos');
    await api.query(`DELETE FROM money_alerts WHERE key LIKE 'urgent:%'`);
  });

  it('are shown with a map of waiting and active rides and of drivers, and each view is audited', async () => {
    const waiting = await book(await person(api));
    const far = await book(await person(api), { startsIn: 300 });
    const ride = await book(await person(api));
    const dan = await driver(api, UPTOWN);
    await offerTo(api, ride.id, [dan.driverId]);
    await expectStatus(dan.client.post(`/api/rides/${ride.id}/accept/${dan.driverId}`), 200);
    const { body } = await expectStatus(operations.get('/api/admin/map'), 200);
    const { rides, drivers } = body as OperationsMapView;
    expect(rides.find(({ id }) => id === waiting.id)).toMatchObject({ status: 'pending', driverId: null });
    expect(rides.find(({ id }) => id === far.id)).toBeUndefined();
    expect(rides.find(({ id }) => id === ride.id)).toMatchObject({
      status: 'en_route',
      driverId: dan.driverId,
      pickup: { lat: ride.pickup.lat, lng: ride.pickup.lng },
    });
    const shown = drivers.find(({ id }) => id === dan.driverId)!;
    expect(shown).toMatchObject({ name: dan.name, position: UPTOWN_POSITION, activeRideId: ride.id });
    expect(Date.now() - Date.parse(shown.seenAt!)).toBeLessThan(60_000);
    await operations.get('/api/admin/map');
    const { body: log } = await expectStatus(operations.get('/api/admin/audit'), 200);
    expect((log as { action: string }[]).filter(({ action }) => action === 'view_city_map')).toHaveLength(1);
    expect((await dan.client.get('/api/admin/map')).status).toBe(403);
  });

  it('follow the thresholds that operators set, which are audited', async () => {
    const ride = await book(await person(api));
    await api.query(`UPDATE rides SET pending_since = now() - interval '6 minutes' WHERE id = $1`, [ride.id]);
    await after((open) => kindsOf(ride.id)(open).includes('search_too_long'));
    const { body: before } = await expectStatus(operations.get('/api/admin/alert-thresholds'), 200);
    expect(before).toMatchObject({ searchMinutes: 5, changedAt: null, changedBy: null });
    const change = {
      searchMinutes: 30,
      silentMinutes: 3,
      stalledMinutes: 8,
      lateMinutes: 10,
      lowRating: 2,
      deviationMeters: 800,
      deviationMinutes: 3,
      longStopMinutes: 5,
      unansweredMinutes: 3,
    };
    const put = (body: object, by = operations) =>
      by.put('/api/admin/alert-thresholds', { reason: 'Quiet night', ...body });
    expect((await expectStatus(put(change), 200)).body).toMatchObject({ ...change, changedBy: 'Olga Ops' });
    await after((open) => kindsOf(ride.id)(open).length === 0);
    expect((await put({ ...change, searchMinutes: 0 })).status).toBe(400);
    expect((await put({ ...change, lowRating: 5 })).status).toBe(400);
    expect((await put({ ...change, deviationMeters: 50 })).status).toBe(400);
    expect((await put(change, (await person(api)).client)).status).toBe(403);
    const { body: log } = await expectStatus(operations.get('/api/admin/audit'), 200);
    expect(
      (log as { action: string; data: object }[]).find(({ action }) => action === 'change_alert_thresholds')?.data,
    ).toMatchObject({ before: { searchMinutes: 5 }, after: { searchMinutes: 30 } });
    await expectStatus(put({ ...change, searchMinutes: 5 }), 200);
  });

  it('name the document of an approved driver that expires first, until it is renewed or the driver is no longer approved', async () => {
    const dana = await driver(api, UPTOWN);
    const inDays = (days: number) =>
      instantToZoned(new Date(Date.now() + days * 24 * 3600_000), 'America/New_York').date;
    const accepted = async (group: string, days: number) => {
      const [row] = await api.query(
        `INSERT INTO driver_documents (driver_id, document_group, state, file_type, size_bytes, upload_hash, storage_key, uploaded_at, reviewed_at, expires_on)
         VALUES ($1, $2, 'accepted', 'image/jpeg', 1, gen_random_uuid()::text, gen_random_uuid(), now(), now(), $3) RETURNING id`,
        [dana.driverId, group, inDays(days)],
      );
      return row!['id'] as number;
    };
    const isOf = ({ kind, data }: AlertRow) => kind === 'documents_expiring' && data['driverId'] === dana.driverId;
    const named = (open: AlertRow[]) => open.filter(isOf).map(({ data }) => [data['document'], data['expiresOn']]);
    const shows =
      (...documents: [string, string][]) =>
      (open: AlertRow[]) =>
        JSON.stringify(named(open)) === JSON.stringify(documents);
    await accepted('registration', 31);
    await accepted('license', 30);
    const [alert] = (await after(shows(['license', inDays(30)]))).filter(isOf);
    expect(alert!.data).toMatchObject({ name: dana.name, phone: dana.phone });
    await accepted('insurance', -1);
    await after(shows(['insurance', inDays(-1)]));
    await accepted('insurance', 300);
    await after(shows(['license', inDays(30)]));
    await api.query(`UPDATE drivers SET application_status = 'suspended' WHERE id = $1`, [dana.driverId]);
    await after(shows());
    await api.query(`UPDATE drivers SET application_status = 'approved' WHERE id = $1`, [dana.driverId]);
    await after(shows(['license', inDays(30)]));
    await api.query(
      `UPDATE driver_documents SET state = 'asked_again', reason = 'Blurred' WHERE driver_id = $1 AND document_group = 'license'`,
      [dana.driverId],
    );
    const [asked] = await api.query<{ at: Date }>(`SELECT now() AS at`);
    await after((open) => open.some((each) => isOf(each) && Date.parse(each.seenAt) > asked!.at.getTime()));
    await accepted('license', 400);
    await after(shows());
  });

  it('name applications that wait, and are acknowledged, taken and closed once by operators', async () => {
    const someone = await person(api);
    const { body: applied } = await expectStatus(someone.client.post('/api/drivers/applications', application()), 201);
    const submitted = (milliseconds: number) =>
      api.query(
        `UPDATE driver_applications SET submitted_at = '2026-05-01T12:00:00Z'::timestamptz + $2 * interval '1 ms' WHERE driver_id = $1`,
        [applied.id, milliseconds],
      );
    await submitted(0);
    const isIt = ({ kind, data }: AlertRow) => kind === 'application_waiting' && data['driverId'] === applied.id;
    const alert = (await after((open) => open.some(isIt))).find(isIt)!;
    const before = await summary();
    expect(before.unseen).toBeGreaterThan(0);
    const change = (body: object) => operations.patch(`/api/admin/alerts/${alert.id}`, body);
    expect((await expectStatus(change({ assign: 'me' }), 200)).body).toMatchObject({
      acknowledgedBy: 'Olga Ops',
      assignedTo: 'Olga Ops',
    });
    expect((await summary()).unseen).toBe(before.unseen - 1);
    expect((await expectStatus(change({ assign: 'nobody' }), 200)).body.assignedTo).toBeNull();
    expect((await someone.client.patch(`/api/admin/alerts/${alert.id}`, { close: true })).status).toBe(403);
    const closings = await Promise.all(Array.from({ length: 5 }, () => change({ close: true, note: 'Approved' })));
    expect(closings.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    await after((open) => !open.some(isIt));
    const { body: log } = await expectStatus(operations.get('/api/admin/audit'), 200);
    const actions = (log as { action: string; subject: string }[]).filter(
      ({ subject }) => subject === `alert:${alert.id}`,
    );
    expect(actions.map(({ action }) => action)).toEqual(['close_alert', 'hand_back_alert', 'take_alert']);
    expect(actions[0]).toMatchObject({ data: { kind: alert.kind, rideId: alert.rideId ?? null, note: 'Approved' } });

    const rejection = { applicationStatus: 'rejected', reason: 'The photo is blurred' };
    await expectStatus(operations.patch(`/api/admin/drivers/${applied.id}`, rejection), 200);
    await expectStatus(someone.client.post('/api/drivers/applications', application()), 201);
    // The closed alert was about another application, even one of the same second.
    await submitted(1);
    await after((open) => open.some(isIt));
  });

  it('are taken by one operator at a time, who alone can hand them back, and keep a note that nobody overwrites unread', async () => {
    const ana = await operatorWithRole(api, 'dispatcher');
    const ben = await operatorWithRole(api, 'dispatcher');
    const someone = await person(api);
    const { body: applied } = await expectStatus(someone.client.post('/api/drivers/applications', application()), 201);
    const isIt = ({ kind, data }: AlertRow) => kind === 'application_waiting' && data['driverId'] === applied.id;
    const alert = (await after((open) => open.some(isIt))).find(isIt)!;
    const change = (by: { client: Client }, body: object) => by.client.patch(`/api/admin/alerts/${alert.id}`, body);

    const both = await Promise.all([ana, ben].map((one) => change(one, { assign: 'me' })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [holder, other] = both[0]!.status === 200 ? [ana, ben] : [ben, ana];
    const taken = { code: 'alert_taken', extra: { assignedToId: holder.id } };
    expect(both.find(({ status }) => status === 409)!.body).toMatchObject(taken);
    expect((await expectStatus(change(holder, { assign: 'me' }), 200)).body.assignedToId).toBe(holder.id);
    expect((await expectStatus(change(other, { assign: 'nobody' }), 409)).body).toMatchObject(taken);

    const takeOver = { assign: 'me', from: holder.id };
    expect((await expectStatus(change(other, takeOver), 200)).body.assignedToId).toBe(other.id);
    // Taking over from an operator who no longer has it changes nothing.
    const third = { client: operations };
    expect((await expectStatus(change(third, takeOver), 409)).body.extra.assignedToId).toBe(other.id);
    expect((await expectStatus(change(holder, { assign: 'nobody' }), 409)).body.code).toBe('alert_taken');
    expect((await expectStatus(change(other, { assign: 'nobody' }), 200)).body.assignedToId).toBeNull();

    const noted = (by: { client: Client }, note: string, replaces: string) => change(by, { note, replaces });
    await expectStatus(noted(ana, 'Called', ''), 200);
    const changed = { code: 'note_changed', extra: { note: 'Called' } };
    expect((await expectStatus(noted(ben, 'Wrote', ''), 409)).body).toMatchObject(changed);
    expect((await expectStatus(change(ben, { note: 'Wrote', replaces: '', close: true }), 409)).body).toMatchObject(
      changed,
    );
    // A repeated call whose answer was lost finds its own note.
    expect((await expectStatus(noted(ana, 'Called', ''), 200)).body.note).toBe('Called');
    expect((await expectStatus(noted(ben, 'Called, wrote', 'Called'), 200)).body.note).toBe('Called, wrote');
    expect((await expectStatus(change(ana, { note: 'Visited' }), 200)).body.note).toBe('Visited');

    await expectStatus(change(other, { close: true }), 200);
    expect((await expectStatus(change(holder, { assign: 'me' }), 409)).body.code).toBe('ride_state_conflict');
  });
});

const UPTOWN_POSITION = { lat: UPTOWN.lat, lng: UPTOWN.lng };
const UPTOWN_AND_ON = { lat: UPTOWN.lat + 0.01, lng: UPTOWN.lng };
