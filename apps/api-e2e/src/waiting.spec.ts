import { startApi, type Api } from './support/api';
import { addJobs } from './support/jobs';
import { driver, expectStatus, person, type Driver } from './support/people';
import { book, hurry, timeIsUp, until, UPTOWN, completeTrip, silence } from './support/rides';

const MANY = 200;
const QUIET_MS = 4000;
const FAR_AWAY = { lat: 35.6, lng: -80.4 };
let api: Api;

beforeAll(async () => {
  api = await startApi({ OFFER_SECONDS: '600' });
}, 120_000);
afterAll(() => api?.stop());
afterEach(() => api.query(`UPDATE drivers SET is_online = false`));

interface Request {
  id: number;
}
const requestsOf = async (who: Driver) =>
  (await who.client.get(`/api/rides/driver-requests/${who.driverId}`)).body as Request[];
const online = (who: Driver, isOnline: boolean) =>
  expectStatus(who.client.patch(`/api/drivers/${who.driverId}/status`, { isOnline }), 200);
const moveTo = (who: Driver, at: { lat: number; lng: number }) =>
  expectStatus(who.client.patch(`/api/drivers/${who.driverId}/location`, { lat: at.lat, lng: at.lng }), 204);
const offerTo = (who: Driver, rideId: number) =>
  until(
    () => requestsOf(who),
    (list) => list.some(({ id }) => id === rideId),
  );
const decline = (who: Driver, rideId: number) =>
  expectStatus(who.client.post(`/api/rides/${rideId}/decline/${who.driverId}`), 204);

/** Ends all waiting rides, so that each test knows which ride has waited longest. */
const noRideWaits = () =>
  api.query(`UPDATE rides SET status = 'cancelled', cancelled_at = now() WHERE status = 'pending'`);

/** A driver near the rides who has not been offered any of them. */
async function offlineDriver() {
  const someone = await driver(api, FAR_AWAY);
  await online(someone, false);
  // Long enough ago that the car can have driven here since.
  await silence(api, someone, 60);
  await moveTo(someone, UPTOWN);
  return someone;
}

/** A ride whose first search has ended without a driver. */
async function waitingRide(organizer?: Awaited<ReturnType<typeof person>>) {
  const ride = await book(organizer ?? (await person(api)));
  const searched = `SELECT 1 FROM dispatch_decisions WHERE ride_id = $1`;
  await until(
    () => api.query(searched, [ride.id]),
    (rows) => rows.length > 0,
  );
  return ride;
}

/** How many statements have read or changed rides and offers, as far as PostgreSQL has counted them. */
async function touches(): Promise<string> {
  const rows = await api.query(
    `SELECT relname, seq_scan + coalesce(idx_scan, 0) AS scans, n_tup_ins + n_tup_upd + n_tup_del AS writes FROM pg_stat_user_tables WHERE relname IN ('rides', 'offers') ORDER BY 1`,
  );
  return JSON.stringify(rows);
}

async function quiet(ms: number): Promise<void> {
  let [since, before] = [Date.now(), await touches()];
  await until(touches, (now) => {
    if (now !== before) [since, before] = [Date.now(), now];
    return Date.now() - since >= ms;
  });
}

describe(`${MANY} rides that wait for a driver`, () => {
  const rides: { id: number }[] = [];
  beforeAll(async () => {
    const organizer = await person(api);
    for (let made = 0; made < MANY; made += 20)
      rides.push(...(await Promise.all(Array.from({ length: 20 }, () => book(organizer)))));
    rides.sort((one, other) => one.id - other.id);
  }, 120_000);
  afterAll(noRideWaits);

  it('cause no query while nothing changes, and the oldest is offered to a driver as soon as they come online', async () => {
    await quiet(QUIET_MS);
    const dan = await offlineDriver();
    const [{ id: oldest }] = (await api.query<{ id: number }>(
      `SELECT id FROM rides WHERE status = 'pending' ORDER BY pending_since, id LIMIT 1`,
    )) as [{ id: number }];
    const from = Date.now();
    await online(dan, true);
    await offerTo(dan, oldest);
    // Long before the sweep, which comes once a minute.
    expect(Date.now() - from).toBeLessThan(5000);
  }, 60_000);

  it('are offered to drivers who come online at once, the oldest ones and each to one driver', async () => {
    const drivers = await Promise.all(Array.from({ length: 10 }, () => offlineDriver()));
    const oldest = await api.query<{ id: number }>(
      `SELECT r.id FROM rides r WHERE r.status = 'pending' AND NOT EXISTS (SELECT 1 FROM offers o WHERE o.ride_id = r.id) ORDER BY r.pending_since, r.id LIMIT 10`,
    );
    await Promise.all(drivers.map((one) => online(one, true)));
    const offered = await Promise.all(
      drivers.map((one) =>
        until(
          () => requestsOf(one),
          (list) => list.length > 0,
        ),
      ),
    );
    expect(
      offered
        .flat()
        .map(({ id }) => id)
        .sort((a, b) => a - b),
    ).toEqual(oldest.map(({ id }) => id).sort((a, b) => a - b));
  }, 60_000);
});

describe('a waiting ride', () => {
  beforeEach(noRideWaits);

  it('is offered to a driver who moves within range', async () => {
    const dan = await driver(api, FAR_AWAY);
    const ride = await waitingRide();
    await moveTo(dan, UPTOWN);
    await offerTo(dan, ride.id);
  });

  it('is offered to a driver who is seen again after an absence', async () => {
    const dan = await driver(api, UPTOWN);
    await api.query(
      `UPDATE drivers SET last_seen_at = now() - interval '5 minutes', position_at = now() - interval '5 minutes' WHERE id = $1`,
      [dan.driverId],
    );
    const ride = await waitingRide();
    await expectStatus(dan.client.post(`/api/drivers/${dan.driverId}/heartbeat`, { timestamp: Date.now() }), 204);
    await offerTo(dan, ride.id);
  });

  it('is offered to a driver who declines another one, or whose offer expires', async () => {
    const dan = await driver(api, UPTOWN);
    const first = await book(await person(api));
    await offerTo(dan, first.id);
    const [second, third] = [await waitingRide(), await waitingRide()];
    await decline(dan, first.id);
    await offerTo(dan, second.id);
    await until(
      () => hurry(api, 'expire-offer-after-its-countdown', second.id),
      (count) => count > 0,
    );
    await offerTo(dan, third.id);
  });

  it('is offered again to a driver who let its offer expire, after a while', async () => {
    const dan = await driver(api, UPTOWN);
    const ride = await book(await person(api));
    await offerTo(dan, ride.id);
    await until(
      () => hurry(api, 'expire-offer-after-its-countdown', ride.id),
      (count) => count > 0,
    );
    await until(
      () => requestsOf(dan),
      (list) => list.length === 0,
    );
    await api.query(`UPDATE offers SET expires_at = expires_at - interval '20 minutes' WHERE ride_id = $1`, [ride.id]);
    await until(
      () => hurry(api, 'seek-a-driver-for-the-ride', ride.id),
      (count) => count > 0,
    );
    await offerTo(dan, ride.id);
  });

  it('is offered to a driver whose trip ends, who gives a ride back, or whose ride is cancelled', async () => {
    const [ana, dan] = [await person(api), await driver(api, UPTOWN)];
    const taken = async () => {
      const ride = await until(
        () => requestsOf(dan),
        (list) => list.length > 0,
      ).then(([each]) => each!);
      await expectStatus(dan.client.post(`/api/rides/${ride.id}/accept/${dan.driverId}`), 200);
      return ride.id;
    };
    const step = (rideId: number, status: string) =>
      expectStatus(dan.client.patch(`/api/rides/${rideId}/status`, { status, reason: 'No phone' }), 200);
    const { totalCost } = await book(ana);
    const first = await taken();
    const second = await waitingRide(ana);
    await step(first, 'arrived');
    await step(first, 'in_progress');
    await expectStatus(completeTrip(dan, first, { amount: totalCost }), 200);
    expect(await taken()).toBe(second.id);
    const third = await waitingRide(ana);
    await expectStatus(dan.client.post(`/api/rides/${second.id}/release`, {}), 204);
    expect(await taken()).toBe(third.id);
    const fourth = await waitingRide(ana);
    const { body: preview } = await expectStatus(ana.client.get(`/api/rides/${third.id}/cancellation`), 200);
    await expectStatus(ana.client.post(`/api/rides/${third.id}/cancel`, { token: preview.token }), 200);
    await offerTo(dan, fourth.id);
  });

  it('is found by the sweep when no wake-up reached it', async () => {
    const dan = await offlineDriver();
    const ride = await waitingRide();
    await api.query(`UPDATE drivers SET is_online = true, last_seen_at = now() WHERE id = $1`, [dan.driverId]);
    await addJobs(api, 'sweep-waiting-rides');
    await offerTo(dan, ride.id);
  });

  it('is cancelled when its time is up, by its own timer', async () => {
    const ana = await person(api);
    const ride = await waitingRide(ana);
    expect(await timeIsUp(api, ana, ride.id)).toMatchObject({ status: 'cancelled' });
  });
});
