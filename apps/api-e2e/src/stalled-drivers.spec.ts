import type { ProgressCheckView, RideEventView } from '@groupride/contracts';
import { startApi, type Api, type Client } from './support/api';
import { pay } from './support/cards';
import { addJobs, runJobs } from './support/jobs';
import { driver, expectStatus, operator, person, type Driver, type Person } from './support/people';
import { AIRPORT, book, driveTo, hurry, offerTo, silence, until, UPTOWN } from './support/rides';

const OPERATOR = 'stalled-drivers@example.test';
const WATCH = 'watch-drivers-on-the-way';
const SETTLE = 'settle-progress-check-when-due';
let api: Api;
let operations: Client;

beforeAll(async () => {
  api = await startApi({ ADMIN_EMAILS: OPERATOR, FASTEST_CAR_MPH: '100' }, { sandbox: true });
  operations = await operator(api, OPERATOR);
}, 120_000);
afterAll(() => api?.stop());
// A driver who lost a ride must not be offered that of the next test.
afterEach(() => api.query(`UPDATE drivers SET is_online = false`));

interface AcceptedRide {
  ana: Person;
  dan: Driver;
  id: number;
}

/** A ride whose driver has just accepted it, miles away. */
async function accepted(paymentMethod: 'card' | 'cash' = 'cash'): Promise<AcceptedRide> {
  const [ana, dan] = [await person(api), await driver(api, AIRPORT)];
  const { id } = (await book(ana, { paymentMethod })) as { id: number };
  if (paymentMethod === 'card') await pay(api, ana, id);
  await offerTo(api, id, [dan.driverId]);
  await expectStatus(dan.client.post(`/api/rides/${id}/accept/${dan.driverId}`), 200);
  await look();
  return { ana, dan, id };
}

/** Makes the API check drivers on the way, and waits until it has. */
const look = (times = 1) => runJobs(api, WATCH, {}, times);

/** Pretends that the driver has been at this place for so long. */
const hasStood = ({ id }: AcceptedRide, minutes: number) =>
  api.query(
    `UPDATE approaches SET closest_at = now() - $2 * interval '1 minute', moved_at = now() - $2 * interval '1 minute' WHERE ride_id = $1`,
    [id, minutes],
  );
const isDue = ({ id }: AcceptedRide) =>
  api.query(`UPDATE progress_checks SET due_at = now() - interval '1 second' WHERE ride_id = $1 AND ended_at IS NULL`, [
    id,
  ]);
const question = async ({ dan }: AcceptedRide) =>
  (await expectStatus(dan.client.get(`/api/drivers/${dan.driverId}/progress-check`), 200))
    .body as ProgressCheckView | null;
const onMyWay = async ({ dan, id }: AcceptedRide) =>
  (await expectStatus(dan.client.post(`/api/rides/${id}/on-my-way`), 200)).body as ProgressCheckView | null;
const rideOf = async ({ ana, id }: AcceptedRide) => (await expectStatus(ana.client.get(`/api/rides/${id}`), 200)).body;
const eventsFor = async (reader: Client, { id }: AcceptedRide) =>
  (await expectStatus(reader.get(`/api/rides/${id}/events`), 200)).body as RideEventView[];
const lastEvent = async (taken: AcceptedRide, type: string) =>
  (await eventsFor(operations, taken)).findLast((event) => event.type === type);

/** The cause that is kept with the offer, and the one that operations read when they choose a driver. */
async function lostBy({ dan, id }: AcceptedRide) {
  const [offer] = await api.query(`SELECT cause FROM offers WHERE ride_id = $1 AND driver_id = $2`, [id, dan.driverId]);
  const { body } = await expectStatus(operations.get(`/api/admin/rides/${id}/candidates`), 200);
  const drivers = body.drivers as { driverId: number; earlierCause: string | null }[];
  return [offer.cause, drivers.find(({ driverId }) => driverId === dan.driverId)?.earlierCause];
}

async function stalled(paymentMethod?: 'card' | 'cash'): Promise<AcceptedRide> {
  const taken = await accepted(paymentMethod);
  await hasStood(taken, 6);
  await look();
  return taken;
}

/** Pretends that the phone was silent since, and that the time to answer has passed. */
async function silent(): Promise<AcceptedRide> {
  const taken = await accepted();
  await api.query(`UPDATE rides SET accepted_at = now() - interval '20 minutes' WHERE id = $1`, [taken.id]);
  await silence(api, taken.dan, 15);
  await api.query(`UPDATE drivers SET last_seen_at = position_at WHERE id = $1`, [taken.dan.driverId]);
  await look();
  expect(await question(taken)).toMatchObject({ cause: 'unreachable', state: 'asked' });
  await isDue(taken);
  return taken;
}

describe('a driver who stops coming', () => {
  it('is asked once, and the riders are not disturbed', async () => {
    const taken = await stalled();
    expect(await question(taken)).toMatchObject({ rideId: taken.id, cause: 'stalled', state: 'asked' });
    await hasStood(taken, 9);
    await look(2);
    const asked = (await eventsFor(operations, taken)).filter(({ type }) => type === 'progress_asked');
    expect(asked).toHaveLength(1);
    expect(asked[0]!.data).toMatchObject({ driverId: taken.dan.driverId, cause: 'stalled' });
    expect((await eventsFor(taken.ana.client, taken)).filter(({ type }) => type.startsWith('progress_'))).toEqual([]);
    const texts = await api.query(
      `SELECT 1 FROM outbox_messages WHERE recipient = $1 AND key LIKE 'progress-check:%'`,
      [taken.dan.phone],
    );
    expect(texts).toHaveLength(1);
  });

  it('is also asked while the phone claims to be at the pickup, where the car cannot be yet', async () => {
    const taken = await accepted();
    await driveTo(taken.dan, UPTOWN);
    await hasStood(taken, 6);
    await look();
    expect(await question(taken)).toMatchObject({ cause: 'stalled', state: 'asked' });
  });

  it('within sight of the pickup is asked later, and loses the ride too', async () => {
    const taken = await accepted();
    const { dan, id } = taken;
    await api.query(`UPDATE rides SET accepted_at = now() - interval '60 minutes' WHERE id = $1`, [id]);
    await driveTo(dan, { lat: UPTOWN.lat + 0.002, lng: UPTOWN.lng });
    // Pretends that the drive took its time.
    await api.query(
      `UPDATE drivers SET credible_lat = $2, credible_lng = $3, position_at = now(), last_seen_at = now() WHERE id = $1`,
      [dan.driverId, UPTOWN.lat + 0.002, UPTOWN.lng],
    );
    await look();
    await hasStood(taken, 19);
    await look();
    expect(await question(taken)).toBeNull();
    await hasStood(taken, 21);
    await look(2);
    expect(await question(taken)).toMatchObject({ cause: 'stalled', state: 'asked' });
    await isDue(taken);
    await look();
    expect(await rideOf(taken)).toMatchObject({ status: 'pending' });
  });

  it('and does not answer loses the ride, which goes to another driver with the group’s waiting time kept', async () => {
    const taken = await stalled('card');
    const { ana, dan, id } = taken;
    const holds = () => api.query(`SELECT id, state, amount FROM payments WHERE ride_id = $1`, [id]);
    const before = await holds();
    await api.query(`UPDATE rides SET pending_since = now() - interval '12 minutes' WHERE id = $1`, [id]);
    await isDue(taken);
    expect(await hurry(api, SETTLE, id)).toBe(1);
    await until(
      () => rideOf(taken),
      ({ status }) => status === 'pending',
    );
    expect((await dan.client.get(`/api/rides/${id}`)).status).toBe(404);
    expect(await question(taken)).toMatchObject({ rideId: id, cause: 'stalled', state: 'taken_back' });
    expect(await lastEvent(taken, 'driver_released')).toMatchObject({
      actorKind: 'system',
      reason: 'The driver did not come closer to the pickup.',
      data: { driverId: dan.driverId, cause: 'stalled', minutes: 6, answers: 0, askedAt: expect.any(String) },
    });
    expect(await lostBy(taken)).toEqual(['stopped_coming', 'stopped_coming']);
    const [released] = (await eventsFor(ana.client, taken)).filter(({ type }) => type === 'driver_released');
    expect(released).toMatchObject({ reason: null, data: {} });
    const told = await until(
      async () =>
        (await expectStatus(ana.client.get('/api/notifications'), 200)).body.notifications as { message: string }[],
      (all) => all.some(({ message }) => message.startsWith('Your driver wasn’t getting closer')),
    );
    expect(told.filter(({ message }) => message.startsWith('Your driver can’t take you'))).toEqual([]);
    expect(await holds()).toEqual(before);
    const [waits] = await api.query<{ minutes: number }>(
      `SELECT extract(epoch FROM pending_since - waiting_since)::int / 60 AS minutes FROM rides WHERE id = $1`,
      [id],
    );
    expect(waits!.minutes).toBe(12);
    const { body: rates } = await expectStatus(dan.client.get(`/api/drivers/${dan.driverId}/rates`), 200);
    expect(rates).toMatchObject({ accepted: 1, released: 1 });

    const eva = await driver(api, UPTOWN);
    const offers = async () =>
      api.query<{ driver_id: number; status: string }>(
        `SELECT driver_id, status FROM offers WHERE ride_id = $1 ORDER BY id`,
        [id],
      );
    await until(offers, (all) => all.some(({ driver_id }) => driver_id === eva.driverId));
    expect((await offers()).filter(({ driver_id }) => driver_id === dan.driverId)).toEqual([
      { driver_id: dan.driverId, status: 'withdrawn' },
    ]);
    await expectStatus(eva.client.post(`/api/rides/${id}/accept/${eva.driverId}`), 200);
  });

  it('and says that they are on the way has more time, twice', async () => {
    const taken = await stalled();
    for (const answers of [1, 2]) {
      expect(await onMyWay(taken)).toMatchObject({ state: 'confirmed' });
      // Answering twice has the same result.
      expect(await onMyWay(taken)).toMatchObject({ state: 'confirmed' });
      await look();
      expect(await question(taken)).toMatchObject({ state: 'confirmed' });
      expect((await lastEvent(taken, 'progress_confirmed'))!.data).toMatchObject({ answers });
      await isDue(taken);
      await look();
      if (answers === 1) expect(await question(taken)).toMatchObject({ state: 'asked' });
    }
    expect(await rideOf(taken)).toMatchObject({ status: 'pending', driverId: null });
    expect(await lastEvent(taken, 'driver_released')).toMatchObject({ data: { answers: 2 } });
  });

  it('and comes nearer keeps the ride without an answer', async () => {
    const taken = await stalled();
    await silence(api, taken.dan, 1);
    await driveTo(taken.dan, { lat: AIRPORT.lat, lng: AIRPORT.lng + 0.02 });
    await isDue(taken);
    await look();
    expect(await question(taken)).toBeNull();
    expect(await rideOf(taken)).toMatchObject({ status: 'en_route', driverId: taken.dan.driverId });
  });

  it('and drives away is not excused by a short distance back, but gets a new route after an answer', async () => {
    const taken = await accepted();
    // The car was nearly there, and then drove back to the airport.
    await api.query(
      `UPDATE approaches SET closest_seconds = 200, away_since = now() - interval '2 minutes' WHERE ride_id = $1`,
      [taken.id],
    );
    await look();
    expect(await question(taken)).toMatchObject({ cause: 'moving_away', state: 'asked' });
    const comeNearer = async (lng: number) => {
      await silence(api, taken.dan, 1);
      await driveTo(taken.dan, { lat: AIRPORT.lat, lng: AIRPORT.lng + lng });
      await look();
    };
    await comeNearer(0.015);
    expect(await question(taken)).toMatchObject({ cause: 'moving_away', state: 'asked' });
    expect(await onMyWay(taken)).toMatchObject({ state: 'confirmed' });
    await look();
    expect(await question(taken)).toMatchObject({ state: 'confirmed' });
    await comeNearer(0.03);
    expect(await question(taken)).toBeNull();
    expect(await rideOf(taken)).toMatchObject({ status: 'en_route', driverId: taken.dan.driverId });
  });

  it('and leaves again after arriving is asked and replaced, and cancelling costs the rider nothing', async () => {
    const taken = await accepted('card');
    const { ana, dan, id } = taken;
    const arrive = () => dan.client.patch(`/api/rides/${id}/status`, { status: 'arrived' });
    await silence(api, dan, 30);
    await driveTo(dan, UPTOWN);
    await expectStatus(arrive(), 200);
    await api.query(
      `UPDATE rides SET accepted_at = now() - interval '30 minutes', arrived_at = now() - interval '9 minutes' WHERE id = $1`,
      [id],
    );
    const cancellation = async () => (await expectStatus(ana.client.get(`/api/rides/${id}/cancellation`), 200)).body;
    const shown = await cancellation();
    expect(Number(shown.fee)).toBeGreaterThan(0);
    await look();
    expect(await question(taken)).toBeNull();
    await silence(api, dan, 30);
    await driveTo(dan, AIRPORT);
    expect(await cancellation()).toMatchObject({ fee: '0.00' });
    const start = async () => {
      const step = { status: 'in_progress', reason: 'Everyone boarded' };
      const { status, body } = await dan.client.patch(`/api/rides/${id}/status`, step);
      return [status, body.code];
    };
    expect(await start()).toEqual([409, 'away_from_pickup']);
    // The preview from the time when the driver was there is no longer valid.
    const refused = await ana.client.post(`/api/rides/${id}/cancel`, { token: shown.token });
    expect(refused.body).toMatchObject({ code: 'cancellation_not_agreed' });
    await look();
    await api.query(`UPDATE approaches SET away_since = now() - interval '5 minutes' WHERE ride_id = $1`, [id]);
    await look();
    expect(await question(taken)).toMatchObject({ cause: 'left_pickup', state: 'asked' });
    expect(await start()).toEqual([409, 'away_from_pickup']);
    await isDue(taken);
    await look();
    expect(await rideOf(taken)).toMatchObject({ status: 'pending', arrivedAt: null });
    expect((await lastEvent(taken, 'driver_released'))!.data).toMatchObject({ cause: 'left_pickup' });
    expect(await lostBy(taken)).toEqual(['stopped_coming', 'left_pickup']);
    await expectStatus(ana.client.post(`/api/rides/${id}/cancel`, {}), 200);
  });

  it('and has arrived is paid for a late cancellation until a position after the arrival shows the car elsewhere, however old', async () => {
    const { ana, dan, id } = await accepted('card');
    await silence(api, dan, 30);
    await driveTo(dan, UPTOWN);
    await expectStatus(dan.client.patch(`/api/rides/${id}/status`, { status: 'arrived' }), 200);
    await api.query(
      `UPDATE rides SET accepted_at = now() - interval '40 minutes', arrived_at = now() - interval '20 minutes' WHERE id = $1`,
      [id],
    );
    const isCharged = async (place: { lat: number; lng: number } | null, minutesAgo: number | null) => {
      await api.query(
        `UPDATE drivers SET lat = $2, lng = $3, credible_lat = $2, credible_lng = $3, position_at = now() - $4 * interval '1 minute',
           credible_at = now() - $4 * interval '1 minute' WHERE id = $1`,
        [dan.driverId, place?.lat ?? null, place?.lng ?? null, minutesAgo],
      );
      const { body } = await expectStatus(ana.client.get(`/api/rides/${id}/cancellation`), 200);
      return Number(body.fee) > 0;
    };
    const aroundTheCorner = { lat: UPTOWN.lat + 520 / 111_195, lng: UPTOWN.lng };
    expect(await isCharged(UPTOWN, 0)).toBe(true);
    expect(await isCharged(UPTOWN, 15)).toBe(true);
    expect(await isCharged(aroundTheCorner, 0)).toBe(false);
    expect(await isCharged(aroundTheCorner, 15)).toBe(false);
    // Nothing has been heard since the arrival, which was verified.
    expect(await isCharged(AIRPORT, 25)).toBe(true);
    expect(await isCharged(null, null)).toBe(true);
  });

  it('and comes back after leaving the pickup keeps the ride, and its group gets the whole wait again', async () => {
    const taken = await accepted('card');
    const { dan, id } = taken;
    await silence(api, dan, 30);
    await driveTo(dan, UPTOWN);
    await expectStatus(dan.client.patch(`/api/rides/${id}/status`, { status: 'arrived' }), 200);
    await api.query(
      `UPDATE rides SET accepted_at = now() - interval '30 minutes', arrived_at = now() - interval '9 minutes' WHERE id = $1`,
      [id],
    );
    await silence(api, dan, 30);
    await driveTo(dan, AIRPORT);
    await look(2);
    await api.query(`UPDATE approaches SET away_since = now() - interval '5 minutes' WHERE ride_id = $1`, [id]);
    await look();
    expect(await question(taken)).toMatchObject({ cause: 'left_pickup', state: 'asked' });
    await silence(api, dan, 30);
    await driveTo(dan, { lat: UPTOWN.lat + 0.008, lng: UPTOWN.lng });
    await look();
    expect(await question(taken)).toMatchObject({ cause: 'left_pickup' });
    const { body: wait } = await expectStatus(dan.client.get(`/api/rides/${id}/no-show`), 200);
    expect(wait).toMatchObject({ mayMark: false, mayCancel: false });
    await silence(api, dan, 30);
    await driveTo(dan, UPTOWN);
    // At once, before the next look at all drivers.
    expect((await dan.client.post(`/api/rides/${id}/no-show`, {})).body.code).toBe('still_waiting');
    expect(await question(taken)).toBeNull();
    const { arrivedAt } = await rideOf(taken);
    expect(Date.now() - Date.parse(arrivedAt)).toBeLessThan(60_000);
    expect((await lastEvent(taken, 'driver_arrived'))!.data).toMatchObject({ returned: true });
  });

  it('once somebody is aboard is not asked, and the arrival still counts', async () => {
    const taken = await accepted('card');
    const { ana, dan, id } = taken;
    await silence(api, dan, 30);
    await driveTo(dan, UPTOWN);
    await expectStatus(dan.client.patch(`/api/rides/${id}/status`, { status: 'arrived' }), 200);
    await api.query(
      `UPDATE rides SET accepted_at = now() - interval '30 minutes', arrived_at = now() - interval '9 minutes' WHERE id = $1`,
      [id],
    );
    await api.query(`UPDATE ride_members SET verified_at = now() WHERE ride_id = $1`, [id]);
    await silence(api, dan, 30);
    await driveTo(dan, AIRPORT);
    await look(2);
    await api.query(`UPDATE approaches SET away_since = now() - interval '5 minutes' WHERE ride_id = $1`, [id]);
    await look();
    expect(await question(taken)).toBeNull();
    const { body } = await expectStatus(ana.client.get(`/api/rides/${id}/cancellation`), 200);
    expect(Number(body.fee)).toBeGreaterThan(0);
  });

  it('is distinguished from one who was replaced by operations, arrived, or gave the ride back', async () => {
    const [replaced, gone] = [await stalled(), await stalled()];
    const eva = await driver(api, UPTOWN);
    await expectStatus(
      operations.post(`/api/admin/rides/${replaced.id}/reassign`, {
        driverId: eva.driverId,
        replacedDriverId: replaced.dan.driverId,
        reason: 'Nearer',
      }),
      200,
    );
    await expectStatus(gone.dan.client.post(`/api/rides/${gone.id}/release`, { reason: 'Flat tire' }), 204);
    for (const taken of [replaced, gone]) {
      await api.query(`UPDATE progress_checks SET due_at = now() - interval '1 second' WHERE ride_id = $1`, [taken.id]);
      await hurry(api, SETTLE, taken.id);
      expect((await taken.dan.client.post(`/api/rides/${taken.id}/on-my-way`)).status).toBe(404);
    }
    await look();
    expect(await rideOf(replaced)).toMatchObject({ status: 'en_route', driverId: eva.driverId });
    for (const taken of [replaced, gone]) {
      expect(await question(taken)).toBeNull();
      const ends = await api.query(`SELECT outcome FROM progress_checks WHERE ride_id = $1`, [taken.id]);
      expect(ends).toEqual([{ outcome: 'over' }]);
    }
  });

  it('is taken off the ride once, however many processes check', async () => {
    const taken = await stalled();
    await isDue(taken);
    await addJobs(api, SETTLE, { rideId: taken.id }, 4);
    await look(2);
    await until(
      () => rideOf(taken),
      ({ status }) => status === 'pending',
    );
    await look(2);
    expect((await eventsFor(operations, taken)).filter(({ type }) => type === 'driver_released')).toHaveLength(1);
  });
});

describe('a driver who cannot be reached', () => {
  it('keeps the ride once the phone is heard from again', async () => {
    const taken = await silent();
    await expectStatus(
      taken.dan.client.post(`/api/drivers/${taken.dan.driverId}/heartbeat`, { timestamp: Date.now() }),
      204,
    );
    await look();
    expect(await question(taken)).toBeNull();
    expect(await rideOf(taken)).toMatchObject({ status: 'en_route' });
  });

  it('and arrives at the same moment either keeps the ride or has lost it, never both', async () => {
    const at = { lat: UPTOWN.lat, lng: UPTOWN.lng };
    for (let turn = 0; turn < 4; turn += 1) {
      const taken = await silent();
      const arrive = () => taken.dan.client.patch(`/api/rides/${taken.id}/status`, { status: 'arrived', position: at });
      const lose = () => hurry(api, SETTLE, taken.id);
      const [arrival] = await Promise.all(turn % 2 === 0 ? [arrive(), lose()] : [arrive(), lose().then(lose)]);
      await look();
      const ride = await rideOf(taken);
      const [check] = await api.query<{ outcome: string }>(`SELECT outcome FROM progress_checks WHERE ride_id = $1`, [
        taken.id,
      ]);
      // A driver whose arrival was acknowledged keeps the ride.
      expect(ride.status).toBe(arrival.status === 200 ? 'en_route' : 'pending');
      expect(check!.outcome).toBe(arrival.status === 200 ? 'over' : 'taken_back');
      expect(ride.arrivedAt).toEqual(arrival.status === 200 ? expect.any(String) : null);
      await api.query(`UPDATE drivers SET is_online = false`);
    }
  });

  it('loses nothing once the arrival counts, and arrives nowhere once the ride is lost', async () => {
    const at = { lat: UPTOWN.lat, lng: UPTOWN.lng };
    const arrived = await silent();
    await expectStatus(
      arrived.dan.client.patch(`/api/rides/${arrived.id}/status`, { status: 'arrived', position: at }),
      200,
    );
    const lost = await silent();
    await look();
    expect(await rideOf(arrived)).toMatchObject({ status: 'en_route', driverId: arrived.dan.driverId });
    expect(await rideOf(lost)).toMatchObject({ status: 'pending', arrivedAt: null });
    expect(
      (await lost.dan.client.patch(`/api/rides/${lost.id}/status`, { status: 'arrived', position: at })).status,
    ).toBe(404);
  });
});
