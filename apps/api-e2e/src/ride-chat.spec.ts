import { randomUUID } from 'node:crypto';
import { type Answer, type AnyRow, type Api, client, type Client, startApi } from './support/api';
import { jobsAreDone } from './support/jobs';
import { driver, expectStatus, operator, person, type Driver, type Person } from './support/people';
import { LOCKS_RIDE, lockRide } from './support/ride-lock';
import { book, joinBy, offerTo, UPTOWN } from './support/rides';
import { connected, next, socketOf, type AppSocket } from './support/sockets';

let api: Api;
beforeAll(async () => {
  api = await startApi({ ADMIN_EMAILS: 'ops@example.test' });
}, 120_000);
afterAll(() => api?.stop());

const sockets: AppSocket[] = [];
afterEach(() => sockets.splice(0).forEach((socket) => socket.close()));
async function open(who: Person): Promise<AppSocket> {
  const socket = socketOf(api, who.client);
  sockets.push(socket);
  await connected(socket);
  return socket;
}

const write = (who: { client: Client }, rideId: number, text: string, clientId = randomUUID()) =>
  who.client.post(`/api/rides/${rideId}/messages`, { clientId, text });
const chat = async (who: { client: Client }, rideId: number, query = '') =>
  (await expectStatus(who.client.get(`/api/rides/${rideId}/messages${query}`), 200)).body as AnyRow;
const texts = async (who: { client: Client }, rideId: number) =>
  (await chat(who, rideId)).messages.map(({ text }: AnyRow) => text as string);

/** A ride of Ana's with Ben in it. */
async function ride() {
  const [ana, ben] = await Promise.all([person(api, 'Ana Alvarez'), person(api, 'Ben Baker')]);
  const { id } = (await book(ana)) as { id: number };
  const { body: link } = await expectStatus(ana.client.post(`/api/rides/${id}/join-link`), 201);
  await expectStatus(joinBy(ben, link.token), 200);
  return { id, ana, ben, token: link.token as string };
}
async function drivenBy(id: number): Promise<Driver> {
  const dan = await driver(api, UPTOWN);
  await offerTo(api, id, [dan.driverId]);
  await expectStatus(dan.client.post(`/api/rides/${id}/accept/${dan.driverId}`), 200);
  return dan;
}

describe('the chat of a ride', () => {
  it('carries messages between members and driver, live, with first names', async () => {
    const { id, ana, ben } = await ride();
    const dan = await drivenBy(id);
    const connections = await Promise.all([ana, ben, dan].map(open));
    const told = Promise.all(connections.map((socket) => next(socket, 'rideMessagesChanged')));
    await expectStatus(write(ben, id, 'At gate 12'), 201);
    expect(await told).toEqual([{ rideId: id }, { rideId: id }, { rideId: id }]);
    await expectStatus(
      dan.client.post(`/api/rides/${id}/messages`, { clientId: randomUUID(), quickReply: 'on_my_way' }),
      201,
    );
    const { messages, unread, isOpen, closesAt } = await chat(ana, id);
    expect(messages).toMatchObject([
      { author: 'driver', quickReply: 'on_my_way', text: null, isYou: false, clientId: null },
      { author: 'member', authorName: 'Ben', text: 'At gate 12', isYou: false, clientId: null },
    ]);
    expect({ unread, isOpen, closesAt }).toEqual({ unread: 2, isOpen: true, closesAt: null });
  });

  it('stores a message once, however often it is sent', async () => {
    const { id, ana, ben } = await ride();
    const clientId = randomUUID();
    const answers = await Promise.all(Array.from({ length: 5 }, () => write(ana, id, 'Hello', clientId)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.id as number)).size).toBe(1);
    expect(await texts(ben, id)).toEqual(['Hello']);
  });

  it('masks phone numbers and addresses for everyone but their author', async () => {
    const { id, ana, ben } = await ride();
    const text = 'Call (704) 555-0199 or mail ana@example.com';
    await expectStatus(write(ana, id, text), 201);
    expect(await texts(ana, id)).toEqual([text]);
    expect(await texts(ben, id)).toEqual(['Call ••• or mail •••']);
  });

  it('shows later members, and the driver, only what was written since they joined', async () => {
    const { id, ana, ben, token } = await ride();
    await expectStatus(write(ana, id, 'Before Cleo and Dan'), 201);
    const cleo = await person(api, 'Cleo Cruz');
    await expectStatus(joinBy(cleo, token), 200);
    const dan = await drivenBy(id);
    await expectStatus(write(ana, id, 'After'), 201);
    expect(await texts(ben, id)).toEqual(['After', 'Before Cleo and Dan']);
    for (const who of [cleo, dan]) {
      expect(await texts(who, id)).toEqual(['After']);
      expect((await chat(who, id)).unread).toBe(1);
    }
  });

  it('is closed to strangers, former members, and a driver who gave the ride back', async () => {
    const { id, ana, ben } = await ride();
    const dan = await drivenBy(id);
    const stranger = await person(api);
    const outside = [stranger, ben, dan];
    const heard: unknown[] = [];
    for (const who of outside) {
      const socket = await open(who);
      socket.on('rideMessagesChanged', (message) => heard.push(message));
      socket.on('notificationsChanged', ({ added }) => added !== null && who === stranger && heard.push(added));
    }
    await expectStatus(ben.client.delete(`/api/rides/${id}/members/me`), 204);
    await expectStatus(dan.client.post(`/api/rides/${id}/release`, {}), 204);
    const secret = `canary ${randomUUID()}`;
    await expectStatus(write(ana, id, secret), 201);
    for (const who of outside) {
      expect(await who.client.get(`/api/rides/${id}/messages`)).toMatchObject({ status: 404 });
      expect(await write(who, id, 'Hi')).toMatchObject({ status: 404 });
      expect(await who.client.post(`/api/rides/${id}/messages/read`, { through: 1 })).toMatchObject({ status: 404 });
      const { body } = await who.client.get('/api/notifications');
      expect(JSON.stringify(body)).not.toContain('canary');
    }
    for (const socket of sockets) await socket.emitWithAck('leave', { rideId: 999_999_999 });
    expect(heard).toEqual([]);
    expect(await texts(ana, id)).toEqual([secret]);
    const nobody = { client: client(api) };
    expect(await nobody.client.get(`/api/rides/${id}/messages`)).toMatchObject({ status: 401 });
    expect(await write(nobody, id, 'Hi')).toMatchObject({ status: 401 });
    expect(await nobody.client.post(`/api/rides/${id}/messages/read`, { through: 1 })).toMatchObject({ status: 401 });
  });

  it('refuses a message whose author leaves or gives the ride back in the same moment', async () => {
    const { id, ana, ben } = await ride();
    const dan = await drivenBy(id);
    const raced = async (away: () => Promise<Answer>, author: { client: Client }) => {
      // A job may lock the ride, too.
      await jobsAreDone(api);
      const lock = await lockRide(api, id);
      const gone = away();
      await lock.waiting(LOCKS_RIDE);
      const sent = write(author, id, 'Too late');
      await lock.waiting(LOCKS_RIDE, 2);
      await lock.release();
      await expectStatus(gone, 204);
      expect(await sent).toMatchObject({ status: 404, body: { code: 'not_found' } });
    };
    await raced(() => ben.client.delete(`/api/rides/${id}/members/me`), ben);
    await raced(() => dan.client.post(`/api/rides/${id}/release`, {}), dan);
    expect(await texts(ana, id)).toEqual([]);
  });

  it('is read-only from one hour after the ride ended', async () => {
    const { id, ana, ben } = await ride();
    await expectStatus(write(ana, id, 'See you'), 201);
    const end = (interval: string) =>
      api.query(`UPDATE rides SET status = 'cancelled', cancelled_at = now() - $2::interval WHERE id = $1`, [
        id,
        interval,
      ]);
    await end('59 minutes');
    await expectStatus(write(ben, id, 'I left my jacket'), 201);
    await end('61 minutes');
    expect(await write(ben, id, 'Hello?')).toMatchObject({ status: 409, body: { code: 'ride_state_conflict' } });
    expect(await chat(ben, id)).toMatchObject({ isOpen: false, messages: [{}, {}] });
  });

  it('notifies each reader once until they have read, and counts what is unread', async () => {
    const { id, ana, ben } = await ride();
    for (const text of ['One', 'Two']) await expectStatus(write(ana, id, text), 201);
    const told = async () =>
      ((await ben.client.get('/api/notifications')).body.notifications as AnyRow[]).filter(
        ({ type }) => type === 'message',
      );
    expect(await told()).toMatchObject([
      {
        read: false,
        title: 'New message',
        message: 'Ana wrote in your ride’s chat.',
        data: { path: `/ride/${id}/chat` },
      },
    ]);
    const { messages, unread } = await chat(ben, id, '?limit=1');
    expect({ unread, count: messages.length }).toEqual({ unread: 2, count: 1 });
    await expectStatus(ben.client.post(`/api/rides/${id}/messages/read`, { through: messages[0].id }), 204);
    expect((await chat(ben, id)).unread).toBe(0);
    expect(await told()).toMatchObject([{ read: true }]);
    await expectStatus(write(ana, id, 'Three'), 201);
    expect(await told()).toMatchObject([{ read: false }, { read: true }]);
    expect((await chat(ana, id)).unread).toBe(0);
  });

  it('loads older messages page by page', async () => {
    const { id, ana } = await ride();
    for (const text of ['1', '2', '3']) await expectStatus(write(ana, id, text), 201);
    const page = await chat(ana, id, '?limit=2');
    expect(page.messages.map(({ text }: AnyRow) => text)).toEqual(['3', '2']);
    expect(await chat(ana, id, `?limit=2&before=${page.next}`)).toMatchObject({
      messages: [{ text: '1' }],
      next: null,
    });
  });

  it('refuses invalid messages', async () => {
    const { id, ana } = await ride();
    const post = (body: object) => ana.client.post(`/api/rides/${id}/messages`, body);
    const clientId = randomUUID();
    for (const body of [
      { clientId },
      { clientId, text: '   ' },
      { clientId, text: 'x'.repeat(501) },
      { clientId, text: 'Hi', quickReply: 'im_here' },
      { clientId, quickReply: 'nope' },
      { clientId: 'no-uuid', text: 'Hi' },
    ])
      expect(await post(body)).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
  });

  it('is limited to thirty messages a minute', async () => {
    const { id, ana } = await ride();
    const statuses: number[] = [];
    for (let n = 0; n < 31; n += 1) statuses.push((await write(ana, id, `Message ${n}`)).status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(30);
    expect(statuses.at(-1)).toBe(429);
  });

  it('can be read by operations, which is recorded, but not written in', async () => {
    const { id, ana } = await ride();
    await expectStatus(write(ana, id, 'Hello'), 201);
    const operations = { client: await operator(api, 'ops@example.test') };
    expect(await texts(operations, id)).toEqual(['Hello']);
    expect(await write(operations, id, 'Hi')).toMatchObject({ status: 403 });
    expect(
      await api.query(`SELECT 1 FROM audit_log WHERE action = 'read_chat' AND subject = $1`, [`ride:${id}`]),
    ).toHaveLength(1);
  });
});
