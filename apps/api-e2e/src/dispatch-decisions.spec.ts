import { randomUUID } from 'node:crypto';
import type { DispatchDecisionView } from '@groupride/contracts';
import pg from 'pg';
import { client, startApi, type Api, type Client } from './support/api';
import { addJobs } from './support/jobs';
import { driver, expectStatus, operator, person, verifyPhone, type Driver } from './support/people';
import { book, hurry, joinBy, roundsAreMade, timeIsUp, until, UPTOWN } from './support/rides';

let api: Api;
let operations: Client;

beforeAll(async () => {
  api = await startApi({ OFFER_SECONDS: '60', ADMIN_EMAILS: 'olga@example.test' });
  operations = await operator(api, 'olga@example.test');
}, 120_000);
afterAll(() => api?.stop());
/** Removes rides and drivers, so that none is left for the next test. */
afterEach(async () => {
  await api.query(`UPDATE drivers SET is_online = false, credible_lat = 0, credible_lng = 0`);
  await api.query(`UPDATE offers SET status = 'withdrawn' WHERE status = 'open'`);
  await api.query(`UPDATE rides SET status = 'cancelled' WHERE status <> 'cancelled'`);
});

/** About 110 meters per thousandth. */
const north = (thousandths: number) => ({ lat: UPTOWN.lat + thousandths / 1000, lng: UPTOWN.lng });
const decisionsOn = async (rideId: number) =>
  (await expectStatus(operations.get(`/api/admin/rides/${rideId}/dispatch`), 200)).body
    .decisions as DispatchDecisionView[];
const decided = (rideId: number, good: (newest: DispatchDecisionView) => boolean = () => true) =>
  until(
    () => decisionsOn(rideId),
    ([newest]) => newest !== undefined && good(newest),
  ).then(([newest]) => newest!);
const resultsOf = ({ candidates }: DispatchDecisionView) =>
  Object.fromEntries(candidates.map(({ driverId, result }) => [driverId, result]));
const set = (who: Driver, change: string) => api.query(`UPDATE drivers SET ${change} WHERE id = $1`, [who.driverId]);
const decline = (who: Driver, rideId: number) =>
  expectStatus(who.client.post(`/api/rides/${rideId}/decline/${who.driverId}`), 204);
const offeredTo = (who: Driver, rideId: number) => decided(rideId, ({ driverId }) => driverId === who.driverId);

/** Occupies a driver with another ride. */
async function drives(who: Driver) {
  const ride = await book(await person(api));
  await offeredTo(who, ride.id);
  await expectStatus(who.client.post(`/api/rides/${ride.id}/accept/${who.driverId}`), 200);
}

describe('a dispatch decision', () => {
  it('lists the chosen driver with minutes and score, and those who would have taken longer', async () => {
    const [near, far] = [await driver(api, north(5)), await driver(api, north(30), 8)];
    const ride = await book(await person(api));
    const decision = await offeredTo(near, ride.id);
    expect(decision).toMatchObject({ driverId: near.driverId, driverName: near.name, ridesTogether: 1 });
    const [first, second] = decision.candidates;
    expect(first).toMatchObject({
      driverId: near.driverId,
      driverName: near.name,
      vehicle: 'Test Van 2022',
      vehicleClass: 'car',
      seats: 6,
      fit: 'right_sized',
      result: 'offered',
      minutes: 1,
    });
    expect(second).toMatchObject({ driverId: far.driverId, result: 'not_preferred', minutes: 6 });
    expect(second!.score! - first!.score!).toBeGreaterThan(200);
    expect(decision.leftOut).toEqual([]);
  });

  it('lists each driver who was left out, with the reason', async () => {
    const busy = await driver(api, north(1));
    await drives(busy);
    const asked = await driver(api, north(2));
    const other = await book(await person(api));
    await offeredTo(asked, other.id);
    const coach = await driver(api, north(3), 55);
    const small = await driver(api, north(4), 3);
    const resting = await driver(api, north(5));
    await set(resting, `is_online = false`);
    const silent = await driver(api, north(6));
    await set(silent, `last_seen_at = now() - interval '5 minutes', position_at = now() - interval '5 minutes'`);
    const outdated = await driver(api, north(7));
    await set(outdated, `is_online = false, documents_expired = true`);
    const distant = await driver(api, north(250));
    const ride = await book(await person(api));
    const decision = await decided(ride.id);
    expect(decision.driverId).toBeNull();
    expect(resultsOf(decision)).toEqual({
      [busy.driverId]: 'busy',
      [asked.driverId]: 'other_offer',
      [coach.driverId]: 'class_not_suitable',
      [small.driverId]: 'vehicle_too_small',
      [resting.driverId]: 'offline',
      [silent.driverId]: 'position_too_old',
      [outdated.driverId]: 'documents_expired',
      [distant.driverId]: 'too_far',
    });
    expect(decision.leftOut).toContainEqual({ reason: 'other_offer', drivers: 1 });
    expect(decision.candidates.every(({ minutes, score }) => minutes === null && score === null)).toBe(true);
  });

  it('says who refused, who did not answer and who rides along', async () => {
    const [refuses, ignores, rides] = [
      await driver(api, north(1)),
      await driver(api, north(2)),
      await driver(api, north(3)),
    ];
    await set(rides, `is_online = false`);
    const organizer = await person(api);
    const ride = await book(organizer);
    const { body: link } = await expectStatus(organizer.client.post(`/api/rides/${ride.id}/join-link`), 201);
    await expectStatus(joinBy(rides, link.token), 200);
    await offeredTo(refuses, ride.id);
    await decline(refuses, ride.id);
    await offeredTo(ignores, ride.id);
    await until(
      () => hurry(api, 'expire-offer-after-its-countdown', ride.id),
      (count) => count > 0,
    );
    const decision = await decided(ride.id, ({ driverId }) => driverId === null);
    expect(resultsOf(decision)).toEqual({
      [refuses.driverId]: 'refused',
      [ignores.driverId]: 'unanswered',
      [rides.driverId]: 'member',
    });
    const earlier = (await decisionsOn(ride.id)).map(({ driverId }) => driverId);
    expect(earlier).toEqual([null, ignores.driverId, refuses.driverId]);
  });

  it('tells a driver who went offline with the offer open from one who did not answer', async () => {
    const leaves = await driver(api, north(1));
    const ride = await book(await person(api));
    await offeredTo(leaves, ride.id);
    const online = (isOnline: boolean) =>
      expectStatus(leaves.client.patch(`/api/drivers/${leaves.driverId}/status`, { isOnline }), 200);
    await online(false);
    const decision = await decided(ride.id, ({ driverId }) => driverId === null);
    expect(resultsOf(decision)).toEqual({ [leaves.driverId]: 'went_offline' });
    expect(decision.leftOut).toEqual([{ reason: 'went_offline', drivers: 1 }]);
    const { body } = await expectStatus(operations.get(`/api/admin/rides/${ride.id}`), 200);
    expect(body.offers).toEqual([expect.objectContaining({ status: 'expired', cause: 'went_offline' })]);
    expect(body.events).toContainEqual(
      expect.objectContaining({ type: 'offer_expired', data: expect.objectContaining({ wentOffline: true }) }),
    );
    // This is not a decline: once back, the driver is asked again after the pause that follows every unanswered offer.
    await online(true);
    await api.query(`UPDATE offers SET expires_at = now() - interval '10 minutes' WHERE ride_id = $1`, [ride.id]);
    await api.query(`INSERT INTO round_requests DEFAULT VALUES`);
    await hurry(api, 'seek-a-driver-for-the-ride', ride.id);
    expect(await offeredTo(leaves, ride.id)).toMatchObject({ driverId: leaves.driverId });
  });

  it('goes on to the next driver when a guest turns out to be the one who is asked', async () => {
    const [joins, next] = [await driver(api, north(1)), await driver(api, north(2))];
    const organizer = await person(api);
    const ride = await book(organizer);
    await offeredTo(joins, ride.id);
    const { body: link } = await expectStatus(organizer.client.post(`/api/rides/${ride.id}/join-link`), 201);
    const [guest, contact] = [client(api), '7045557788'];
    const { body: preview } = await expectStatus(guest.get(`/api/join/${link.token}`), 200);
    const asGuest = { name: 'Gus Guest', contact, share: preview.share };
    await expectStatus(guest.post(`/api/join/${link.token}/guest`, asGuest), 200);
    const offers = () =>
      api.query(`SELECT driver_id, status, cause FROM offers WHERE ride_id = $1 ORDER BY id`, [ride.id]);
    expect(await offers()).toEqual([{ driver_id: joins.driverId, status: 'open', cause: null }]);
    await verifyPhone(api, joins, contact);
    await expectStatus(joins.client.post('/api/auth/code', { identifier: contact }), 202);
    const answer = { identifier: contact, code: await api.outbox(contact) };
    await expectStatus(joins.client.post('/api/auth/verify', answer), 200);
    expect(resultsOf(await offeredTo(next, ride.id))).toMatchObject({ [joins.driverId]: 'member' });
    expect((await offers())[0]).toEqual({ driver_id: joins.driverId, status: 'withdrawn', cause: 'joined' });
  });

  it('moves on to the next driver at once when the one with the offer joins the group', async () => {
    const [joins, next] = [await driver(api, north(1)), await driver(api, north(2))];
    const organizer = await person(api);
    const ride = await book(organizer);
    await offeredTo(joins, ride.id);
    const { body: link } = await expectStatus(organizer.client.post(`/api/rides/${ride.id}/join-link`), 201);
    await expectStatus(joinBy(joins, link.token), 200);
    // The offer would last a minute, but joining ends it.
    const offers = () =>
      api.query(`SELECT driver_id, status, cause FROM offers WHERE ride_id = $1 ORDER BY id`, [ride.id]);
    expect((await offers())[0]).toEqual({ driver_id: joins.driverId, status: 'withdrawn', cause: 'joined' });
    const { body: requests } = await joins.client.get(`/api/rides/driver-requests/${joins.driverId}`);
    expect(requests).toEqual([]);
    const accepted = await joins.client.post(`/api/rides/${ride.id}/accept/${joins.driverId}`);
    expect(accepted.body).toMatchObject({ status: 409, code: 'offer_gone' });
    expect(resultsOf(await offeredTo(next, ride.id))).toMatchObject({ [joins.driverId]: 'member' });
    // Having had a seat does not count as a decline.
    await expectStatus(joins.client.delete(`/api/rides/${ride.id}/members/me`), 204);
    await decline(next, ride.id);
    await offeredTo(joins, ride.id);
  });

  it('asks a driver again whose offer ended because operations assigned another one, who gave the ride back', async () => {
    const [asked, assigned] = [await driver(api, north(1)), await driver(api, north(2))];
    const ride = await book(await person(api));
    await offeredTo(asked, ride.id);
    await expectStatus(
      operations.post(
        `/api/admin/rides/${ride.id}/reassign`,
        { driverId: assigned.driverId, reason: 'Knows the group' },
        { 'idempotency-key': randomUUID() },
      ),
      200,
    );
    const offers = () => api.query(`SELECT driver_id, cause FROM offers WHERE ride_id = $1 ORDER BY id`, [ride.id]);
    expect(await offers()).toEqual([{ driver_id: asked.driverId, cause: 'assigned' }]);
    await expectStatus(assigned.client.post(`/api/rides/${ride.id}/release`, { reason: 'Flat tire' }), 204);
    const again = await decided(ride.id, (newest) => resultsOf(newest)[assigned.driverId] === 'refused');
    expect(again.driverId).toBe(asked.driverId);
  });

  it('prefers a suitable vehicle to a nearer one of a substitute class, and says so', async () => {
    const [van, car] = [await driver(api, north(1), 12), await driver(api, north(60))];
    const ride = await book(await person(api));
    const decision = await offeredTo(car, ride.id);
    expect(decision.candidates.map(({ driverId, fit, result }) => ({ driverId, fit, result }))).toEqual([
      { driverId: car.driverId, fit: 'right_sized', result: 'offered' },
      { driverId: van.driverId, fit: 'larger', result: 'not_preferred' },
    ]);
  });

  it('is stored again only when the reasons have changed', async () => {
    const resting = await driver(api, north(1));
    await set(resting, `is_online = false`);
    const organizer = await person(api);
    const ride = await book(organizer);
    await decided(ride.id);
    await api.query(`UPDATE dispatch_decisions SET at = at - interval '1 hour' WHERE ride_id = $1`, [ride.id]);
    await roundsAreMade(api);
    expect(await decisionsOn(ride.id)).toHaveLength(1);
    await set(resting, `documents_expired = true`);
    await timeIsUp(api, organizer, ride.id);
    expect((await decisionsOn(ride.id)).map(resultsOf)).toEqual([
      { [resting.driverId]: 'documents_expired' },
      { [resting.driverId]: 'offline' },
    ]);
  });

  it('names at most 20 drivers and counts all of them', async () => {
    const drivers = await Promise.all(Array.from({ length: 25 }, (_, index) => driver(api, north(index + 1))));
    for (const each of drivers) await set(each, `is_online = false`);
    const ride = await book(await person(api));
    const { candidates, leftOut } = await decided(ride.id);
    expect(candidates).toHaveLength(20);
    expect(candidates[0]).toMatchObject({ driverId: drivers[0]!.driverId });
    expect(leftOut).toEqual([{ reason: 'offline', drivers: 25 }]);
  });

  it('names the nearest driver for each reason, however many nearer ones are offline', async () => {
    const atHome = await Promise.all(Array.from({ length: 22 }, (_, index) => driver(api, north(index + 1))));
    for (const each of atHome) await set(each, `is_online = false`);
    const [small, expired] = [await driver(api, north(40), 2), await driver(api, north(50))];
    await set(expired, `documents_expired = true`);
    const decision = await decided((await book(await person(api))).id);
    expect(decision.leftOut).toHaveLength(3);
    expect(decision.leftOut).toContainEqual({ reason: 'offline', drivers: 22 });
    expect(decision.leftOut).toContainEqual({ reason: 'documents_expired', drivers: 1 });
    expect(Object.keys(resultsOf(decision))).toHaveLength(20);
    expect(resultsOf(decision)).toMatchObject({ [expired.driverId]: 'documents_expired' });
    expect(resultsOf(decision)[small.driverId]).toBeDefined();
  });

  it('is recorded for a scheduled ride too', async () => {
    const dan = await driver(api, north(1));
    const ride = await book(await person(api), { startsIn: 60 });
    expect(await offeredTo(dan, ride.id)).toMatchObject({ ridesTogether: 1 });
  });
});

describe('the decisions of a ride', () => {
  it('can be read only by operations, with an entry in the audit log', async () => {
    const organizer = await person(api);
    const ride = await book(organizer);
    await expectStatus(organizer.client.get(`/api/admin/rides/${ride.id}/dispatch`), 403);
    await expectStatus(operations.get(`/api/admin/rides/999999/dispatch`), 404);
    await expectStatus(operations.get(`/api/admin/rides/none/dispatch`), 400);
    await decided(ride.id);
    const { body: log } = await expectStatus(operations.get('/api/admin/audit'), 200);
    expect(log).toContainEqual(expect.objectContaining({ action: 'view_dispatch', subject: `ride:${ride.id}` }));
  });

  it('are removed after 90 days', async () => {
    const ride = await book(await person(api));
    await decided(ride.id);
    await api.query(`UPDATE dispatch_decisions SET at = now() - interval '91 days' WHERE ride_id = $1`, [ride.id]);
    await addJobs(api, 'clean-up-what-expired');
    expect(
      await until(
        () => decisionsOn(ride.id),
        (list) => list.length === 0,
      ),
    ).toEqual([]);
  });

  it.each([
    ['include none about a ride that is offered meanwhile', true],
    ['include one about a ride to which something else happens', false],
  ])('%s, while a round waits for the ride', async (_, isOffered) => {
    const dan = await driver(api, north(5));
    await set(dan, 'is_online = false');
    const ride = await book(await person(api));
    expect(await decided(ride.id)).toMatchObject({ driverId: null });
    await api.query(`DELETE FROM dispatch_decisions WHERE ride_id = $1`, [ride.id]);
    const other = new pg.Client({ connectionString: api.databaseUrl });
    await other.connect();
    try {
      await other.query('BEGIN');
      await other.query(`UPDATE rides SET last_event = last_event + 1 WHERE id = $1`, [ride.id]);
      await api.query(`INSERT INTO round_requests DEFAULT VALUES`);
      const waits = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%dispatch_decisions%' AND query LIKE '%last_event = %'`;
      await until(
        () => api.query(waits),
        (rows) => rows.length > 0,
      );
      const offer = `INSERT INTO offers (ride_id, driver_id, pickup_meters, expires_at) VALUES ($1, $2, 0, now() + interval '1 minute')`;
      if (isOffered) await other.query(offer, [ride.id, dan.driverId]);
      await other.query('COMMIT');
    } finally {
      await other.end();
    }
    await roundsAreMade(api);
    expect(await decisionsOn(ride.id)).toHaveLength(isOffered ? 0 : 1);
  });
});
