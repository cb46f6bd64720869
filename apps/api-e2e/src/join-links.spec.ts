import { type Api, client, startApi } from './support/api';
import { driver, expectStatus, person, type Person } from './support/people';
import { book, joinBy, UPTOWN } from './support/rides';

let api: Api;

beforeAll(async () => {
  api = await startApi();
}, 120_000);
afterAll(() => api.stop());

const INVALID = { status: 404, body: { code: 'join_link_invalid' } };
const linkOf = async (who: Person, rideId: number) =>
  (await expectStatus(who.client.post(`/api/rides/${rideId}/join-link`), 201)).body.token as string;
const preview = (token: string, who = client(api)) => who.get(`/api/join/${token}`);

/** Ends a ride as if a driver had driven it, or as if it had been cancelled. */
async function end(rideId: number, status: string): Promise<void> {
  const { driverId } = await driver(api, UPTOWN);
  await api.query(`UPDATE rides SET status = $2, driver_id = $3 WHERE id = $1`, [rideId, status, driverId]);
}

describe('a join link', () => {
  it('shows nothing to strangers once the ride is over, and still leads members to it', async () => {
    const [organizer, friend, stranger] = [await person(api), await person(api), await person(api)];
    const ride = await book(organizer);
    const token = await linkOf(organizer, ride.id);
    expect(await preview(token)).toMatchObject({ status: 200, body: { rideId: ride.id, open: true } });
    expect((await joinBy(friend, token)).status).toBe(200);
    for (const status of ['completed', 'cancelled']) {
      await end(ride.id, status);
      expect(await preview(token)).toMatchObject({
        status: 404,
        body: { code: 'join_link_invalid', extra: { reason: status } },
      });
      expect(await preview(token, stranger.client)).toMatchObject(INVALID);
      expect(await stranger.client.post(`/api/join/${token}`, { share: '1.00' })).toMatchObject(INVALID);
      expect(await preview(token, friend.client)).toMatchObject({ status: 200, body: { joined: true, open: false } });
      expect(await organizer.client.post(`/api/rides/${ride.id}/join-link`)).toMatchObject({
        status: 409,
        body: { code: 'ride_state_conflict' },
      });
      expect(await organizer.client.post(`/api/rides/${ride.id}/join-link/replacement`)).toMatchObject({
        status: 409,
        body: { code: 'ride_state_conflict' },
      });
    }
  });

  it('can be replaced by the organizer: the old link stops working, and those who used it stay', async () => {
    const [organizer, friend, late] = [await person(api), await person(api), await person(api)];
    const ride = await book(organizer);
    const old = await linkOf(organizer, ride.id);
    expect((await joinBy(friend, old)).status).toBe(200);
    const { body } = await expectStatus(organizer.client.post(`/api/rides/${ride.id}/join-link/replacement`), 201);
    expect(body.token).not.toBe(old);
    expect(body.url).toContain(body.token);
    expect(await preview(old)).toMatchObject(INVALID);
    expect(await late.client.post(`/api/join/${old}`, { share: '1.00' })).toMatchObject(INVALID);
    expect(await linkOf(friend, ride.id)).toBe(body.token);
    expect((await friend.client.get(`/api/rides/${ride.id}`)).status).toBe(200);
    expect((await joinBy(late, body.token as string)).status).toBe(200);
  });

  it('can be turned off by the organizer, and stays off until they create another one', async () => {
    const [organizer, friend] = [await person(api), await person(api)];
    const ride = await book(organizer);
    const old = await linkOf(organizer, ride.id);
    expect((await joinBy(friend, old)).status).toBe(200);
    await expectStatus(organizer.client.delete(`/api/rides/${ride.id}/join-link`), 204);
    expect(await preview(old)).toMatchObject({
      status: 404,
      body: { code: 'join_link_invalid', extra: { reason: 'revoked' } },
    });
    for (const who of [organizer, friend])
      expect(await who.client.post(`/api/rides/${ride.id}/join-link`)).toMatchObject({
        status: 409,
        body: { code: 'join_link_off' },
      });
    const { body } = await expectStatus(organizer.client.post(`/api/rides/${ride.id}/join-link/replacement`), 201);
    expect((await preview(body.token as string)).status).toBe(200);
    expect(await linkOf(friend, ride.id)).toBe(body.token);
  });

  it('stays off when the organizer turns it off before anyone requested it', async () => {
    const organizer = await person(api);
    const ride = await book(organizer);
    await expectStatus(organizer.client.delete(`/api/rides/${ride.id}/join-link`), 204);
    expect((await organizer.client.post(`/api/rides/${ride.id}/join-link`)).body.code).toBe('join_link_off');
  });

  it('works for a day after the start, says when it expires, and is then replaced', async () => {
    const [organizer, friend] = [await person(api), await person(api)];
    const later = await book(organizer, { startsIn: 3 * 24 * 60 });
    const { body } = await expectStatus(organizer.client.post(`/api/rides/${later.id}/join-link`), 201);
    expect(Date.parse(body.expiresAt as string) - Date.parse(later.scheduledAt as string)).toBe(24 * 3_600_000);
    const now = await book(organizer);
    const old = await linkOf(organizer, now.id);
    await api.query(`UPDATE ride_links SET expires_at = now() WHERE token = $1`, [old]);
    const expired = { status: 404, body: { code: 'join_link_invalid', extra: { reason: 'expired' } } };
    expect(await preview(old)).toMatchObject(expired);
    expect(await friend.client.post(`/api/join/${old}`, { share: '1.00' })).toMatchObject(expired);
    const tokens = await Promise.all([1, 2, 3].map(() => linkOf(organizer, now.id)));
    expect(new Set(tokens).size).toBe(1);
    expect(tokens).not.toContain(old);
    expect((await preview(tokens[0]!)).status).toBe(200);
    expect(await preview(old)).toMatchObject({ status: 404 });
  });

  it('that is replaced several times at once leaves one valid link', async () => {
    const organizer = await person(api);
    const ride = await book(organizer);
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => organizer.client.post(`/api/rides/${ride.id}/join-link/replacement`)),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    const statuses = await Promise.all(answers.map(async ({ body }) => (await preview(body.token as string)).status));
    expect(statuses.sort()).toEqual([200, 404, 404, 404]);
  });

  it('cannot be replaced or revoked by other members or strangers', async () => {
    const [organizer, friend, stranger] = [await person(api), await person(api), await person(api)];
    const ride = await book(organizer);
    const token = await linkOf(organizer, ride.id);
    expect((await joinBy(friend, token)).status).toBe(200);
    for (const [who, status] of [
      [friend, 403],
      [stranger, 404],
    ] as const) {
      expect((await who.client.post(`/api/rides/${ride.id}/join-link/replacement`)).status).toBe(status);
      expect((await who.client.delete(`/api/rides/${ride.id}/join-link`)).status).toBe(status);
    }
    expect((await preview(token)).status).toBe(200);
  });
});

describe('responses', () => {
  it('are not cached anywhere, unless they are the same for everyone', async () => {
    const someone = await person(api);
    const cached = async (path: string, who = someone.client) => (await who.get(path)).headers.get('cache-control');
    for (const path of [
      '/api/auth/user',
      '/api/users/me/history',
      '/api/rides/0',
      '/api/rides/999999',
      '/api/nowhere',
      '/api/places?search=a',
    ])
      expect(await cached(path)).toBe('no-store');
    expect(await cached('/api/rides/1', client(api))).toBe('no-store');
    expect(await cached('/api/config')).toBe('no-cache');
  });
});

describe('the API’s documentation', () => {
  it('allows only its own scripts', async () => {
    const page = await fetch(`${api.url}/api/docs`);
    const policy = page.headers.get('content-security-policy');
    expect(policy).toContain(`default-src 'none'; script-src 'self';`);
    const html = await page.text();
    const scripts = [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)];
    expect(scripts.length).toBeGreaterThanOrEqual(3);
    for (const [, attributes, inline] of scripts)
      expect([/src="\.\/docs\/[\w.-]+\.js"/.test(attributes!), inline!.trim()]).toEqual([true, '']);
    expect(html).not.toMatch(/\son\w+=/);
    expect((await fetch(`${api.url}/api/docs/swagger-ui-init.js`)).headers.get('content-security-policy')).toBe(policy);
  });
});
