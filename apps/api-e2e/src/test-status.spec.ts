import { type Api, startApi } from './support/api';
import { driver, expectStatus, person, type Person } from './support/people';
import { book, joinBy, offerTo, UPTOWN } from './support/rides';
import { connected, next, socketOf } from './support/sockets';

let api: Api;
beforeAll(async () => {
  api = await startApi({ DEMO_TOOLS: 'true' });
}, 120_000);
afterAll(() => api?.stop());

const change = (who: Person, rideId: number, status: string) =>
  who.client.post(`/api/rides/${rideId}/test-status`, { status });
const stepsOf = async (rideId: number) =>
  (
    await api.query<{ type: string; actor_kind: string }>(
      `SELECT type, actor_kind FROM ride_events WHERE ride_id = $1 AND reason = 'Changed with the test tools' ORDER BY number`,
      [rideId],
    )
  ).map(({ type, actor_kind }) => `${actor_kind}: ${type}`);

describe('the test tools', () => {
  it('take an immediate ride from its request to its end, as a driver would', async () => {
    const organizer = await person(api);
    const { id } = await book(organizer);
    expect((await change(organizer, id, 'en_route')).body.code).toBe('no_vehicle_available');
    const dan = await driver(api, { lat: UPTOWN.lat + 0.02, lng: UPTOWN.lng });
    for (const status of ['en_route', 'in_progress', 'completed']) {
      const { body } = await expectStatus(change(organizer, id, status), 200);
      expect(body).toMatchObject({ status, driverId: dan.driverId });
    }
    expect(await stepsOf(id)).toEqual(['driver: driver_assigned', 'driver: trip_started', 'driver: trip_completed']);
    const [ride] = await api.query<{ arrived_at: Date | null; paid: boolean }>(
      `SELECT arrived_at, cash_received_cents = total_cost * 100 AS paid FROM rides WHERE id = $1`,
      [id],
    );
    expect(ride).toMatchObject({ arrived_at: expect.any(Date), paid: true });
    await expectStatus(dan.client.patch(`/api/drivers/${dan.driverId}/status`, { isOnline: false }), 200);
  });

  it('assign a driver to a scheduled ride first', async () => {
    const organizer = await person(api);
    const { id } = await book(organizer, { startsIn: 90 });
    await driver(api, UPTOWN);
    for (const status of ['confirmed', 'en_route', 'in_progress'])
      expect((await expectStatus(change(organizer, id, status), 200)).body.status).toBe(status);
  });

  it('take no step out of order, and none twice', async () => {
    const organizer = await person(api);
    const { id } = await book(organizer, { startsIn: 90 });
    await driver(api, UPTOWN);
    for (const status of ['en_route', 'in_progress', 'completed'])
      expect((await change(organizer, id, status)).body.code).toBe('ride_state_conflict');
    const answers = await Promise.all(Array.from({ length: 4 }, () => change(organizer, id, 'confirmed')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'ride_state_conflict')).toHaveLength(3);
    expect((await change(organizer, id, 'pending')).body.code).toBe('validation_failed');
  });

  it('can be used only by the organizer', async () => {
    const organizer = await person(api);
    const { id } = await book(organizer);
    const dan = await driver(api, UPTOWN);
    const { body: link } = await expectStatus(organizer.client.post(`/api/rides/${id}/join-link`), 201);
    const member = await person(api);
    expect((await joinBy(member, link.token)).status).toBeLessThan(300);
    for (const who of [member, dan, await person(api)])
      expect((await change(who, id, 'en_route')).body.code).toBe('not_found');
  });
});

describe('a demo driver', () => {
  it('gets the code of the passenger who shows it, and verifies exactly that one', async () => {
    const organizer = await person(api, 'Ana A');
    const { id } = await book(organizer);
    const { body: link } = await expectStatus(organizer.client.post(`/api/rides/${id}/join-link`), 201);
    const friend = await person(api, 'Ben B');
    await expectStatus(joinBy(friend, link.token), 200);
    const show = (who: Person) => who.client.post(`/api/rides/${id}/verification/demo-scan`);
    const dan = await driver(api, UPTOWN);
    const bob = await driver(api, UPTOWN);
    await offerTo(api, id, [dan.driverId]);
    await expectStatus(dan.client.post(`/api/rides/${id}/accept/${dan.driverId}`), 200);
    expect((await show(friend)).body.code).toBe('ride_state_conflict');
    await expectStatus(dan.client.patch(`/api/rides/${id}/status`, { status: 'arrived' }), 200);

    const [sight, other] = [socketOf(api, dan.client), socketOf(api, bob.client)];
    try {
      await Promise.all([connected(sight), connected(other)]);
      for (const [socket, { driverId }] of [
        [sight, dan],
        [other, bob],
      ] as const)
        expect(await socket.emitWithAck('joinDriver', { driverId })).toMatchObject({ ok: true });
      let strayed = false;
      other.on('boardingCodeShown', () => (strayed = true));
      const seen = next(sight, 'boardingCodeShown');
      await expectStatus(show(friend), 204);
      const { rideId, qr } = await seen;
      expect(rideId).toBe(id);
      const { body } = await expectStatus(dan.client.post(`/api/rides/${id}/verify`, { qr }), 200);
      expect(body.name).toBe('Ben');
      const { body: members } = await expectStatus(dan.client.get(`/api/rides/${id}/members`), 200);
      expect(members.map(({ verified }: { verified: boolean }) => verified)).toEqual([false, true]);
      for (const who of [dan, bob, await person(api)]) expect((await show(who)).body.code).toBe('not_found');
      expect(strayed).toBe(false);
    } finally {
      sight.close();
      other.close();
    }
  });
});
