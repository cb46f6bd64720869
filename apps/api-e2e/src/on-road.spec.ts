import type { Api, Client } from './support/api';
import { driver, expectStatus, person, type Driver } from './support/people';
import { AIRPORT, book, until, UPTOWN } from './support/rides';
import { connected, next, socketOf } from './support/sockets';
import { causesAsked, driveTrip, openQuestions, startTrip, watchTrips, type Trip } from './support/watched-trips';
import { at, setUpMappedCity } from './support/mapped-city';

let api: Api;
let anybody: Client;
const { signedInOperator } = setUpMappedCity((opened) => void ({ api, anybody } = opened));

/** The requests of a driver, once dispatch has offered them the ride. */
const offered = (who: Driver, rideId: number) =>
  until(
    async () =>
      (await who.client.get(`/api/rides/driver-requests/${who.driverId}`)).body as {
        id: number;
        pickupMinutes: number;
        pickupDistance: number;
      }[],
    (list) => list.some(({ id }) => id === rideId),
  );

describe('a trip that leaves its planned route', () => {
  afterEach(() => api.query(`UPDATE drivers SET is_online = false`));
  /** Five minutes of positions. */
  const along = (from: { lat: number; lng: number }, lngPerMinute: number) =>
    [5, 4, 3, 2, 1, 0].map((ago) => [ago, from.lat, from.lng + (5 - ago) * lngPerMinute] as const);

  it('asks everyone aboard whether everything is OK, once until the car is on its route again', async () => {
    const trip = await startTrip(api);
    await driveTrip(api, trip, along({ lat: 35.23, lng: -80.82 }, 0.006));
    await watchTrips(api);
    await watchTrips(api);
    expect(await causesAsked(api, trip)).toEqual(['deviation']);
    expect(await openQuestions(trip)).toMatchObject([{ cause: 'deviation' }]);
    await driveTrip(api, trip, [[0, UPTOWN.lat, UPTOWN.lng]]);
    await watchTrips(api);
    await driveTrip(api, trip, along({ lat: 35.23, lng: -80.82 }, 0.006));
    await watchTrips(api);
    expect(await causesAsked(api, trip)).toEqual(['deviation', 'deviation']);
  });

  it('does not ask on another route to the destination, before the set minutes, or during a ride by the hour', async () => {
    const [detour, soon, hourly] = [await startTrip(api), await startTrip(api), await startTrip(api, { hours: 2 })];
    await driveTrip(api, detour, along({ lat: 35.26, lng: -80.86 }, -0.012));
    await driveTrip(api, soon, along({ lat: 35.23, lng: -80.82 }, 0.006).slice(3));
    await driveTrip(api, hourly, along({ lat: 35.23, lng: -80.82 }, 0.006));
    await watchTrips(api);
    for (const trip of [detour, soon, hourly]) expect(await causesAsked(api, trip)).toEqual([]);
  });

  describe('because the car is now on its way to another place', () => {
    /** Checks the trip right after the change, and as if the change had been made before these positions. */
    const askedAfter = async (trip: Trip) => {
      await watchTrips(api);
      const rightAfter = await causesAsked(api, trip);
      await api.query(`UPDATE ride_events SET at = at - interval '10 minutes'`);
      await watchTrips(api);
      return { rightAfter, later: await causesAsked(api, trip) };
    };

    it('asks only about positions since operations changed the destination', async () => {
      const operations = await signedInOperator();
      const trip = await startTrip(api);
      await driveTrip(api, trip, along(UPTOWN, -0.006));
      const route = `/api/admin/rides/${trip.id}/route`;
      const place = { name: 'Elizabeth', lat: 35.22, lng: -80.81 };
      const { body } = await expectStatus(operations.post(`${route}/preview`, { end: 'destination', place }), 200);
      const confirmation = { previewId: body.previewId, expectedTotal: body.total, reason: 'Road closed' };
      await expectStatus(operations.post(route, confirmation), 200);
      expect(await askedAfter(trip)).toEqual({ rightAfter: [], later: ['deviation'] });
    });

    it('asks only about positions since another group joined whose pickup is next', async () => {
      const trip = await startTrip(api, { rideType: 'GroupPool' });
      await api.query(`UPDATE pool_rides SET longest_aboard_seconds = 7200 WHERE ride_id = $1`, [trip.id]);
      await driveTrip(api, trip, along(UPTOWN, -0.006));
      const pickup = { name: 'Passed already', lat: UPTOWN.lat, lng: UPTOWN.lng - 0.002 };
      const { id } = await book(await person(api), { groupSize: 2, rideType: 'GroupPool', pickup });
      await until(
        () => api.query<{ driver_id: number | null }>(`SELECT driver_id FROM rides WHERE id = $1`, [id]),
        ([ride]) => ride?.driver_id === trip.dan.driverId,
      );
      expect(await askedAfter(trip)).toEqual({ rightAfter: [], later: ['deviation'] });
    });
  });
});

describe('an offer', () => {
  afterEach(() => api.query(`UPDATE drivers SET is_online = false`));

  it('shows the address of a point that the rider named differently, but not of a known place', async () => {
    const [known] = (await anybody.get('/api/places?search=Bank%20of%20America%20Stadium')).body.places;
    const pickup = { name: 'Best bar in town, pay me double', lat: known.lat, lng: known.lng };
    const someone = await driver(api, pickup);
    const rider = await person(api);
    const ride = await book(rider, {
      pickup,
      destination: { name: known.name, lat: known.lat, lng: known.lng + 0.003 },
    });
    const { body: offers } = await until(
      () => someone.client.get(`/api/rides/driver-requests/${someone.driverId}`),
      ({ body }) => body.length > 0,
    );
    const { body: there } = await anybody.get(`/api/geocode/reverse?at=${at(known)}`);
    expect(offers[0]).toMatchObject({ pickupLocation: pickup.name, dropoffAddress: null });
    // Of a house or street, its name and the town; of another place, its address, which ends with the town as well.
    expect([`${there.name}, ${there.address}`, there.address]).toContain(offers[0].pickupAddress);

    await expectStatus(someone.client.post(`/api/rides/${ride.id}/accept/${someone.driverId}`), 200);
    const { body: active } = await someone.client.get(`/api/drivers/${someone.driverId}/active-ride`);
    expect(active).toMatchObject({ pickupAddress: offers[0].pickupAddress, dropoffAddress: null });
    expect((await rider.client.get(`/api/rides/${ride.id}`)).body).toMatchObject({ pickupAddress: null });

    const moved = { name: 'Second best bar', lat: known.lat + 0.001, lng: known.lng };
    const { body: preview } = await rider.client.post(`/api/rides/${ride.id}/pickup/preview`, { pickup: moved });
    expect(preview.pickup).toEqual(moved);
    await expectStatus(rider.client.post(`/api/rides/${ride.id}/pickup`, { previewId: preview.previewId }), 200);
    const { pickupAddress } = (await someone.client.get(`/api/drivers/${someone.driverId}/active-ride`)).body;
    expect(pickupAddress).toEqual(expect.any(String));
    const told = () =>
      api.query(`SELECT 1 FROM outbox_messages WHERE body LIKE '%' || $1::text || '%'`, [
        `Pick up your passengers at Second best bar (${pickupAddress}).`,
      ]);
    expect(await until(told, (rows) => rows.length > 0)).toHaveLength(1);
  });
});

describe('a ride under way', () => {
  afterEach(() => api.query(`UPDATE drivers SET is_online = false`));

  it('shows the remaining route, snaps the car to the road, and reroutes when it leaves the route', async () => {
    const rider = await person(api);
    const someone = await driver(api, AIRPORT);
    const ride = await book(rider);
    await offered(someone, ride.id);
    await expectStatus(someone.client.post(`/api/rides/${ride.id}/accept/${someone.driverId}`), 200);
    const track = (await rider.client.get(`/api/rides/${ride.id}/track`)).body;
    expect(track).toMatchObject({
      route: { estimated: false, polyline: expect.any(String) },
      etaMinutes: expect.any(Number),
    });
    expect(track.distanceMeters).toBeGreaterThan(8000);

    const [watching, driving] = [socketOf(api, rider.client), socketOf(api, someone.client)];
    await Promise.all([connected(watching), connected(driving)]);
    await watching.emitWithAck('join', { rideId: ride.id });
    const heard = next(watching, 'driverLocationUpdate', ({ route }) => route !== undefined);
    const send = (point: { lat: number; lng: number }) =>
      driving.emitWithAck('driverLocation', { rideId: ride.id, lat: point.lat, lng: point.lng });
    await send(AIRPORT);
    const first = await heard;
    expect(first.route).toMatchObject({ estimated: false });
    const elsewhere = next(
      watching,
      'driverLocationUpdate',
      ({ route }) => route !== undefined && route.polyline !== first.route!.polyline,
    );
    for (let i = 0; ; i += 1) {
      await send({ lat: 35.1524 + (i % 2) * 1e-4, lng: -80.8316 });
      if (
        await Promise.race([
          elsewhere.then(() => true),
          new Promise<false>((resolve) => setTimeout(() => resolve(false), 200)),
        ])
      )
        break;
    }
    expect((await elsewhere).distanceMeters).toBeLessThan(20_000);
    watching.close();
    driving.close();
  }, 60_000);

  it('shows drivers who are minutes away, measured from their displayed positions', async () => {
    const someone = await driver(api, UPTOWN);
    const list = (await anybody.get(`/api/drivers/available?near=${at(AIRPORT)}`)).body as { eta: number }[];
    expect(list.length).toBeGreaterThan(0);
    expect(list.every(({ eta }) => eta >= 1)).toBe(true);
    expect((await anybody.get('/api/drivers/available')).body[0]).toMatchObject({ eta: null });
    // At the distance of another city the engine refuses, so minutes are estimated.
    expect((await anybody.get('/api/drivers/available?near=40.7,-74')).status).toBe(200);
    // After another city was imported, drivers in the old one are not shown in the new one.
    await api.query(`UPDATE drivers SET credible_lat = 47.14, credible_lng = 9.52 WHERE id = $1`, [someone.driverId]);
    expect((await anybody.get('/api/drivers/available')).body).toEqual([]);
    await api.query(`UPDATE drivers SET credible_lat = $2, credible_lng = $3 WHERE id = $1`, [
      someone.driverId,
      UPTOWN.lat,
      UPTOWN.lng,
    ]);
    const ride = await book(await person(api));
    const [request] = await offered(someone, ride.id);
    expect(request!.pickupMinutes).toBeGreaterThanOrEqual(1);
    expect(request!.pickupDistance).toBeLessThan(1);
  });
});

describe('wineries', () => {
  it('are listed publicly and maintained by operations', async () => {
    const before = (await anybody.get('/api/wineries')).body as { id: number }[];
    expect(before).toHaveLength(7);
    const rider = await person(api);
    const estate = {
      name: 'Test Estate',
      address: '1 Vine Rd, Charlotte, NC',
      description: 'Vines',
      lat: 35.2,
      lng: -80.8,
    };
    expect((await rider.client.post('/api/admin/wineries', estate)).status).toBe(403);
    const operations = await signedInOperator();
    const { body: added } = await expectStatus(
      operations.post('/api/admin/wineries', { ...estate, reason: 'New partner' }),
      201,
    );
    await expectStatus(
      operations.patch(`/api/admin/wineries/${added.id}`, { name: 'Test Cellars', reason: 'Renamed' }),
      200,
    );
    expect((await anybody.get('/api/wineries')).body).toContainEqual({ ...estate, id: added.id, name: 'Test Cellars' });
    expect((await operations.get('/api/admin/wineries')).body).toContainEqual({
      ...estate,
      id: added.id,
      name: 'Test Cellars',
      inArea: true,
      listVersion: expect.any(Number),
    });
    // After another city was imported, wineries of the old one are hidden from riders, but operations still see them.
    await api.query(`UPDATE wineries SET lat = 47.14, lng = 9.52 WHERE id = $1`, [added.id]);
    expect((await anybody.get('/api/wineries')).body).toEqual(before);
    expect((await operations.get('/api/admin/wineries')).body).toContainEqual(
      expect.objectContaining({ id: added.id, inArea: false }),
    );
    expect((await operations.patch(`/api/admin/wineries/${added.id}`, { lat: 35.3, reason: 'Moved' })).status).toBe(
      400,
    );
    await expectStatus(operations.delete(`/api/admin/wineries/${added.id}?reason=Closed`), 204);
    expect((await operations.delete(`/api/admin/wineries/${added.id}?reason=Closed`)).status).toBe(404);
    const audit = await api.query<{ action: string }>(`SELECT action FROM audit_log WHERE subject = $1 ORDER BY id`, [
      `winery:${added.id}`,
    ]);
    expect(audit.map(({ action }) => action)).toEqual(['add_winery', 'change_winery', 'remove_winery']);
  });
});
