import type { AnyRow } from './support/api';
import { bookOnAccount, business, type Service } from './support/business';
import { type Operations, setUpOperations } from './support/operations';
import type { PaidRides } from './support/paid-rides';
import { driver, expectStatus, person, type Person } from './support/people';
import { joinBy, offerTo, until, UPTOWN } from './support/rides';
import { connected, next, socketOf, type AppSocket } from './support/sockets';

let world: PaidRides;
let operations: Operations;
setUpOperations((opened) => void ({ world, operations } = opened), { WEBHOOKS_ALLOW_PRIVATE: 'true' });

const sockets: AppSocket[] = [];
afterEach(() => sockets.splice(0).forEach((socket) => socket.close()));
const follow = async (who: Person, rideId: number): Promise<AppSocket> => {
  const socket = socketOf(world.api, who.client);
  sockets.push(socket);
  await connected(socket);
  expect(await socket.emitWithAck('join', { rideId })).toMatchObject({ ok: true });
  return socket;
};

/** Books for Ada, whose account, under another name, then takes over the seat. */
async function claimed(hotel: Service) {
  const ada = await person(world.api, 'Augusta King');
  const passenger = { name: 'Ada Lovelace', email: ada.email };
  const ride = await bookOnAccount(hotel, { passenger }, { groupSize: 2 });
  await expectStatus(ada.client.post('/api/auth/code', { identifier: ada.email }), 202);
  const code = await world.api.outbox(ada.email);
  await expectStatus(ada.client.post('/api/auth/verify', { identifier: ada.email, code }), 200);
  await until(
    () => ada.client.get(`/api/rides/${ride.id}`),
    ({ status }) => status === 200,
  );
  return { ride, ada };
}

describe('a passenger whose account has another name', () => {
  it('is called as the service named them by drivers, friends and the service', async () => {
    const { service: hotel } = await business(world.api, operations.client, {}, ['tracking:read', 'tracking:write']);
    const earlier = await bookOnAccount(hotel);
    await world.driven(earlier.id);
    const { ride, ada } = await claimed(hotel);
    const path = `/api/rides/${ride.id}`;
    const dan = await driver(world.api, UPTOWN);
    await offerTo(world.api, ride.id, [dan.driverId]);
    const { body: offers } = await expectStatus(dan.client.get(`/api/rides/driver-requests/${dan.driverId}`), 200);
    expect(offers).toMatchObject([{ id: ride.id, riderName: 'Ada', riderTrips: 0 }]);

    const { body: link } = await expectStatus(hotel.client.post(`${path}/join-link`), 201);
    const friend = await person(world.api, 'Fay');
    await expectStatus(joinBy(friend, link.token), 200);
    const [hers, his] = [await follow(ada, ride.id), await follow(friend, ride.id)];
    const here = { rideId: ride.id, lat: UPTOWN.lat, lng: UPTOWN.lng };
    await his.emitWithAck('riderLocation', here);
    const told = next(his, 'riderLocationUpdate');
    await hers.emitWithAck('riderLocation', here);
    expect(await told).toMatchObject({ userId: ada.id, name: 'Ada' });
    const { body: shared } = await expectStatus(friend.client.get(`${path}/shared-positions`), 200);
    expect((shared.positions as AnyRow[]).map(({ name }) => name)).toEqual(['Ada']);
    const { body: meeting } = await expectStatus(friend.client.get(`${path}/meeting-point`), 200);
    expect((meeting.members as AnyRow[]).map(({ firstName }) => firstName)).toEqual(['Ada', 'Fay']);

    await expectStatus(dan.client.post(`${path}/accept/${dan.driverId}`), 200);
    await expectStatus(dan.client.patch(`${path}/status`, { status: 'arrived' }), 200);
    const { body: proof } = await expectStatus(ada.client.get(`${path}/verification`), 200);
    const { body: aboard } = await expectStatus(dan.client.post(`${path}/verify`, { code: proof.code }), 200);
    expect(aboard).toMatchObject({ name: 'Ada', verified: true });

    await expectStatus(ada.client.post(`${path}/trip-links`), 201);
    await expectStatus(hotel.client.post(`${path}/trip-links`), 201);
    const { body: links } = await expectStatus(hotel.client.get(`${path}/trip-links`), 200);
    expect((links as AnyRow[]).map(({ createdBy, isYours }) => [createdBy, isYours])).toEqual([
      ['Ada', false],
      [expect.any(String), true],
    ]);
    expect((links as AnyRow[])[1]!['createdBy']).not.toBe('');
  });
});
