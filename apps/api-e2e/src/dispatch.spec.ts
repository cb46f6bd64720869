import { startApi, type Api } from './support/api';
import { driver, expectStatus, person, type Driver } from './support/people';
import { book, joinBy, offerTo, until, UPTOWN } from './support/rides';

const MANY = 200;
let api: Api;

beforeAll(async () => {
  api = await startApi({ OFFER_SECONDS: '2' });
});
afterAll(() => api?.stop());

const near = (index: number) => ({
  lat: UPTOWN.lat + 0.001 * (index % 20),
  lng: UPTOWN.lng + 0.001 * Math.floor(index / 20),
});
const goOffline = (someone: Driver) =>
  expectStatus(someone.client.patch(`/api/drivers/${someone.driverId}/status`, { isOnline: false }), 200);
const requestsOf = async (someone: Driver) =>
  (await someone.client.get(`/api/rides/driver-requests/${someone.driverId}`)).body as {
    id: number;
    offerId: number;
  }[];

const ratesOf = async (someone: Driver) =>
  (await expectStatus(someone.client.get(`/api/drivers/${someone.driverId}/rates`), 200)).body;

/** Keeps dispatch itself from making offers. */
const everybodyOffline = () => api.query(`UPDATE drivers SET is_online = false`);

async function signedInDrivers(count: number): Promise<Driver[]> {
  const drivers: Driver[] = [];
  for (let made = 0; made < count; made += 20) {
    drivers.push(
      ...(await Promise.all(
        Array.from({ length: Math.min(20, count - made) }, (_, index) => driver(api, near(made + index))),
      )),
    );
  }
  return drivers;
}

describe('an offer', () => {
  it('goes to the nearest driver, and on to the next when declined or when its countdown ends', async () => {
    const [nearest, second, third] = [
      await driver(api, near(0)),
      await driver(api, near(3)),
      await driver(api, near(8)),
    ];
    const ride = await book(await person(api));
    const [offer] = await until(
      () => requestsOf(nearest),
      (list) => list.length > 0,
    );
    expect(offer).toMatchObject({ id: ride.id, pickupLocation: 'Uptown', groupSize: 4, riderName: 'Person' });
    expect(offer).not.toHaveProperty('riderPhone');
    expect(await requestsOf(second)).toEqual([]);
    await expectStatus(nearest.client.post(`/api/rides/${ride.id}/decline/${nearest.driverId}`), 204);
    await until(
      () => requestsOf(second),
      (list) => list.length > 0,
    );
    // The second driver does not answer.
    await until(
      () => requestsOf(third),
      (list) => list.length > 0,
    );
    expect(await requestsOf(second)).toEqual([]);
    await expectStatus(second.client.post(`/api/rides/${ride.id}/accept/${second.driverId}`), 409);
    const { body } = await expectStatus(third.client.post(`/api/rides/${ride.id}/accept/${third.driverId}`), 200);
    expect(body.ride).toMatchObject({ id: ride.id, status: 'en_route', driverId: third.driverId, you: 'driver' });
    await Promise.all([nearest, second].map(goOffline));
    await expectStatus(third.client.post(`/api/rides/${ride.id}/release`, { reason: 'Flat tire' }), 204);
    await goOffline(third);
    const none = { days: 30, accepted: 0, declined: 0, missed: 0, released: 0, cancellationRate: null };
    expect(await ratesOf(nearest)).toEqual({ ...none, declined: 1, acceptanceRate: 0 });
    expect(await ratesOf(second)).toEqual({ ...none, missed: 1, acceptanceRate: 0 });
    expect(await ratesOf(third)).toEqual({
      ...none,
      accepted: 1,
      released: 1,
      acceptanceRate: 100,
      cancellationRate: 100,
    });
    await api.query(`UPDATE offers SET created_at = now() - interval '31 days' WHERE driver_id = $1`, [third.driverId]);
    expect(await ratesOf(third)).toEqual({ ...none, acceptanceRate: null });
  });

  it('is withdrawn from a driver who joined the ride meanwhile', async () => {
    const joined = await driver(api, near(0));
    const organizer = await person(api);
    const ride = await book(organizer);
    await until(
      () => requestsOf(joined),
      (list) => list.length > 0,
    );
    const { body: link } = await expectStatus(organizer.client.post(`/api/rides/${ride.id}/join-link`), 201);
    await expectStatus(joinBy(joined, link.token), 200);
    const { body } = await expectStatus(joined.client.post(`/api/rides/${ride.id}/accept/${joined.driverId}`), 409);
    expect(body.code).toBe('offer_gone');
    await goOffline(joined);
  });

  it('is refused to drivers without one, whether the ride exists or not', async () => {
    const outsider = await driver(api, { lat: 35.6, lng: -80.4 });
    const ride = await book(await person(api));
    const there = await outsider.client.post(`/api/rides/${ride.id}/accept/${outsider.driverId}`);
    const nowhere = await outsider.client.post(`/api/rides/999999/accept/${outsider.driverId}`);
    expect([there.status, nowhere.status]).toEqual([409, 409]);
    expect([there.body.code, nowhere.body.code]).toEqual(['offer_gone', 'offer_gone']);
    const asAnother = await outsider.client.post(`/api/rides/${ride.id}/accept/${outsider.driverId + 1}`);
    expect(asAnother.status).toBe(404);
    await goOffline(outsider);
  });
});

describe('concurrent answers', () => {
  let drivers: Driver[];
  beforeAll(async () => {
    drivers = await signedInDrivers(MANY);
  }, 120_000);

  it(`one ride and ${MANY} drivers who accept at once: one 200, the rest 409`, async () => {
    await everybodyOffline();
    const ride = await book(await person(api));
    const ids = drivers.map(({ driverId }) => driverId);
    await offerTo(api, ride.id, ids);
    await api.query(`UPDATE drivers SET is_online = true WHERE id = ANY($1)`, [ids]);
    const answers = await Promise.all(
      drivers.map((one) => one.client.post(`/api/rides/${ride.id}/accept/${one.driverId}`)),
    );
    const count = (status: number) => answers.filter((answer) => answer.status === status).length;
    expect({ won: count(200), lost: count(409) }).toEqual({ won: 1, lost: MANY - 1 });
    const [{ n }] = (await api.query<{ n: number }>(
      `SELECT count(*)::int AS n FROM ride_events WHERE ride_id = $1 AND type = 'driver_assigned'`,
      [ride.id],
    )) as [{ n: number }];
    expect(n).toBe(1);
  });

  it(`one driver who accepts ${MANY} rides at once gets one`, async () => {
    await everybodyOffline();
    const organizer = await person(api);
    const [free] = (await api.query<{ id: number }>(
      `SELECT d.id FROM drivers d WHERE NOT EXISTS (SELECT 1 FROM rides r WHERE r.driver_id = d.id AND r.status = 'en_route') AND d.id = ANY($1) LIMIT 1`,
      [drivers.map(({ driverId }) => driverId)],
    )) as [{ id: number }];
    const eager = drivers.find(({ driverId }) => driverId === free.id)!;
    const rides: { id: number }[] = [];
    for (let made = 0; made < MANY; made += 20)
      rides.push(...(await Promise.all(Array.from({ length: 20 }, () => book(organizer)))));
    for (const ride of rides) await offerTo(api, ride.id, [eager.driverId]);
    await api.query(`UPDATE drivers SET is_online = true WHERE id = $1`, [eager.driverId]);
    const answers = await Promise.all(
      rides.map(({ id }) => eager.client.post(`/api/rides/${id}/accept/${eager.driverId}`)),
    );
    const count = (status: number) => answers.filter((answer) => answer.status === status).length;
    expect({ won: count(200), lost: count(409) }).toEqual({ won: 1, lost: MANY - 1 });
    const [{ n }] = (await api.query<{ n: number }>(
      `SELECT count(*)::int AS n FROM rides WHERE driver_id = $1 AND status = 'en_route'`,
      [eager.driverId],
    )) as [{ n: number }];
    expect(n).toBe(1);
  });
});
