import { startApi, type Api } from './support/api';
import { driver, expectStatus, person, type Driver, type Person } from './support/people';
import { AIRPORT, book, joinBy, until, UPTOWN, completeTrip } from './support/rides';
import { connected, socketOf } from './support/sockets';

let api: Api;
beforeAll(async () => {
  api = await startApi();
}, 120_000);
afterAll(() => api?.stop());
afterEach(() => api.query(`UPDATE drivers SET is_online = false`));

async function acceptedRide(): Promise<{ ana: Person; ben: Person; dan: Driver; rideId: number; total: string }> {
  const [ana, ben, dan] = [await person(api), await person(api), await driver(api, UPTOWN)];
  const { id: rideId, totalCost: total } = await book(ana);
  const { body: link } = await expectStatus(ana.client.post(`/api/rides/${rideId}/join-link`), 201);
  await expectStatus(joinBy(ben, link.token), 200);
  await until(
    async () => (await dan.client.get(`/api/rides/driver-requests/${dan.driverId}`)).body as unknown[],
    (list) => list.length > 0,
  );
  await expectStatus(dan.client.post(`/api/rides/${rideId}/accept/${dan.driverId}`), 200);
  return { ana, ben, dan, rideId, total };
}

describe('phone numbers of a ride', () => {
  it('are shown to the organizer and the driver until completion, but never to members', async () => {
    const { ana, ben, dan, rideId, total } = await acceptedRide();
    const seen = async () => {
      const ridersPhone = async (who: Person) =>
        (await expectStatus(who.client.get(`/api/rides/${rideId}`), 200)).body.riderPhone as string | null;
      const driversPhone = async (who: Person) =>
        ((await who.client.get(`/api/drivers/${dan.driverId}`)).body.phone ?? null) as string | null;
      return {
        driver: await ridersPhone(dan),
        organizer: [await ridersPhone(ana), await driversPhone(ana)],
        member: [await ridersPhone(ben), await driversPhone(ben)],
      };
    };
    expect(await seen()).toEqual({ driver: ana.phone, organizer: [null, dan.phone], member: [null, null] });
    await expectStatus(dan.client.patch(`/api/rides/${rideId}/status`, { status: 'arrived' }), 200);
    await expectStatus(
      dan.client.patch(`/api/rides/${rideId}/status`, { status: 'in_progress', reason: 'Phone is empty' }),
      200,
    );
    expect(await seen()).toEqual({ driver: ana.phone, organizer: [null, dan.phone], member: [null, null] });
    await expectStatus(completeTrip(dan, rideId, { amount: total }), 200);
    expect(await seen()).toEqual({ driver: null, organizer: [null, null], member: [null, null] });
  });
});

describe("another driver's car", () => {
  it('cannot be moved over REST or by socket', async () => {
    const { dan, rideId } = await acceptedRide();
    const other = await driver(api, UPTOWN);
    const position = () => api.query(`SELECT lat, lng FROM drivers WHERE id = $1`, [dan.driverId]);
    const before = await position();
    expect(before).toHaveLength(1);
    const move = { lat: AIRPORT.lat, lng: AIRPORT.lng };
    expect(await other.client.patch(`/api/drivers/${dan.driverId}/location`, move)).toMatchObject({ status: 404 });
    const socket = socketOf(api, other.client);
    await connected(socket);
    expect(await socket.emitWithAck('driverLocation', { rideId, ...move })).toMatchObject({
      ok: false,
      code: 'not_found',
    });
    socket.close();
    expect(await position()).toEqual(before);
    await expectStatus(dan.client.patch(`/api/drivers/${dan.driverId}/location`, move), 204);
    expect(await position()).not.toEqual(before);
  });
});
