import { startApi, type Api } from './support/api';
import { pay } from './support/cards';
import { driver, expectStatus, person, type Driver, type Person } from './support/people';
import { book, hurry, hurryAndWait, offerTo, timeIsUp, until, UPTOWN, type Booking } from './support/rides';

const DAY = 24 * 60;
const FAR_AWAY = { lat: 35.6, lng: -80.4 };
let api: Api;

beforeAll(async () => {
  api = await startApi({}, { sandbox: true });
}, 120_000);
afterAll(() => api?.stop());
afterEach(() => api.query(`UPDATE drivers SET is_online = false`));

const rideOf = async (who: Person, id: number) => (await expectStatus(who.client.get(`/api/rides/${id}`), 200)).body;
const accept = (who: Driver, rideId: number) => who.client.post(`/api/rides/${rideId}/accept/${who.driverId}`);
const setOut = (who: Driver, rideId: number) => who.client.patch(`/api/rides/${rideId}/status`, { status: 'en_route' });
const online = (who: Driver, isOnline: boolean) =>
  expectStatus(who.client.patch(`/api/drivers/${who.driverId}/status`, { isOnline }), 200);

async function offered(who: Driver, organizer: Person, booking: Booking) {
  const ride = await book(organizer, booking);
  await offerTo(api, ride.id, [who.driverId]);
  return ride;
}

/** A ride for tomorrow that a driver has taken, with its start and its pending jobs moved so that it starts in so many minutes. */
async function confirmed(who: Driver, organizer: Person, startsIn: number, booking: Booking = {}) {
  const ride = await book(organizer, { startsIn: DAY, ...booking });
  if (booking.paymentMethod === 'card') expect((await pay(api, organizer, ride.id)).payment.state).toBe('authorized');
  await offerTo(api, ride.id, [who.driverId]);
  await expectStatus(accept(who, ride.id), 200);
  // The job is planned for the original start; with the new start it would run at once, before a test can wait for it.
  await until(
    () =>
      api.query(`SELECT 1 FROM jobs.job WHERE name = 'watch-that-driver-sets-out' AND (data ->> 'rideId')::int = $1`, [
        ride.id,
      ]),
    (planned) => planned.length > 0,
  );
  await api.query(
    `UPDATE rides SET scheduled_at = now() + $2 * interval '1 minute', accepted_at = now() - interval '1 day' WHERE id = $1`,
    [ride.id, startsIn],
  );
  await checkDeparture(ride.id);
  return ride;
}

/** Runs the check whether the driver has set out early, and waits for it. */
const checkDeparture = (rideId: number) => hurryAndWait(api, 'watch-that-driver-sets-out', rideId);

const remindersOf = async (who: Driver, rideId: number) =>
  api.query<{ subject: string }>(`SELECT subject FROM outbox_messages WHERE recipient = $1 AND key LIKE $2`, [
    who.phone,
    `ride:${rideId}:%`,
  ]);

describe('the driver of a scheduled ride', () => {
  it('is reminded once as the start comes near, and keeps the ride', async () => {
    const [ana, dan] = [await person(api), await driver(api, UPTOWN)];
    const ride = await confirmed(dan, ana, 15);
    await until(
      () => remindersOf(dan, ride.id),
      (list) => list.length > 0,
    );
    await checkDeparture(ride.id);
    await checkDeparture(ride.id);
    // The question whether the driver is still coming may be among the messages as well, also once.
    const expected = new Set(['Your next ride', 'Confirm your ride']);
    const subjects = (await remindersOf(dan, ride.id)).map(({ subject }) => subject);
    expect(subjects).toContain('Your next ride');
    expect(subjects).toHaveLength(new Set(subjects).size);
    expect(subjects.filter((subject) => !expected.has(subject))).toEqual([]);
    expect(await rideOf(ana, ride.id)).toMatchObject({ status: 'confirmed', driverId: dan.driverId });
  });

  it('is asked an hour before whether they will drive, and loses the ride without an answer', async () => {
    const [ana, ben] = [await person(api), await person(api)];
    const [dan, eva] = [await driver(api, UPTOWN), await driver(api, UPTOWN)];
    const rides = [await offered(dan, ana, { startsIn: 2 * DAY }), await offered(eva, ben, { startsIn: 2 * DAY })];
    const due = (job: string, id: number) =>
      until(
        () => hurry(api, job, id),
        (count) => count > 0,
      );
    const asked = async (who: Driver) =>
      (await expectStatus(who.client.get(`/api/drivers/${who.driverId}/confirmations`), 200)).body as {
        rideId: number;
        dueAt: string;
      }[];
    for (const [index, who] of [dan, eva].entries()) {
      const { id } = rides[index]!;
      await expectStatus(accept(who, id), 200);
      expect(await asked(who)).toEqual([]);
      await due('ask-driver-to-confirm', id);
      await until(
        () => asked(who),
        (open) => open.length > 0,
      );
      expect(await remindersOf(who, id)).toEqual(
        expect.arrayContaining([expect.objectContaining({ subject: 'Confirm your ride' })]),
      );
    }
    const [unanswered, confirmed] = rides as [{ id: number }, { id: number }];
    expect((await dan.client.post(`/api/rides/${confirmed.id}/confirmation`)).status).toBe(404);
    for (let times = 0; times < 2; times += 1)
      await expectStatus(eva.client.post(`/api/rides/${confirmed.id}/confirmation`), 204);
    expect(await asked(eva)).toEqual([]);
    // Both questions are hurried, and come in either order.
    expect(
      await api.query(
        `SELECT type, actor_kind, actor_id, data FROM ride_events WHERE ride_id = $1 AND type LIKE 'confirmation%' ORDER BY type, data ->> 'moment'`,
        [confirmed.id],
      ),
    ).toEqual([
      ...['day_before', 'hour_before'].map((moment) => ({
        type: 'confirmation_asked',
        actor_kind: 'system',
        actor_id: null,
        data: { driverId: eva.driverId, moment, confirmBy: expect.any(String) },
      })),
      {
        type: 'confirmation_given',
        actor_kind: 'driver',
        actor_id: eva.id,
        data: { driverId: eva.driverId, moments: ['day_before', 'hour_before'] },
      },
    ]);
    for (const { client } of [ben, eva])
      expect(
        (await expectStatus(client.get(`/api/rides/${confirmed.id}/events`), 200)).body.map(
          ({ type }: { type: string }) => type,
        ),
      ).not.toContain('confirmation_asked');
    await api.query(`UPDATE ride_confirmations SET due_at = now() - interval '1 second'`);
    for (const { id } of rides) await due('end-confirmation-when-due', id);
    await until(
      () => rideOf(ana, unanswered.id),
      ({ status }) => status === 'pending',
    );
    expect(await rideOf(ben, confirmed.id)).toMatchObject({ status: 'confirmed', driverId: eva.driverId });
    expect((await dan.client.post(`/api/rides/${unanswered.id}/confirmation`)).status).toBe(404);
    const { body: rates } = await expectStatus(dan.client.get(`/api/drivers/${dan.driverId}/rates`), 200);
    expect(rates).toMatchObject({ accepted: 1, released: 1 });
  });

  it('can set out two hours before the start at the earliest, and waits for the group until the start', async () => {
    const [ana, dan] = [await person(api), await driver(api, UPTOWN)];
    const ride = await confirmed(dan, ana, 130, { paymentMethod: 'card' });
    expect((await setOut(dan, ride.id)).body).toMatchObject({ status: 409, code: 'too_early' });
    await api.query(`UPDATE rides SET scheduled_at = now() + interval '90 minutes' WHERE id = $1`, [ride.id]);
    await expectStatus(setOut(dan, ride.id), 200);
    await expectStatus(dan.client.patch(`/api/rides/${ride.id}/status`, { status: 'arrived' }), 200);
    await api.query(`UPDATE rides SET arrived_at = now() - interval '30 minutes' WHERE id = $1`, [ride.id]);
    // The driver is there, and the group has until the start.
    expect((await ana.client.get(`/api/rides/${ride.id}/cancellation`)).body).toMatchObject({ fee: '0.00' });
    expect((await dan.client.post(`/api/rides/${ride.id}/no-show`)).body.code).toBe('still_waiting');
  });

  it('who is far away shortly before the start loses the ride to another driver, for good', async () => {
    const [ana, dan] = [await person(api), await driver(api, FAR_AWAY)];
    const ride = await confirmed(dan, ana, 4);
    await until(
      () => rideOf(ana, ride.id),
      ({ status }) => status === 'pending',
    );
    expect((await dan.client.get(`/api/rides/${ride.id}`)).status).toBe(404);
    const { body: events } = await expectStatus(ana.client.get(`/api/rides/${ride.id}/events`), 200);
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'driver_released', actorKind: 'system', status: 'pending' }),
    );
    await expectStatus(
      dan.client.patch(`/api/drivers/${dan.driverId}/location`, { lat: UPTOWN.lat, lng: UPTOWN.lng }),
      204,
    );
    const next = await driver(api, { lat: UPTOWN.lat + 0.02, lng: UPTOWN.lng });
    const requests = async () =>
      (await next.client.get(`/api/rides/driver-requests/${next.driverId}`)).body as { id: number }[];
    await until(requests, (list) => list.some(({ id }) => id === ride.id));
    await expectStatus(accept(next, ride.id), 200);
    expect(
      await api.query(`SELECT 1 FROM offers WHERE ride_id = $1 AND driver_id = $2`, [ride.id, dan.driverId]),
    ).toHaveLength(1);
  });

  it('who is near may be late, and loses the ride five minutes after the start, free of charge if nobody else takes it', async () => {
    const [ana, dan] = [await person(api), await driver(api, UPTOWN)];
    const ride = await confirmed(dan, ana, -4, { paymentMethod: 'card' });
    await checkDeparture(ride.id);
    expect(await rideOf(ana, ride.id)).toMatchObject({ status: 'confirmed' });
    await api.query(`UPDATE rides SET scheduled_at = now() - interval '11 minutes' WHERE id = $1`, [ride.id]);
    await checkDeparture(ride.id);
    await until(
      () => rideOf(ana, ride.id),
      ({ status }) => status === 'pending',
    );
    expect((await timeIsUp(api, ana, ride.id)).money.yourCharge).toBe('0.00');
    await until(
      () => api.query<{ state: string }>(`SELECT state FROM payments WHERE ride_id = $1`, [ride.id]),
      ([payment]) => payment?.state === 'released',
    );
  });

  it('who has set out keeps the ride', async () => {
    const [ana, dan] = [await person(api), await driver(api, UPTOWN)];
    const ride = await confirmed(dan, ana, -4);
    await expectStatus(setOut(dan, ride.id), 200);
    await api.query(`UPDATE rides SET scheduled_at = now() - interval '11 minutes' WHERE id = $1`, [ride.id]);
    await checkDeparture(ride.id);
    const left = () =>
      api.query(
        `SELECT 1 FROM jobs.job WHERE name = 'watch-that-driver-sets-out' AND state < 'completed' AND (data ->> 'rideId')::int = $1`,
        [ride.id],
      );
    await until(left, (rows) => rows.length === 0);
    expect(await rideOf(ana, ride.id)).toMatchObject({ status: 'en_route' });
  });

  it('cannot set out while offline or suspended', async () => {
    const [ana, dan] = [await person(api), await driver(api, UPTOWN)];
    const ride = await confirmed(dan, ana, 30);
    await online(dan, false);
    expect((await setOut(dan, ride.id)).body).toMatchObject({
      status: 409,
      code: 'driver_offline',
      detail: expect.stringMatching(/online/),
    });
    await online(dan, true);
    await api.query(`UPDATE drivers SET application_status = 'suspended' WHERE id = $1`, [dan.driverId]);
    expect((await setOut(dan, ride.id)).body).toMatchObject({
      status: 403,
      code: 'driver_not_approved',
      detail: expect.stringMatching(/suspended/),
    });
  });
});

describe('rides that overlap', () => {
  it('cannot both be taken, even at once, while those at other times can', async () => {
    const [ana, dan] = [await person(api), await driver(api, UPTOWN)];
    const rides = [];
    for (const startsIn of [DAY, DAY + 5, DAY + 10, DAY + 15, DAY + 20])
      rides.push(await offered(dan, ana, { startsIn }));
    const answers = await Promise.all(rides.map(({ id }) => accept(dan, id)));
    const won = answers.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    const codes = new Set(answers.filter((answer) => answer.status === 409).map(({ body }) => body.code));
    expect([...codes].every((code) => code === 'ride_overlaps' || code === 'offer_gone')).toBe(true);
    const another = await offered(dan, ana, { startsIn: DAY + 10 });
    expect((await accept(dan, another.id)).body).toMatchObject({ status: 409, code: 'ride_overlaps' });
    const later = await offered(dan, ana, { startsIn: DAY + 6 * 60 });
    await expectStatus(accept(dan, later.id), 200);
  });

  it('are avoided: an immediate ride that runs into a confirmed one is neither offered nor given', async () => {
    const [ana, dan] = [await person(api), await driver(api, UPTOWN)];
    const soon = await book(ana, { startsIn: 20 });
    await until(
      () => accept(dan, soon.id),
      ({ status }) => status === 200,
    );
    const now = await offered(dan, ana, {});
    expect((await accept(dan, now.id)).body).toMatchObject({ status: 409, code: 'ride_overlaps' });
    const notOffered = await book(ana);
    const looked = `SELECT 1 FROM dispatch_decisions WHERE ride_id = $1`;
    await until(
      () => api.query(looked, [notOffered.id]),
      (rows) => rows.length > 0,
    );
    await timeIsUp(api, ana, notOffered.id);
    expect(await api.query(`SELECT 1 FROM offers WHERE ride_id = $1`, [notOffered.id])).toEqual([]);
  });

  it('from before this rule do not keep a driver from working', async () => {
    const [ana, dan] = [await person(api), await driver(api, UPTOWN)];
    const old = await confirmed(dan, ana, 60);
    await api.query(`UPDATE rides SET busy_from = NULL, busy_until = NULL WHERE id = $1`, [old.id]);
    const ride = await book(ana);
    await until(
      async () => (await accept(dan, ride.id)).status,
      (status) => status === 200,
    );
  });

  it('are refused by the database itself', async () => {
    const [ana, dan] = [await person(api), await driver(api, UPTOWN)];
    const first = await confirmed(dan, ana, 60);
    const second = await book(ana, { startsIn: 60 });
    const force = api.query(
      `UPDATE rides SET status = 'confirmed', driver_id = f.driver_id, busy_from = f.busy_from, busy_until = f.busy_until
         FROM (SELECT driver_id, busy_from, busy_until FROM rides WHERE id = $2) f WHERE id = $1`,
      [second.id, first.id],
    );
    await expect(force).rejects.toMatchObject({ constraint: 'rides_one_at_a_time_per_driver' });
  });
});

describe('a ride booked by the hour', () => {
  it('shows its duration to friends, to the driver it is offered to, and in the mail', async () => {
    const [ana, dan] = [await person(api), await driver(api, UPTOWN)];
    const ride = await offered(dan, ana, { startsIn: DAY, hours: 3 });
    const { body: link } = await expectStatus(ana.client.post(`/api/rides/${ride.id}/join-link`), 201);
    const { body: preview } = await expectStatus(ana.client.get(`/api/join/${link.token}`), 200);
    expect(preview).toMatchObject({ hourlyDuration: 3, scheduledAt: ride.scheduledAt });
    const { body: requests } = await expectStatus(dan.client.get(`/api/rides/driver-requests/${dan.driverId}`), 200);
    // A ride that an earlier test left without a driver may be offered to this one as well.
    expect(requests).toContainEqual(expect.objectContaining({ id: ride.id, hourlyDuration: 3 }));
    const [mail] = await until(
      () =>
        api.query<{ body: string }>(`SELECT body FROM outbox_messages WHERE key = $1`, [
          `ride:${ride.id}:confirmation`,
        ]),
      (mails) => mails.length > 0,
    );
    expect(mail!.body).toContain('You have the vehicle for 3 hours, ');
  });
});
