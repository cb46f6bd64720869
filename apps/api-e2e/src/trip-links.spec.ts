import { type AnyRow, type Api, client, startApi } from './support/api';
import { driver, expectStatus, person, type Person } from './support/people';
import { book, joinBy, offerTo, until, UPTOWN, completeTrip } from './support/rides';

let api: Api;
beforeAll(async () => {
  api = await startApi();
}, 120_000);
afterAll(() => api?.stop());

/** Ana's ride with Ben. */
async function ride() {
  const [ana, ben] = await Promise.all([person(api, 'Ana Alvarez'), person(api, 'Ben Baker')]);
  const { id, totalCost } = (await book(ana)) as { id: number; totalCost: string };
  const { body: link } = await expectStatus(ana.client.post(`/api/rides/${id}/join-link`), 201);
  await expectStatus(joinBy(ben, link.token), 200);
  return { id, totalCost, ana, ben };
}
async function accepted(id: number) {
  const dan = await driver(api, UPTOWN);
  await offerTo(api, id, [dan.driverId]);
  await expectStatus(dan.client.post(`/api/rides/${id}/accept/${dan.driverId}`), 200);
  return dan;
}
async function share(who: Person, id: number) {
  const { body } = await expectStatus(who.client.post(`/api/rides/${id}/trip-links`), 201);
  const { pathname } = new URL(body.url as string);
  expect(pathname).toMatch(/^\/trip\/[\w-]{32}$/);
  return { linkId: body.id as number, token: pathname.slice('/trip/'.length) };
}
const look = (token: string) => client(api).get(`/api/shared-trips/${token}`);
const seen = async (token: string) => (await expectStatus(look(token), 200)).body as AnyRow;
const linksOf = async (who: Person, id: number) =>
  (await expectStatus(who.client.get(`/api/rides/${id}/trip-links`), 200)).body as AnyRow[];

describe('a link to follow a trip', () => {
  it('shows first names, car, route and live position to anyone, from before the start to the end', async () => {
    const { id, totalCost, ana, ben } = await ride();
    const { token } = await share(ben, id);
    expect(await seen(token)).toMatchObject({ state: 'not_started', car: null, track: { location: null } });
    const dan = await accepted(id);
    const coming = await seen(token);
    expect(coming).toMatchObject({
      state: 'driver_coming',
      sharedBy: 'Ben',
      riders: [{ firstName: 'Ana' }, { firstName: 'Ben' }],
      pickupLocation: 'Uptown',
      car: { driverName: dan.name.split(' ')[0], vehicle: 'Test Van 2022', licensePlate: `T${dan.id}` },
      track: { location: { lat: expect.any(Number) }, route: { polyline: expect.any(String) } },
      expiresAt: null,
    });
    const text = JSON.stringify(coming);
    for (const secret of [ana.email, ana.phone, ben.phone, dan.phone, 'Alvarez', 'Baker', totalCost])
      expect(text).not.toContain(secret);
    const step = (status: string) =>
      expectStatus(dan.client.patch(`/api/rides/${id}/status`, { status, reason: 'No phone' }), 200);
    await step('arrived');
    expect(await seen(token)).toMatchObject({ state: 'at_pickup' });
    await step('in_progress');
    expect(await seen(token)).toMatchObject({ state: 'under_way' });
    await expectStatus(completeTrip(dan, id, { amount: totalCost }), 200);
    const ended = await seen(token);
    expect(ended).toMatchObject({ state: 'arrived', track: { location: null } });
    expect(Date.parse(ended['expiresAt']) - Date.parse(ended['endedAt'])).toBe(60 * 60_000);
    await api.query(`UPDATE rides SET completed_at = completed_at - interval '1 hour' WHERE id = $1`, [id]);
    expect(await look(token)).toMatchObject({ status: 410, body: { code: 'trip_link_expired' } });
    expect(await ben.client.post(`/api/rides/${id}/trip-links`)).toMatchObject({ status: 409 });
  });

  it('is stored as a hash and shown once, and its response is kept out of search engines', async () => {
    const { id, ben } = await ride();
    const { token } = await share(ben, id);
    expect(JSON.stringify(await api.query(`SELECT * FROM trip_links WHERE ride_id = $1`, [id]))).not.toContain(token);
    expect(JSON.stringify(await linksOf(ben, id))).not.toContain(token);
    const answer = await fetch(`${api.url}/api/shared-trips/${token}`);
    expect(answer.headers.get('x-robots-tag')).toBe('noindex, nofollow');
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('can be revoked only by its creator and by the organizer', async () => {
    const { id, ana, ben } = await ride();
    const [anas, bens, other] = [await share(ana, id), await share(ben, id), await share(ben, id)];
    expect(await linksOf(ben, id)).toMatchObject([
      { id: bens.linkId, createdBy: 'Ben', isYours: true },
      { id: other.linkId },
    ]);
    expect(await linksOf(ana, id)).toHaveLength(3);
    const revoke = (who: Person, linkId: number) => who.client.delete(`/api/rides/${id}/trip-links/${linkId}`);
    await expectStatus(revoke(ben, anas.linkId), 404);
    await expectStatus(revoke(await person(api), bens.linkId), 404);
    await expectStatus(revoke(ben, bens.linkId), 204);
    await expectStatus(revoke(ana, other.linkId), 204);
    for (const { token } of [bens, other])
      expect(await look(token)).toMatchObject({ status: 410, body: { code: 'trip_link_revoked' } });
    expect(await seen(anas.token)).toMatchObject({ sharedBy: 'Ana' });
    expect(await linksOf(ana, id)).toHaveLength(1);
  });

  it('ends when its creator leaves the ride', async () => {
    const { id, ben } = await ride();
    const { token } = await share(ben, id);
    await expectStatus(ben.client.delete(`/api/rides/${id}/members/me`), 204);
    await until(
      () => look(token),
      ({ status }) => status === 410,
    );
  });

  it('cannot be created by drivers or strangers, or more than ten times', async () => {
    const { id, ben } = await ride();
    const dan = await accepted(id);
    for (const who of [dan, await person(api)]) {
      await expectStatus(who.client.post(`/api/rides/${id}/trip-links`), 404);
      await expectStatus(who.client.get(`/api/rides/${id}/trip-links`), 404);
    }
    for (let count = 0; count < 10; count += 1) await share(ben, id);
    expect(await ben.client.post(`/api/rides/${id}/trip-links`)).toMatchObject({
      status: 409,
      body: { code: 'too_many_trip_links' },
    });
  });

  it('that was guessed leads nowhere, and guessing is limited', async () => {
    expect(await look('x'.repeat(32))).toMatchObject({ status: 404, body: { code: 'trip_link_invalid' } });
    expect(await look('x'.repeat(500))).toMatchObject({ status: 404 });
    const answers = await Promise.all(Array.from({ length: 250 }, () => look('guess')));
    expect(answers.some(({ status }) => status === 429)).toBe(true);
  });
});
