import { RIDE_TYPES, type AvailabilityView, type RideType } from '@groupride/contracts';
import type { LatLng } from '@groupride/geo';
import { client, startApi, type Api } from './support/api';
import { driver, expectStatus, person, type Driver } from './support/people';
import { AIRPORT, book, offerTo, quote, silence, until, UPTOWN } from './support/rides';

let api: Api;

beforeAll(async () => {
  api = await startApi({ OFFER_SECONDS: '60', REQUIRE_VEHICLE: 'true' });
});
afterAll(() => api?.stop());
/** Removes rides and vehicles, so that none counts in the next test. */
afterEach(async () => {
  await api.query(`UPDATE drivers SET is_online = false`);
  await api.query(`UPDATE offers SET status = 'withdrawn' WHERE status = 'open'`);
  await api.query(`UPDATE rides SET status = 'cancelled' WHERE status <> 'cancelled'`);
});

/** About 1.1 km per step; every question comes from another place, farther on the way to the airport, so that no answer is reused. */
const north = (steps: number) => ({ lat: UPTOWN.lat + steps / 100, lng: UPTOWN.lng });
let asked = 0;
async function availability(groupSize = 4, destination?: LatLng) {
  asked += 1;
  const pickup = { lat: UPTOWN.lat, lng: UPTOWN.lng - asked / 1000 };
  const { body } = await expectStatus(
    client(api).post('/api/ride-types/availability', { groupSize, pickup, ...(destination && { destination }) }),
    200,
  );
  return body as AvailabilityView;
}
const of = async (rideType: RideType, groupSize = 4, destination?: LatLng) =>
  (await availability(groupSize, destination)).rideTypes.find((each) => each.rideType === rideType)!;
const tryToBook = async (rideType: string, groupSize: number) => {
  const rider = await person(api);
  const { quoteId } = await quote(rider, { rideType, groupSize });
  return rider.client.post('/api/rides', { quoteId, paymentMethod: 'card' });
};
/** Lets a driver take a ride of this ride type. */
async function occupy(someone: Driver, rideType: string, groupSize: number): Promise<number> {
  const ride = await book(await person(api), { rideType, groupSize });
  await api.query(`UPDATE offers SET status = 'withdrawn' WHERE status = 'open'`);
  await offerTo(api, ride.id, [someone.driverId]);
  await expectStatus(someone.client.post(`/api/rides/${ride.id}/accept/${someone.driverId}`), 200);
  return ride.id;
}

describe('the availability of ride types', () => {
  it('is the minutes to the pickup of a suitable vehicle, for every ride type', async () => {
    await driver(api, north(2), 6);
    await driver(api, north(6), 55);
    const { rideTypes } = await availability();
    expect(rideTypes.map(({ rideType }) => rideType)).toEqual([...RIDE_TYPES]);
    const now = rideTypes.filter((each) => each.availability === 'now');
    expect(now.map(({ rideType }) => rideType)).toEqual(['GroupX', 'CharterBus', 'GroupPool', 'WineTour']);
    const [car, coach] = now;
    expect(car).toMatchObject({ canRequestNow: true, nextAvailableAt: null, suggestedStart: null });
    expect(car!.minutes).toBeGreaterThanOrEqual(1);
    expect(coach!.minutes).toBeGreaterThan(car!.minutes!);
  });

  it('is the time at which the only suitable vehicle will be free', async () => {
    const coach = await driver(api, north(2), 55);
    const rideId = await occupy(coach, 'CharterBus', 40);
    await api.query(`UPDATE rides SET busy_until = now() + interval '40 minutes' WHERE id = $1`, [rideId]);
    const later = await of('CharterBus', 40);
    expect(later).toMatchObject({ availability: 'later', canRequestNow: false, minutes: null });
    expect(Date.parse(later.nextAvailableAt!)).toBeGreaterThan(Date.now() + 40 * 60_000);
    expect(Date.parse(later.suggestedStart!)).toBeGreaterThanOrEqual(Date.parse(later.nextAvailableAt!));
    await api.query(`UPDATE rides SET busy_until = now() + interval '5 minutes' WHERE id = $1`, [rideId]);
    expect(await of('CharterBus', 40)).toMatchObject({ availability: 'soon', canRequestNow: true, minutes: null });
  });

  it('is “none” when no suitable vehicle is online, with a suggested time to schedule', async () => {
    await driver(api, north(2), 6);
    const coach = await of('CharterBus', 40);
    expect(coach).toMatchObject({ availability: 'none', canRequestNow: false, minutes: null, nextAvailableAt: null });
    expect(Date.parse(coach.suggestedStart!)).toBeGreaterThan(Date.now() + 100 * 60_000);
    expect(await of('GroupX', 40)).toMatchObject({ availability: 'group_too_large', suggestedStart: null });
  });

  it('is refused for a pickup outside the city', async () => {
    const pickup = { lat: 47.14, lng: 9.52 };
    const { body } = await expectStatus(
      client(api).post('/api/ride-types/availability', { groupSize: 4, pickup }),
      400,
    );
    expect(body.code).toBe('place_outside_area');
  });

  it('reveals nothing about drivers and does not change while they move within the rounded area', async () => {
    const canary = await driver(api, { lat: 35.23071, lng: -80.84019 }, 6);
    await api.query(`UPDATE drivers SET vehicle = 'Canary Wagon', license_plate = 'CANARY1' WHERE id = $1`, [
      canary.driverId,
    ]);
    const before = await availability();
    asked -= 1;
    const text = JSON.stringify(before);
    for (const secret of ['35.23', '80.84', 'Canary', 'CANARY', canary.name, canary.phone])
      expect(text).not.toContain(secret);
    expect(Object.keys(before)).toEqual(['rideTypes']);
    const keys = new Set(before.rideTypes.flatMap((each) => Object.keys(each)));
    expect([...keys].sort()).toEqual([
      'availability',
      'canRequestNow',
      'minutes',
      'minutesEstimated',
      'nextAvailableAt',
      'rideType',
      'suggestedStart',
    ]);
    await expectStatus(
      canary.client.patch(`/api/drivers/${canary.driverId}/location`, { lat: 35.2289, lng: -80.8421 }),
      204,
    );
    const after = await availability(5);
    expect(after.rideTypes.map(({ minutes }) => minutes)).toEqual(before.rideTypes.map(({ minutes }) => minutes));
  });
});

describe('booking a ride now', () => {
  it('is refused before any payment begins when no suitable vehicle is online, and the quote stays usable', async () => {
    await driver(api, north(2), 6);
    const rider = await person(api);
    const { quoteId } = await quote(rider, { rideType: 'CharterBus', groupSize: 40 });
    const { body } = await expectStatus(rider.client.post('/api/rides', { quoteId, paymentMethod: 'card' }), 409);
    expect(body).toMatchObject({ code: 'no_vehicle_available' });
    expect(body.detail).toContain('Nothing was charged');
    expect(await api.query(`SELECT 1 FROM rides WHERE organizer_id = $1`, [rider.id])).toEqual([]);
    expect(await api.query(`SELECT 1 FROM payments WHERE payer_id = $1`, [rider.id])).toEqual([]);
    await driver(api, north(2), 55);
    await expectStatus(rider.client.post('/api/rides', { quoteId, paymentMethod: 'cash' }), 201);
  });

  it('is possible when a suitable vehicle will be free soon, but not when it is busy for long', async () => {
    const coach = await driver(api, north(2), 55);
    const rideId = await occupy(coach, 'CharterBus', 40);
    await api.query(`UPDATE rides SET busy_until = now() + interval '40 minutes' WHERE id = $1`, [rideId]);
    expect((await tryToBook('CharterBus', 40)).body.code).toBe('no_vehicle_available');
    await api.query(`UPDATE rides SET busy_until = now() + interval '5 minutes' WHERE id = $1`, [rideId]);
    expect((await tryToBook('CharterBus', 40)).status).toBe(201);
  });

  it('leaves scheduling possible when no vehicle is online', async () => {
    const rider = await person(api);
    const ride = await book(rider, { rideType: 'CharterBus', groupSize: 40, startsIn: 240 });
    expect(ride).toMatchObject({ bookingType: 'scheduled', dropoffLocation: AIRPORT.name });
  });
});

describe('another GroupPool group, while the only vehicle is serving one', () => {
  const airport = { lat: AIRPORT.lat, lng: AIRPORT.lng };
  const farNorth = { lat: UPTOWN.lat + 0.1, lng: UPTOWN.lng };
  const NOW = { availability: 'now', canRequestNow: true };
  const LATER = { availability: 'later', canRequestNow: false, minutes: null };
  const underWay = async () => {
    const van = await driver(api, UPTOWN, 8);
    return { van, firstId: await occupy(van, 'GroupPool', 3) };
  };

  it('sees the minutes, books and shares the vehicle, or is told to come later when no seats are left', async () => {
    const { van, firstId } = await underWay();
    expect(await of('GroupPool', 2, airport)).toMatchObject({
      ...NOW,
      minutes: expect.any(Number),
      nextAvailableAt: null,
      suggestedStart: null,
    });
    const rider = await person(api);
    const { quoteId, matched } = await quote(rider, { rideType: 'GroupPool', groupSize: 2 });
    const booking = rider.client.post('/api/rides', { quoteId, paymentMethod: 'cash' });
    const { id } = (await expectStatus(booking, 201)).body;
    const view = async () => (await expectStatus(rider.client.get(`/api/rides/${id}`), 200)).body;
    const shared = await until(view, ({ status }) => status === 'en_route');
    expect([shared.driverId, shared.totalCost]).toEqual([van.driverId, matched.total]);
    expect((await expectStatus(van.client.get(`/api/rides/${firstId}`), 200)).body.run.stops).toHaveLength(4);

    expect(await of('GroupPool', 4, airport)).toMatchObject(LATER);
    expect((await tryToBook('GroupPool', 4)).body.code).toBe('no_vehicle_available');
    // Three seats are free along the whole route.
    expect(await of('GroupPool', 3, airport)).toMatchObject(NOW);
  });

  it('sees the minutes of the shared vehicle when a free one is farther away', async () => {
    await underWay();
    await driver(api, north(13), 6);
    const { rideTypes } = await availability(2, airport);
    const minutesOf = (type: RideType) => rideTypes.find(({ rideType }) => rideType === type)!.minutes!;
    expect(minutesOf('GroupX')).toBeGreaterThan(10);
    expect(minutesOf('GroupPool')).toBeLessThan(10);
  });

  it('is offered the vehicle only for GroupPool, and only once its destination is known', async () => {
    await underWay();
    expect(await of('GroupPool', 2)).toMatchObject(LATER);
    expect(await of('GroupX', 2, airport)).toMatchObject(LATER);
  });

  it('is told to come later when its route leads elsewhere, or when the vehicle’s position is unknown', async () => {
    const { van } = await underWay();
    expect(await of('GroupPool', 2, farNorth)).toMatchObject(LATER);
    expect(await of('GroupPool', 2, airport)).toMatchObject(NOW);
    await silence(api, van, 2);
    await api.query(`UPDATE drivers SET last_seen_at = position_at WHERE id = $1`, [van.driverId]);
    expect(await of('GroupPool', 2, airport)).toMatchObject(LATER);
    expect((await tryToBook('GroupPool', 2)).body.code).toBe('no_vehicle_available');
  });

  it('is told to come later when the driver has to be elsewhere before its ride would end', async () => {
    const { van, firstId } = await underWay();
    const next = await book(await person(api), { rideType: 'GroupPool', groupSize: 3, startsIn: 240 });
    expect(await of('GroupPool', 2, airport)).toMatchObject(NOW);
    await api.query(`UPDATE rides SET busy_until = now() + interval '20 minutes' WHERE id = $1`, [firstId]);
    await api.query(
      `UPDATE rides SET status = 'confirmed', driver_id = $2, accepted_at = now(), busy_from = now() + interval '22 minutes',
              busy_until = now() + interval '90 minutes' WHERE id = $1`,
      [next.id, van.driverId],
    );
    expect(await of('GroupPool', 2, airport)).toMatchObject(LATER);
  });
});
