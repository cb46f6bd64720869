import { type AnyRow, type Api, startApi } from './support/api';
import { driver, expectStatus, person, type Person } from './support/people';
import { book, joinBy, offerTo, UPTOWN } from './support/rides';
import { connected, next, socketOf, type AppSocket } from './support/sockets';

let api: Api;
beforeAll(async () => {
  api = await startApi();
}, 120_000);
afterAll(() => api?.stop());

const sockets: AppSocket[] = [];
afterEach(() => sockets.splice(0).forEach((socket) => socket.close()));
async function follow(who: Person, rideId: number): Promise<AppSocket> {
  const socket = socketOf(api, who.client);
  sockets.push(socket);
  await connected(socket);
  expect(await socket.emitWithAck('join', { rideId })).toMatchObject({ ok: true });
  return socket;
}

/** Ana's ride for four with Ben and Cy, which Dan has accepted. */
async function ride() {
  const [ana, ben, cy, dan] = await Promise.all([
    person(api, 'Ana Alvarez'),
    person(api, 'Ben Baker'),
    person(api, 'Cy Cole'),
    driver(api, UPTOWN),
  ]);
  const { id } = (await book(ana)) as { id: number };
  const { body: link } = await expectStatus(ana.client.post(`/api/rides/${id}/join-link`), 201);
  for (const friend of [ben, cy]) await expectStatus(joinBy(friend, link.token), 200);
  await offerTo(api, id, [dan.driverId]);
  await expectStatus(dan.client.post(`/api/rides/${id}/accept/${dan.driverId}`), 200);
  return { id, ana, ben, cy, dan };
}
const assembly = async (who: Person, id: number) =>
  (await expectStatus(who.client.get(`/api/rides/${id}/assembly`), 200)).body as AnyRow;
const memberOf = (view: AnyRow, name: string) =>
  (view['members'] as AnyRow[]).find(({ firstName }) => firstName === name)!;
const ask = (who: Person, id: number) => who.client.post(`/api/rides/${id}/ready-check`);
const answer = (who: Person, id: number, checkId: number, ready: boolean) =>
  who.client.put(`/api/rides/${id}/ready-check`, { checkId, ready });
const notices = async (who: Person, kind: string) =>
  api.query(`SELECT 1 FROM notifications WHERE user_id = $1 AND kind = $2`, [who.id, kind]);

describe('a group before the trip', () => {
  it('sees who is on the way, with minutes, who is at the pickup and who is aboard', async () => {
    const { id, ana, ben, cy, dan } = await ride();
    const walk = async (who: Person, lat: number) =>
      expect(await (await follow(who, id)).emitWithAck('riderLocation', { rideId: id, lat, lng: UPTOWN.lng })).toEqual({
        ok: true,
      });
    await walk(ben, UPTOWN.lat + 0.005);
    await walk(cy, UPTOWN.lat + 0.0001);
    const view = await assembly(ana, id);
    expect(view).toMatchObject({ emptySeats: 1, check: null });
    expect(memberOf(view, 'Ana')).toMatchObject({ place: 'unknown', minutes: null, isYou: true, isOrganizer: true });
    expect(memberOf(view, 'Ben')).toMatchObject({ place: 'on_the_way', seenAt: expect.any(String) });
    // About 560 meters in a straight line: on foot, not by car.
    expect(memberOf(view, 'Ben').minutes).toBeGreaterThanOrEqual(6);
    expect(memberOf(view, 'Ben').minutes).toBeLessThan(25);
    expect(memberOf(view, 'Cy')).toMatchObject({ place: 'at_pickup', minutes: null });
    expect(JSON.stringify(view)).not.toContain(String(UPTOWN.lat).slice(0, 5));
    await expectStatus(dan.client.patch(`/api/rides/${id}/status`, { status: 'arrived' }), 200);
    const { body: proof } = await expectStatus(ben.client.get(`/api/rides/${id}/verification`), 200);
    await expectStatus(dan.client.post(`/api/rides/${id}/verify`, { code: proof.code }), 200);
    expect(memberOf(await assembly(dan, id), 'Ben')).toMatchObject({ place: 'aboard', minutes: null });
  });

  it('is shown the meeting place with the least total walking for those who share their position', async () => {
    const { id, ana, ben, cy, dan } = await ride();
    const suggestion = async (who: Person) =>
      (await expectStatus(who.client.get(`/api/rides/${id}/meeting-point`), 200)).body as AnyRow;
    const share = async (who: Person, lat: number, lng: number) =>
      expect(await (await follow(who, id)).emitWithAck('riderLocation', { rideId: id, lat, lng })).toEqual({
        ok: true,
      });
    expect((await dan.client.get(`/api/rides/${id}/meeting-point`)).status).toBe(404);
    expect((await (await person(api)).client.get(`/api/rides/${id}/meeting-point`)).status).toBe(404);
    expect(await suggestion(ana)).toMatchObject({ place: null, reason: 'share_your_position', members: [] });
    await share(ana, UPTOWN.lat + 0.012, UPTOWN.lng + 0.004);
    expect(await suggestion(ana)).toMatchObject({ place: null, reason: 'too_few_positions', members: [] });
    expect(await suggestion(cy)).toMatchObject({ reason: 'share_your_position' });
    await share(ben, UPTOWN.lat + 0.012, UPTOWN.lng - 0.004);
    const between = await suggestion(ana);
    expect(between['reason']).toBeNull();
    expect(between['place'].lat).toBeCloseTo(UPTOWN.lat + 0.012, 2);
    const members = between['members'] as AnyRow[];
    expect(members.map(({ firstName, isYou }) => [firstName, isYou])).toEqual([
      ['Ana', true],
      ['Ben', false],
    ]);
    expect(between['totalMinutes']).toBe(members.reduce((sum, { minutes }) => sum + minutes, 0));
    expect(between['totalMinutes']).toBeLessThan(between['totalMinutesToPickup']);
    await share(ana, UPTOWN.lat + 0.0001, UPTOWN.lng);
    await share(ben, UPTOWN.lat, UPTOWN.lng + 0.0001);
    await api.query(`UPDATE shared_positions SET lat = $2, lng = $3 WHERE ride_id = $1`, [id, UPTOWN.lat, UPTOWN.lng]);
    expect(await suggestion(ana)).toMatchObject({ place: null, reason: 'pickup_is_best' });
  });

  it('answers a ready check live, and only the latest one', async () => {
    const { id, ana, ben, cy } = await ride();
    expect(await ask(ben, id)).toMatchObject({ status: 403 });
    const told = next(await follow(ana, id), 'assemblyChanged');
    const { body: asked } = await expectStatus(ask(ana, id), 200);
    expect(await told).toEqual({ rideId: id });
    expect([memberOf(asked, 'Ana').ready, memberOf(asked, 'Ben').ready]).toEqual(['ready', 'none']);
    for (const friend of [ben, cy]) expect(await notices(friend, 'ready_check')).toHaveLength(1);
    expect(await notices(ana, 'ready_check')).toHaveLength(0);
    const checkId = asked.check.id as number;
    await expectStatus(answer(ben, id, checkId, true), 200);
    await expectStatus(answer(cy, id, checkId, false), 200);
    const view = await assembly(ana, id);
    expect([memberOf(view, 'Ben').ready, memberOf(view, 'Cy').ready]).toEqual(['ready', 'not_ready']);
    expect(await ask(ana, id)).toMatchObject({ status: 429 });
    await api.query(`UPDATE ready_checks SET asked_at = asked_at - interval '3 minutes' WHERE ride_id = $1`, [id]);
    const { body: again } = await expectStatus(ask(ana, id), 200);
    expect(memberOf(again, 'Ben').ready).toBe('none');
    expect(await answer(ben, id, checkId, true)).toMatchObject({ status: 409 });
  });

  it('lets the organizer remind a member every five minutes at most', async () => {
    const { id, ana, ben } = await ride();
    const { memberId } = memberOf(await assembly(ana, id), 'Ben');
    const nudge = (who: Person) => who.client.post(`/api/rides/${id}/members/${memberId}/nudge`);
    expect(await nudge(ben)).toMatchObject({ status: 403 });
    const both = await Promise.all([nudge(ana), nudge(ana)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 429]);
    expect(await notices(ben, 'nudge')).toHaveLength(1);
    expect(memberOf(await assembly(ana, id), 'Ben').nudgeAgainAt).toEqual(expect.any(String));
    expect(memberOf(await assembly(ben, id), 'Ben').nudgeAgainAt).toBeNull();
  });

  it('is hidden from strangers, and no longer shown once the trip starts', async () => {
    const { id, ana, dan } = await ride();
    const stranger = await person(api);
    for (const call of [
      stranger.client.get(`/api/rides/${id}/assembly`),
      ask(stranger, id),
      answer(stranger, id, 1, true),
      dan.client.post(`/api/rides/${id}/ready-check`),
      stranger.client.post(`/api/rides/${id}/members/1/nudge`),
    ])
      expect(await call).toMatchObject({ status: 404 });
    for (const status of ['arrived', 'in_progress'])
      await expectStatus(dan.client.patch(`/api/rides/${id}/status`, { status, reason: 'No phone' }), 200);
    expect(await ana.client.get(`/api/rides/${id}/assembly`)).toMatchObject({ status: 409 });
  });
});
