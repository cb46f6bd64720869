import { type AnyRow, type Api, type Client, client, startApi } from './support/api';
import { driver, expectStatus, operator, person, type Person } from './support/people';
import { book, joinBy, offerTo, UPTOWN } from './support/rides';
import { connected, next, socketOf } from './support/sockets';

let api: Api;
let operations: Client;
beforeAll(async () => {
  api = await startApi({ ADMIN_EMAILS: 'ops@example.test' });
  operations = await operator(api, 'ops@example.test');
}, 120_000);
afterAll(() => api?.stop());

let number = 0;
const add = (who: Person, contact: object) => who.client.post('/api/emergency-contacts', contact);
async function withContacts() {
  const ana = await person(api, 'Ana Alvarez');
  number += 1;
  const phone = `70455510${String(number).padStart(2, '0')}`;
  const email = `mom${number}@example.test`;
  await expectStatus(add(ana, { name: 'Mom', phone: `(${phone.slice(0, 3)}) ${phone.slice(3)}` }), 201);
  await expectStatus(add(ana, { name: 'Dad', email }), 201);
  const { id } = (await book(ana)) as { id: number };
  return { ana, id, phone, email };
}
async function accepted(id: number) {
  const dan = await driver(api, UPTOWN);
  await offerTo(api, id, [dan.driverId]);
  await expectStatus(dan.client.post(`/api/rides/${id}/accept/${dan.driverId}`), 200);
  return dan;
}
const sent = (to: string) =>
  api.query<{ body: string }>(`SELECT subject, body FROM outbox_messages WHERE recipient = $1 ORDER BY id`, [to]);

describe('emergency contacts', () => {
  it('are limited to five, need a phone number or an email address, and are private', async () => {
    const [ana, ben] = [await person(api), await person(api)];
    expect(await add(ana, { name: 'Nobody' })).toMatchObject({ status: 400 });
    expect(await add(ana, { name: 'Mom', phone: '12345' })).toMatchObject({ status: 400 });
    const adding = await Promise.all(
      Array.from({ length: 7 }, (_, i) => add(ana, { name: 'Friend', email: `f${i}@example.test` })),
    );
    expect(adding.filter(({ status }) => status === 201)).toHaveLength(5);
    expect(adding.filter(({ body }) => body.code === 'too_many_contacts')).toHaveLength(2);
    const { body: list } = await expectStatus(ana.client.get('/api/emergency-contacts'), 200);
    expect(list).toHaveLength(5);
    // No more than the document says, so not whose contacts they are.
    expect(Object.keys((list as AnyRow[])[0] as object).sort()).toEqual(['email', 'id', 'name', 'phone']);
    expect((await ben.client.get('/api/emergency-contacts')).body).toEqual([]);
    const path = `/api/emergency-contacts/${(list as AnyRow[])[0]!['id']}`;
    await expectStatus(ben.client.delete(path), 404);
    await expectStatus(ana.client.delete(path), 204);
    expect((await ana.client.get('/api/emergency-contacts')).body).toHaveLength(4);
  });
});

describe('an SOS', () => {
  it('can be ended by a rider who left the ride after asking for help', async () => {
    const { ana, id } = await withContacts();
    const ben = await person(api, 'Ben Baker');
    await expectStatus(add(ben, { name: 'Mom', email: 'bens-mom@example.test' }), 201);
    const { body: link } = await expectStatus(ana.client.post(`/api/rides/${id}/join-link`), 201);
    await expectStatus(joinBy(ben, link.token), 200);
    await accepted(id);
    const path = `/api/rides/${id}/sos`;
    await expectStatus(ben.client.post(path, {}), 200);
    await expectStatus(ben.client.delete(`/api/rides/${id}/members/me`), 204);
    expect((await expectStatus(ben.client.get(path), 200)).body.askedAt).toEqual(expect.any(String));
    expect((await ben.client.post(path, {})).status).toBe(404);
    const { body: open } = await expectStatus(ben.client.get('/api/sos'), 200);
    expect(open).toEqual([{ rideId: id, askedAt: expect.any(String), closedAt: null, contacts: 1 }]);
    expect((await expectStatus(ana.client.get('/api/sos'), 200)).body).toEqual([]);
    expect((await expectStatus(ben.client.delete(path), 200)).body).toEqual({
      askedAt: null,
      closedAt: null,
      contacts: 1,
    });
    expect((await expectStatus(ben.client.get('/api/sos'), 200)).body).toEqual([]);
    const alerts = (await expectStatus(operations.get('/api/admin/alerts?state=open'), 200)).body as AnyRow[];
    expect(alerts.filter(({ kind, rideId }) => kind === 'sos' && rideId === id)).toEqual([]);
    expect((await sent('bens-mom@example.test')).at(-1)!.body).toContain('Ben');
    expect(await sent('bens-mom@example.test')).toHaveLength(2);
    for (const call of ['get', 'delete'] as const) expect((await ben.client[call](path)).status).toBe(404);
  });

  it('alerts contacts with a link to the trip and operations with the position, once', async () => {
    const { ana, id, phone, email } = await withContacts();
    expect(await ana.client.post(`/api/rides/${id}/sos`, {})).toMatchObject({ status: 409 });
    await accepted(id);
    const ask = () => ana.client.post(`/api/rides/${id}/sos`, { position: { lat: 35.22, lng: -80.84 } });
    for (const { status, body } of await Promise.all([ask(), ask()])) {
      expect(status).toBe(200);
      expect(body).toMatchObject({ askedAt: expect.any(String), contacts: 2 });
    }
    for (const to of [phone, email]) {
      const messages = await sent(to);
      expect(messages).toHaveLength(1);
      expect(messages[0]!.body).toContain('35.22000, -80.84000');
      const [, token] = /\/trip\/([\w-]+)/.exec(messages[0]!.body)!;
      await expectStatus(client(api).get(`/api/shared-trips/${token}`), 200);
    }
    const alerts = async () =>
      ((await expectStatus(operations.get('/api/admin/alerts?state=open'), 200)).body as AnyRow[]).filter(
        ({ kind, rideId }) => kind === 'sos' && rideId === id,
      );
    expect(await alerts()).toMatchObject([
      { data: { name: 'Ana Alvarez', phone: ana.phone, position: '35.22000, -80.84000' } },
    ]);
    const { body } = await expectStatus(ana.client.delete(`/api/rides/${id}/sos`), 200);
    expect(body).toMatchObject({ askedAt: null });
    expect(await alerts()).toEqual([]);
    expect((await sent(phone)).at(-1)?.body).toContain('safe');
    await expectStatus(ana.client.delete(`/api/rides/${id}/sos`), 200);
    expect(await sent(phone)).toHaveLength(2);
  });

  it('can still be sent half an hour after the driver has ended the ride', async () => {
    const { ana, id, email } = await withContacts();
    const dan = await accepted(id);
    const endedAgo = (minutes: number) =>
      api.query(
        `UPDATE rides SET status = 'completed', completed_at = now() - $2 * interval '1 minute', driver_id = $3 WHERE id = $1`,
        [id, minutes, dan.driverId],
      );
    await endedAgo(31);
    await expectStatus(ana.client.post(`/api/rides/${id}/sos`, {}), 409);
    await endedAgo(29);
    await expectStatus(ana.client.post(`/api/rides/${id}/sos`, {}), 200);
    const [, token] = /\/trip\/([\w-]+)/.exec((await sent(email))[0]!.body)!;
    await expectStatus(client(api).get(`/api/shared-trips/${token}`), 200);
  });

  it('reaches open pages of the rider and of operations, and no others', async () => {
    const { ana, id } = await withContacts();
    const dan = await accepted(id);
    const [page, office, drivers] = [ana.client, operations, dan.client].map((who) => socketOf(api, who));
    const heard: unknown[] = [];
    try {
      await Promise.all([page!, office!, drivers!].map(connected));
      drivers!.onAny((name) => heard.push(name));
      await office!.emitWithAck('joinAdmin', {});
      const told = (opened: 'sos' | null) =>
        Promise.all([
          next(page!, 'sosChanged', ({ rideId }) => rideId === id),
          next(office!, 'alertsChanged', (message) => message.opened === opened),
        ]);
      const asked = told('sos');
      await expectStatus(ana.client.post(`/api/rides/${id}/sos`, {}), 200);
      await asked;
      const ended = told(null);
      await expectStatus(ana.client.delete(`/api/rides/${id}/sos`), 200);
      await ended;
      await drivers!.emitWithAck('leave', { rideId: 999_999_999 });
      expect(heard).toEqual([]);
    } finally {
      for (const socket of [page, office, drivers]) socket?.close();
    }
  });

  it('tells the rider that operations closed it, and can then be sent again', async () => {
    const { ana, id, email } = await withContacts();
    await accepted(id);
    const path = `/api/rides/${id}/sos`;
    const first = (await expectStatus(ana.client.post(path, {}), 200)).body;
    expect(first.closedAt).toBeNull();
    const alertOf = async () =>
      ((await expectStatus(operations.get('/api/admin/alerts?state=open'), 200)).body as AnyRow[]).find(
        ({ kind, rideId }) => kind === 'sos' && rideId === id,
      );
    const alert = (await alertOf())!;
    expect(alert).not.toHaveProperty('key');
    const page = socketOf(api, ana.client);
    try {
      await connected(page);
      const told = next(page, 'sosChanged', ({ rideId }) => rideId === id);
      await expectStatus(operations.patch(`/api/admin/alerts/${alert['id']}`, { close: true, note: 'Called' }), 200);
      await told;
    } finally {
      page.close();
    }
    const { body: closed } = await expectStatus(ana.client.get(path), 200);
    expect(closed).toEqual({ ...first, closedAt: expect.any(String) });
    // The contacts have not read that the rider is safe, and are alerted again.
    expect(await sent(email)).toHaveLength(1);
    const asking = await Promise.all([ana.client.post(path, {}), ana.client.post(path, {})]);
    for (const { body } of asking) expect(body).toMatchObject({ closedAt: null });
    expect(asking[0]!.body.askedAt).not.toBe(first.askedAt);
    expect((await alertOf())!['id']).not.toBe(alert['id']);
    expect(await sent(email)).toHaveLength(2);
    expect((await expectStatus(ana.client.delete(path), 200)).body).toMatchObject({ askedAt: null, closedAt: null });
  });

  it('can be repeated three times a ride', async () => {
    const { ana, id, email } = await withContacts();
    await accepted(id);
    for (let count = 0; count < 3; count += 1) {
      await expectStatus(ana.client.post(`/api/rides/${id}/sos`, {}), 200);
      await expectStatus(ana.client.delete(`/api/rides/${id}/sos`), 200);
    }
    expect(await ana.client.post(`/api/rides/${id}/sos`, {})).toMatchObject({ status: 429 });
    expect(await sent(email)).toHaveLength(6);
  });

  it('cannot be sent by strangers or drivers', async () => {
    const { id } = await withContacts();
    const dan = await accepted(id);
    for (const who of [dan, await person(api)]) {
      await expectStatus(who.client.get(`/api/rides/${id}/sos`), 404);
      await expectStatus(who.client.post(`/api/rides/${id}/sos`, {}), 404);
      await expectStatus(who.client.delete(`/api/rides/${id}/sos`), 404);
    }
  });
});
