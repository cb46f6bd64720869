import { type AnyRow, type Api, startApi } from './support/api';
import { driver, expectStatus, person, type Driver, type Person } from './support/people';
import { LOCKS_RIDE, lockRide } from './support/ride-lock';
import { book, joinBy, offerTo, until, UPTOWN, completeTrip } from './support/rides';
import { connected, next, socketOf, type AppSocket } from './support/sockets';

let api: Api;
beforeAll(async () => {
  api = await startApi();
}, 120_000);
afterAll(() => api?.stop());

const sockets: AppSocket[] = [];
afterEach(() => sockets.splice(0).forEach((socket) => socket.close()));
async function follow(who: Pick<Person, 'client'>, rideId: number): Promise<AppSocket> {
  const socket = socketOf(api, who.client);
  sockets.push(socket);
  await connected(socket);
  expect(await socket.emitWithAck('join', { rideId })).toMatchObject({ ok: true });
  return socket;
}
const walk = async (socket: AppSocket, rideId: number, lat = UPTOWN.lat, lng = UPTOWN.lng) =>
  expect(await socket.emitWithAck('riderLocation', { rideId, lat, lng })).toMatchObject({ ok: true });
const seen = async (who: Pick<Person, 'client'>, rideId: number) =>
  (await expectStatus(who.client.get(`/api/rides/${rideId}/shared-positions`), 200)).body as {
    sharing: boolean;
    positions: AnyRow[];
  };
const names = async (who: Pick<Person, 'client'>, rideId: number) =>
  (await seen(who, rideId)).positions.map(({ name }) => name as string);
const stored = (rideId: number) => api.query(`SELECT user_id FROM shared_positions WHERE ride_id = $1`, [rideId]);

/** Ana's ride with Ben and Cy, which Dan has accepted. */
async function ride() {
  const [ana, ben, cy, dan] = await Promise.all([
    person(api, 'Ana Alvarez'),
    person(api, 'Ben Baker'),
    person(api, 'Cy Cole'),
    driver(api, UPTOWN),
  ]);
  const { id, totalCost } = (await book(ana)) as { id: number; totalCost: string };
  const { body: link } = await expectStatus(ana.client.post(`/api/rides/${id}/join-link`), 201);
  for (const friend of [ben, cy]) await expectStatus(joinBy(friend, link.token), 200);
  await offerTo(api, id, [dan.driverId]);
  await expectStatus(dan.client.post(`/api/rides/${id}/accept/${dan.driverId}`), 200);
  return { id, totalCost, ana, ben, cy, dan };
}
const step = (dan: Driver, id: number, status: string) =>
  expectStatus(dan.client.patch(`/api/rides/${id}/status`, { status, reason: 'No phone' }), 200);

describe('a shared position', () => {
  it('is shown with its time to members who share, and to the driver, when they open the page later', async () => {
    const { id, ana, ben, cy, dan } = await ride();
    await walk(await follow(ben, id), id);
    expect(await seen(dan, id)).toMatchObject({
      sharing: false,
      positions: [{ userId: ben.id, name: 'Ben', location: { lat: UPTOWN.lat, lng: UPTOWN.lng } }],
    });
    expect(await seen(ana, id)).toEqual({ sharing: false, positions: [] });
    await walk(await follow(ana, id), id);
    const { sharing, positions } = await seen(ana, id);
    expect(sharing).toBe(true);
    expect(positions).toMatchObject([{ name: 'Ben' }]);
    expect(Date.now() - Date.parse(positions[0]!['timestamp'] as string)).toBeLessThan(60_000);
    expect(await names(ben, id)).toEqual(['Ana']);
    expect(await names(cy, id)).toEqual([]);
  });

  it('is no longer shown after its owner stops sharing, and the page is told', async () => {
    const { id, ana, ben, dan } = await ride();
    await walk(await follow(ben, id), id);
    const anas = await follow(ana, id);
    await walk(anas, id);
    const told = next(anas, 'sharedPositionsChanged');
    await expectStatus(ben.client.delete(`/api/rides/${id}/shared-position`), 204);
    expect(await told).toEqual({ rideId: id });
    expect([await names(ana, id), await names(dan, id)]).toEqual([[], ['Ana']]);
    expect(await seen(ben, id)).toEqual({ sharing: false, positions: [] });
    await expectStatus((await person(api)).client.delete(`/api/rides/${id}/shared-position`), 404);
  });

  it('is hidden from the driver once its owner has boarded, and deleted when the trip is completed', async () => {
    const { id, totalCost, ana, ben, dan } = await ride();
    const bens = await follow(ben, id);
    await walk(bens, id);
    await walk(await follow(ana, id), id);
    await step(dan, id, 'arrived');
    const { body: proof } = await expectStatus(ben.client.get(`/api/rides/${id}/verification`), 200);
    await expectStatus(dan.client.post(`/api/rides/${id}/verify`, { code: proof.code }), 200);
    expect([await names(dan, id), await names(ana, id)]).toEqual([['Ana'], ['Ben']]);
    await step(dan, id, 'in_progress');
    const late = await bens.emitWithAck('riderLocation', { rideId: id, lat: UPTOWN.lat, lng: UPTOWN.lng });
    expect(late).toMatchObject({ ok: false, code: 'ride_state_conflict' });
    expect(await names(ana, id)).toEqual(['Ben']);
    await expectStatus(completeTrip(dan, id, { amount: totalCost }), 200);
    await until(
      () => stored(id),
      (rows) => rows.length === 0,
    );
  });

  it('reaches the driver live until its owner boards, and no driver who gave the ride back', async () => {
    const { id, ana, ben, dan } = await ride();
    const [bens, anas, car] = [await follow(ben, id), await follow(ana, id), await follow(dan, id)];
    const heard: number[] = [];
    car.on('riderLocationUpdate', ({ userId }) => heard.push(userId));
    const first = next(car, 'riderLocationUpdate');
    await walk(bens, id);
    expect(await first).toMatchObject({ rideId: id, userId: ben.id, name: 'Ben' });
    await step(dan, id, 'arrived');
    const { body: proof } = await expectStatus(ben.client.get(`/api/rides/${id}/verification`), 200);
    await expectStatus(dan.client.post(`/api/rides/${id}/verify`, { code: proof.code }), 200);
    const second = next(car, 'riderLocationUpdate', ({ userId }) => userId === ana.id);
    await walk(bens, id);
    await walk(anas, id);
    await second;
    expect(heard).toEqual([ben.id, ana.id]);

    const other = await ride();
    const [owner, former] = [await follow(other.ben, other.id), await follow(other.dan, other.id)];
    former.on('riderLocationUpdate', ({ userId }) => heard.push(userId));
    await walk(owner, other.id);
    await until(
      async () => heard.length,
      (count) => count === 3,
    );
    await expectStatus(other.dan.client.post(`/api/rides/${other.id}/release`, { reason: 'Flat tire' }), 204);
    await walk(owner, other.id);
    // The server's answer to a later message shows that nothing was sent before it.
    await former.emitWithAck('leave', { rideId: 999_999_999 });
    expect(heard).toHaveLength(3);
    await expectStatus(other.dan.client.get(`/api/rides/${other.id}/shared-positions`), 404);
  });

  it('is deleted when its owner leaves and when the ride is cancelled', async () => {
    const { id, ana, ben, cy, dan } = await ride();
    for (const friend of [ben, cy]) await walk(await follow(friend, id), id);
    await expectStatus(ben.client.delete(`/api/rides/${id}/members/me`), 204);
    expect(await stored(id)).toEqual([{ user_id: cy.id }]);
    expect(await names(dan, id)).toEqual(['Cy']);
    await expectStatus(ana.client.post(`/api/rides/${id}/cancel`, {}), 200);
    await until(
      () => stored(id),
      (rows) => rows.length === 0,
    );
  });

  it('is not stored when its owner leaves in the same moment', async () => {
    const { id, ben } = await ride();
    const bens = await follow(ben, id);
    const lock = await lockRide(api, id);
    const left = ben.client.delete(`/api/rides/${id}/members/me`);
    await lock.waiting(LOCKS_RIDE);
    const answer = bens.emitWithAck('riderLocation', { rideId: id, lat: UPTOWN.lat, lng: UPTOWN.lng });
    await lock.waiting('%INTO shared_positions%');
    await lock.release();
    await expectStatus(left, 204);
    expect(await answer).toMatchObject({ ok: false, code: 'not_found' });
    expect(await stored(id)).toEqual([]);
  });
});
