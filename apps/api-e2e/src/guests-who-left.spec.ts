import { type AnyRow, type Api, client, type Client, startApi } from './support/api';
import { driver, expectStatus, operator, person } from './support/people';
import { book, offerTo, until, UPTOWN } from './support/rides';
import { connected, socketOf } from './support/sockets';

let api: Api;
let operations: Client;
beforeAll(async () => {
  api = await startApi({ ADMIN_EMAILS: 'ops@example.test' });
  operations = await operator(api, 'ops@example.test');
}, 120_000);
afterAll(() => api?.stop());

let count = 0;
/** A ride with a driver and a guest who has asked for help. */
async function guestInNeed() {
  const organizer = await person(api);
  const { id } = (await book(organizer)) as { id: number };
  const { body: link } = await expectStatus(organizer.client.post(`/api/rides/${id}/join-link`), 201);
  const guest = client(api);
  const contact = `left${(count += 1)}@example.test`;
  const join = async (browser = guest) => {
    const { body } = await expectStatus(browser.get(`/api/join/${link.token}`), 200);
    return browser.post(`/api/join/${link.token}/guest`, { name: 'Gus Guest', contact, share: body.share });
  };
  await expectStatus(join(), 200);
  const dan = await driver(api, UPTOWN);
  await offerTo(api, id, [dan.driverId]);
  await expectStatus(dan.client.post(`/api/rides/${id}/accept/${dan.driverId}`), 200);
  await expectStatus(guest.post(`/api/rides/${id}/sos`, {}), 200);
  const { body: user } = await expectStatus(guest.get('/api/auth/user'), 200);
  return { rideId: id, guest, contact, join, userId: user.id as number };
}
const leave = (who: Client, rideId: number) => expectStatus(who.delete(`/api/rides/${rideId}/members/me`), 204);
const userOf = async (who: Client) => (await who.get('/api/auth/user')).body as AnyRow | null;
const alertsOf = async (rideId: number) =>
  ((await expectStatus(operations.get('/api/admin/alerts?state=open'), 200)).body as AnyRow[]).filter(
    (alert) => alert['kind'] === 'sos' && alert['rideId'] === rideId,
  );

describe('a guest who left the ride after asking for help', () => {
  it('can do nothing but report that they are safe, which ends the session', async () => {
    const { rideId, guest, userId } = await guestInNeed();
    const watching = socketOf(api, guest);
    await connected(watching);
    const closed = new Promise<void>((resolve) => void watching.once('disconnect', () => resolve()));
    await leave(guest, rideId);
    await closed;
    watching.close();
    expect(await userOf(guest)).toMatchObject({ id: userId, guestRideId: rideId });
    for (const part of ['', '/events', '/members', '/track', '/verification', '/messages', '/safety-checks'])
      expect([part, (await guest.get(`/api/rides/${rideId}${part}`)).status]).toEqual([part, 404]);
    for (const path of [`/api/payments?rideId=${rideId}`, '/api/debts'])
      expect([path, (await guest.get(path)).status]).toEqual([path, 404]);
    expect((await guest.post(`/api/rides/${rideId}/sos`, {})).status).toBe(404);
    const path = `/api/rides/${rideId}/sos`;
    expect((await expectStatus(guest.get(path), 200)).body.askedAt).toEqual(expect.any(String));
    expect(await alertsOf(rideId)).toHaveLength(1);
    expect((await expectStatus(guest.delete(path), 200)).body).toEqual({ askedAt: null, closedAt: null, contacts: 0 });
    expect(await alertsOf(rideId)).toEqual([]);
    expect((await guest.get(path)).status).toBe(401);
    expect(await userOf(guest)).toBeNull();
  });

  it('keeps the call when they join again in the same browser', async () => {
    const { rideId, guest, join, userId } = await guestInNeed();
    await leave(guest, rideId);
    await expectStatus(join(), 200);
    expect(await userOf(guest)).toMatchObject({ id: userId });
    await expectStatus(guest.get(`/api/rides/${rideId}`), 200);
    expect((await expectStatus(guest.get(`/api/rides/${rideId}/sos`), 200)).body.askedAt).toEqual(expect.any(String));
    await expectStatus(guest.delete(`/api/rides/${rideId}/sos`), 200);
    await expectStatus(guest.get(`/api/rides/${rideId}`), 200);
  });

  it('gets a link to the call in another browser, and joins there with the call', async () => {
    const { rideId, guest, contact, join, userId } = await guestInNeed();
    await leave(guest, rideId);
    const device = client(api);
    expect(await join(device)).toMatchObject({ status: 409, body: { code: 'guest_link_sent' } });
    expect(await userOf(device)).toBeNull();
    const [mail] = (await api.query(`SELECT body FROM outbox_messages WHERE recipient = $1 ORDER BY id DESC LIMIT 1`, [
      contact,
    ])) as AnyRow[];
    const token = /\/guest\/([\w-]{43})/.exec(mail!['body'] as string)![1];
    await expectStatus(device.post('/api/guest-session', { token }), 200);
    const sos = `/api/rides/${rideId}/sos`;
    expect((await expectStatus(device.get(sos), 200)).body.askedAt).toEqual(expect.any(String));
    await expectStatus(join(device), 200);
    expect(await userOf(device)).toMatchObject({ id: userId });
    await expectStatus(device.get(`/api/rides/${rideId}`), 200);
    expect((await expectStatus(device.get(sos), 200)).body.askedAt).toEqual(expect.any(String));
  });

  it('finds the call in the account that they sign in to with the same address', async () => {
    const { rideId, guest, contact } = await guestInNeed();
    await leave(guest, rideId);
    const account = client(api);
    await expectStatus(account.post('/api/users', { name: 'Gus', email: contact, phone: '9805550000' }), 201);
    const code = await api.outbox(contact);
    await expectStatus(account.post('/api/auth/verify', { identifier: contact, code }), 200);
    const { body: open } = await until(
      () => account.get('/api/sos'),
      ({ body }) => (body as AnyRow[]).length > 0,
    );
    expect(open).toMatchObject([{ rideId, closedAt: null }]);
    expect((await guest.get(`/api/rides/${rideId}/sos`)).status).toBe(401);
    await expectStatus(account.delete(`/api/rides/${rideId}/sos`), 200);
    expect(await alertsOf(rideId)).toEqual([]);
  });

  it('has no session when they were safe before, or operations had closed the call', async () => {
    const safe = await guestInNeed();
    await expectStatus(safe.guest.delete(`/api/rides/${safe.rideId}/sos`), 200);
    const closed = await guestInNeed();
    const [alert] = await alertsOf(closed.rideId);
    await expectStatus(operations.patch(`/api/admin/alerts/${alert!['id']}`, { close: true, note: 'Called' }), 200);
    for (const { guest, rideId } of [safe, closed]) {
      await leave(guest, rideId);
      expect((await guest.get(`/api/rides/${rideId}/sos`)).status).toBe(401);
    }
  });
});
