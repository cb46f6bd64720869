import type { DemandView } from '@groupride/contracts';
import { startApi, type Api } from './support/api';
import { driver, expectStatus, person, type Driver } from './support/people';
import { book, UPTOWN } from './support/rides';

let api: Api;
beforeAll(async () => {
  // No driver is offered these rides: they keep waiting.
  api = await startApi({ REQUIRE_VEHICLE: 'false' });
}, 120_000);
afterAll(() => api?.stop());

const demandOf = async (who: Driver) =>
  ((await expectStatus(who.client.get(`/api/drivers/${who.driverId}/demand`), 200)).body as DemandView).areas;
const offline = (who: Driver) =>
  expectStatus(who.client.patch(`/api/drivers/${who.driverId}/status`, { isOnline: false }), 200);
const moveTo = (rideId: number, lat: number, lng: number) =>
  api.query(`UPDATE rides SET pickup_lat = $2, pickup_lng = $3 WHERE id = $1`, [rideId, lat, lng]);

describe('the map of demand', () => {
  it('counts waiting groups per square that fit the vehicle and want to leave now', async () => {
    const [van, car] = [await driver(api, UPTOWN), await driver(api, UPTOWN, 3)];
    await offline(van);
    await offline(car);
    expect(await demandOf(van)).toEqual([]);
    const ids: number[] = [];
    for (const booking of [{}, {}, { groupSize: 2 }, { startsIn: 60 }, { startsIn: 300 }])
      ids.push(((await book(await person(api), booking)) as { id: number }).id);
    const [first, second, small, soon, later] = ids as [number, number, number, number, number];
    await moveTo(first, 35.2201, -80.8499);
    await moveTo(second, 35.2299, -80.8376);
    await moveTo(small, 35.2401, -80.8499);
    await moveTo(soon, 35.2501, -80.8499);
    await moveTo(later, 35.2601, -80.8499);

    const rounded = (areas: DemandView['areas']) =>
      areas.map(({ center, waiting }) => [Number(center.lat.toFixed(5)), Number(center.lng.toFixed(5)), waiting]);
    expect(rounded(await demandOf(van))).toEqual([
      [35.225, -80.84375, 2],
      [35.245, -80.84375, 1],
      [35.255, -80.84375, 1],
    ]);
    expect(rounded(await demandOf(car))).toEqual([[35.245, -80.84375, 1]]);

    await api.query(`UPDATE rides SET status = 'cancelled', cancelled_at = now() WHERE id = $1`, [first]);
    expect(rounded(await demandOf(van))[0]).toEqual([35.225, -80.84375, 1]);
  });

  it('is available to drivers only for their own vehicle', async () => {
    const [dan, eve] = [await driver(api, UPTOWN), await driver(api, UPTOWN)];
    await expectStatus(eve.client.get(`/api/drivers/${dan.driverId}/demand`), 404);
    await expectStatus((await person(api)).client.get(`/api/drivers/${dan.driverId}/demand`), 403);
  });
});
