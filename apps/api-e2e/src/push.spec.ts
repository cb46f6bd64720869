import { createECDH, randomBytes, randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Api, type Client, client, startApi } from './support/api';
import { driver, expectStatus, operator, person, type Driver } from './support/people';
import { book, offerTo, until, UPTOWN } from './support/rides';

const vapid = createECDH('prime256v1');
vapid.generateKeys();
let api: Api;
/** Stands in for the push services of browsers, and records the paths of the messages it gets. */
let pushService: Server;
let pushHost: string;
let answer = 201;
const pushed: string[] = [];

beforeAll(async () => {
  pushService = createServer((request, response) => {
    pushed.push(request.url ?? '');
    request.resume().on('end', () => response.writeHead(answer).end());
  });
  await new Promise<void>((resolve) => pushService.listen(0, '127.0.0.1', resolve));
  pushHost = `127.0.0.1:${(pushService.address() as AddressInfo).port}`;
  api = await startApi({
    VAPID_PRIVATE_KEY: Buffer.concat([Buffer.alloc(32), vapid.getPrivateKey()])
      .subarray(-32)
      .toString('base64url'),
    PUSH_HOSTS: pushHost,
    ADMIN_EMAILS: 'ops@example.test,night@example.test,help@example.test',
  });
}, 120_000);
afterAll(async () => {
  await api?.stop();
  pushService?.close();
});
beforeEach(() => {
  answer = 201;
});

let browsers = 0;
function browser() {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  browsers += 1;
  return {
    endpoint: `http://${pushHost}/send/${browsers}`,
    keys: { p256dh: pair.getPublicKey().toString('base64url'), auth: randomBytes(16).toString('base64url') },
  };
}
const subscriptions = (userId: number) =>
  api.query<{ id: number }>(`SELECT id FROM push_subscriptions WHERE user_id = $1 ORDER BY id`, [userId]);

describe('Web Push', () => {
  it('returns the key to subscribe with and the person’s topics, all on at first', async () => {
    const ana = await person(api);
    const { body } = await expectStatus(ana.client.get('/api/push/settings'), 200);
    expect(body.publicKey).toBe(vapid.getPublicKey().toString('base64url'));
    expect(body.topics).toEqual(
      ['driver_assigned', 'driver_arrived', 'payment_needed', 'invitation', 'message'].map((topic) => ({
        topic,
        enabled: true,
      })),
    );
  });

  it('remembers which topics a person switches off and on again', async () => {
    const ana = await person(api);
    const set = async (topic: string, enabled: boolean) => {
      const { body } = await expectStatus(ana.client.patch('/api/push/settings', { topic, enabled }), 200);
      return (body.topics as { topic: string; enabled: boolean }[])
        .filter((each) => !each.enabled)
        .map((each) => each.topic);
    };
    expect(await set('message', false)).toEqual(['message']);
    expect(await set('message', false)).toEqual(['message']);
    expect(await set('message', true)).toEqual([]);
    const refused = await expectStatus(
      ana.client.patch('/api/push/settings', { topic: 'weather', enabled: true }),
      400,
    );
    expect(refused.body.errors[0].field).toBe('topic');
  });

  it('has one subscription per browser, which belongs to whoever subscribed there last', async () => {
    const [ana, ben, here] = [await person(api), await person(api), browser()];
    const first = await expectStatus(ana.client.put('/api/push/subscriptions', here), 200);
    const again = await expectStatus(ana.client.put('/api/push/subscriptions', here), 200);
    expect(again.body.id).toBe(first.body.id);
    await expectStatus(ben.client.put('/api/push/subscriptions', here), 200);
    expect(await subscriptions(ana.id)).toEqual([]);
    expect(await subscriptions(ben.id)).toHaveLength(1);
  });

  it('can be ended for a browser only by its person', async () => {
    const [ana, ben] = [await person(api), await person(api)];
    const { body } = await expectStatus(ana.client.put('/api/push/subscriptions', browser()), 200);
    await expectStatus(ben.client.delete(`/api/push/subscriptions/${body.id}`), 404);
    expect(await subscriptions(ana.id)).toHaveLength(1);
    await expectStatus(ana.client.delete(`/api/push/subscriptions/${body.id}`), 204);
    await expectStatus(ana.client.delete(`/api/push/subscriptions/${body.id}`), 404);
  });

  it.each(['http://169.254.169.254/latest', 'https://internal.example/hook', 'ftp://x', 'http://127.0.0.1:3000/api'])(
    'is never sent to %s',
    async (endpoint) => {
      const ana = await person(api);
      const { body } = await expectStatus(ana.client.put('/api/push/subscriptions', { ...browser(), endpoint }), 400);
      expect(body.errors[0]).toMatchObject({ field: 'endpoint', code: 'unknown_push_service' });
      expect(await subscriptions(ana.id)).toEqual([]);
    },
  );

  it('keeps twenty browsers of a person at most', async () => {
    const ana = await person(api);
    for (let number = 0; number < 22; number += 1)
      await expectStatus(ana.client.put('/api/push/subscriptions', browser()), 200);
    expect(await subscriptions(ana.id)).toHaveLength(20);
  });

  const pathOf = ({ endpoint }: { endpoint: string }) => new URL(endpoint).pathname;
  const accepted = async (ana: Awaited<ReturnType<typeof person>>) => {
    const dan = await driver(api, UPTOWN);
    const { id } = (await book(ana)) as { id: number };
    await offerTo(api, id, [dan.driverId]);
    await expectStatus(dan.client.post(`/api/rides/${id}/accept/${dan.driverId}`), 200);
    const { body } = await until(
      () => ana.client.get('/api/notifications'),
      ({ body: found }) => (found.notifications as { type: string }[]).some(({ type }) => type === 'driver_assigned'),
    );
    return body;
  };

  it('notifies every browser of a person when a driver accepts, and ends subscriptions that are gone', async () => {
    const [ana, phone, laptop] = [await person(api), browser(), browser()];
    await expectStatus(ana.client.put('/api/push/subscriptions', phone), 200);
    await expectStatus(ana.client.put('/api/push/subscriptions', laptop), 200);
    answer = 410;
    await accepted(ana);
    await until(
      () => Promise.resolve(pushed),
      (paths) => [phone, laptop].every((each) => paths.includes(pathOf(each))),
    );
    await until(
      () => subscriptions(ana.id),
      (left) => left.length === 0,
    );
  });

  it('sends nothing about a topic that is switched off, nor to a browser where the person signed out', async () => {
    const [ana, ben, muted, left, open] = [await person(api), await person(api), browser(), browser(), browser()];
    await expectStatus(ana.client.put('/api/push/subscriptions', muted), 200);
    await expectStatus(ana.client.patch('/api/push/settings', { topic: 'driver_assigned', enabled: false }), 200);
    await accepted(ana);

    await expectStatus(ben.client.put('/api/push/subscriptions', left), 200);
    await expectStatus(ben.client.post('/api/auth/logout'), 204);
    await expectStatus(ben.client.post('/api/auth/code', { identifier: ben.email }), 202);
    const code = await api.outbox(ben.email);
    await expectStatus(ben.client.post('/api/auth/verify', { identifier: ben.email, code }), 200);
    await expectStatus(ben.client.put('/api/push/subscriptions', open), 200);
    await accepted(ben);
    await until(
      () => Promise.resolve(pushed),
      (paths) => paths.includes(pathOf(open)),
    );
    await until(
      () => subscriptions(ben.id),
      (rows) => rows.length === 1,
    );
    expect(pushed).not.toContain(pathOf(muted));
    expect(pushed).not.toContain(pathOf(left));
  });

  it('sends nothing to other devices on which the person signed out from here', async () => {
    const [cleo, lost, here] = [await person(api), browser(), browser()];
    const phone = client(api);
    await expectStatus(phone.post('/api/auth/code', { identifier: cleo.email }), 202);
    const code = await api.outbox(cleo.email);
    await expectStatus(phone.post('/api/auth/verify', { identifier: cleo.email, code }), 200);
    await expectStatus(phone.put('/api/push/subscriptions', lost), 200);
    await expectStatus(cleo.client.put('/api/push/subscriptions', here), 200);
    await expectStatus(cleo.client.delete('/api/users/me/other-sessions'), 204);
    await accepted(cleo);
    await until(
      () => subscriptions(cleo.id),
      (rows) => rows.length === 1,
    );
    await until(
      () => Promise.resolve(pushed),
      (paths) => paths.includes(pathOf(here)),
    );
    expect(pushed).not.toContain(pathOf(lost));
  });

  it('requires a signed-in person', async () => {
    const stranger = client(api);
    expect((await stranger.get('/api/push/settings')).status).toBe(401);
    expect((await stranger.put('/api/push/subscriptions', browser())).status).toBe(401);
  });

  it('has its own topics in the driver app, and sends a browser only those of its app', async () => {
    const dan = await driver(api, UPTOWN);
    const { body } = await expectStatus((await inDriverApp(dan)).get('/api/push/settings'), 200);
    expect((body.topics as { topic: string }[]).map(({ topic }) => topic)).toEqual([
      'ride_offer',
      'ride_reminder',
      'ride_message',
      'support_answer',
    ]);
  });

  it('notifies the driver app once of messages in the ride’s chat until the driver has read them', async () => {
    const [ana, dan, phone] = [await person(api, 'Ana Alvarez'), await driver(api, UPTOWN), browser()];
    const app = await inDriverApp(dan);
    await expectStatus(app.put('/api/push/subscriptions', phone), 200);
    const { id } = (await book(ana)) as { id: number };
    await offerTo(api, id, [dan.driverId]);
    const write = async ({ client: who }: { client: Client }, text: string) =>
      (await expectStatus(who.post(`/api/rides/${id}/messages`, { clientId: randomUUID(), text }), 201)).body;
    await write(ana, 'Before anybody accepted');
    await expectStatus(dan.client.post(`/api/rides/${id}/accept/${dan.driverId}`), 200);
    const payloads = () =>
      api.query<{ payload: object }>(
        `SELECT data -> 'payload' AS payload FROM jobs.job WHERE data #>> '{payload,topic}' = 'ride_message'
            AND data #>> '{payload,tag}' = $1 ORDER BY created_on`,
        [`ride-${id}-message`],
      );
    const read = ({ id: through }: { id: number }) =>
      expectStatus(app.post(`/api/rides/${id}/messages/read`, { through }), 204);

    await write(ana, 'We are at the door');
    await write(dan, 'Two minutes');
    const second = await write(ana, 'The blue jacket');
    expect(await payloads()).toEqual([
      {
        payload: expect.objectContaining({
          title: 'New message',
          body: 'Ana wrote in your ride’s chat.',
          path: '/driver',
        }),
      },
    ]);
    await read(second);
    const third = await write(ana, 'Still there?');
    expect(await payloads()).toHaveLength(2);

    await read(third);
    await expectStatus(app.patch('/api/push/settings', { topic: 'ride_message', enabled: false }), 200);
    await read(await write(ana, 'Switched off'));
    await expectStatus(app.patch('/api/push/settings', { topic: 'ride_message', enabled: true }), 200);
    await expectStatus(dan.client.post(`/api/rides/${id}/release`, { reason: 'Flat tire' }), 204);
    await write(ana, 'Given back');
    expect(await payloads()).toHaveLength(2);
  });

  it('notifies the driver app of an answer from support', async () => {
    const [dan, phone] = [await driver(api, UPTOWN), browser()];
    await expectStatus((await inDriverApp(dan)).put('/api/push/subscriptions', phone), 200);
    const operations = await operator(api, 'help@example.test', '7045559997');
    const answered = { clientId: randomUUID(), text: 'We look into it' };
    await expectStatus(operations.post(`/api/admin/support/${dan.id}/messages`, answered), 201);
    await until(
      async () => pushed.includes(pathOf(phone)),
      (told) => told,
    );
    expect(pushed.filter((path) => path === pathOf(phone))).toHaveLength(1);
  });
});

/** The same person, signed in to the driver app. */
async function inDriverApp(dan: Driver) {
  const app = client(api, 'driver');
  await expectStatus(app.post('/api/auth/code', { identifier: dan.email }), 202);
  await expectStatus(app.post('/api/auth/verify', { identifier: dan.email, code: await api.outbox(dan.email) }), 200);
  return app;
}
const lastContact = (dan: Driver, minutesAgo: number) =>
  api.query(
    `UPDATE drivers SET last_seen_at = now() - $2 * interval '1 minute', position_at = now() - $2 * interval '1 minute' WHERE id = $1`,
    [dan.driverId, minutesAgo],
  );
const offersOf = (rideId: number) =>
  api.query<{ driver_id: number; seconds: number }>(
    `SELECT driver_id, extract(epoch FROM expires_at - created_at)::float8 AS seconds FROM offers WHERE ride_id = $1`,
    [rideId],
  );
const allOffline = () => api.query(`UPDATE drivers SET is_online = false`);
const beat = (dan: Driver) =>
  expectStatus(dan.client.post(`/api/drivers/${dan.driverId}/heartbeat`, { timestamp: Date.now() }), 204);

describe('a driver whose phone sleeps', () => {
  beforeEach(allOffline);

  it('gets offers by Web Push with 30 seconds to answer, in the driver app only', async () => {
    const [dan, phone, riding] = [await driver(api, UPTOWN), browser(), browser()];
    const app = await inDriverApp(dan);
    await expectStatus(app.put('/api/push/subscriptions', phone), 200);
    await expectStatus(dan.client.put('/api/push/subscriptions', riding), 200);
    await lastContact(dan, 10);
    const ride = await book(await person(api));
    await until(
      () => Promise.resolve(pushed),
      (paths) => paths.includes(new URL(phone.endpoint).pathname),
    );
    expect(await offersOf(ride.id)).toMatchObject([{ driver_id: dan.driverId }]);
    expect((await offersOf(ride.id))[0]!.seconds).toBeGreaterThan(28);
    expect(pushed).not.toContain(new URL(riding.endpoint).pathname);
    // As the service worker does from the notification.
    const { body } = await expectStatus(app.post(`/api/rides/${ride.id}/accept/${dan.driverId}`), 200);
    expect(body.ride).toMatchObject({ id: ride.id, status: 'en_route' });
  });

  it.each([
    ['has no Web Push', 10, false, true],
    ['was last heard of 16 minutes ago', 16, true, true],
    ['switched offers off', 10, true, false],
  ])('gets no offers when it %s', async (_, minutes, subscribed, wanted) => {
    const [dan, awake] = [await driver(api, UPTOWN), await driver(api, { lat: UPTOWN.lat + 0.02, lng: UPTOWN.lng })];
    const app = await inDriverApp(dan);
    if (subscribed) await expectStatus(app.put('/api/push/subscriptions', browser()), 200);
    await expectStatus(app.patch('/api/push/settings', { topic: 'ride_offer', enabled: wanted }), 200);
    await lastContact(dan, minutes);
    const ride = await book(await person(api));
    const offers = await until(
      () => offersOf(ride.id),
      (found) => found.length > 0,
    );
    expect(offers[0]!.driver_id).toBe(awake.driverId);
  });

  it('is told since when it could not be reached', async () => {
    const dan = await driver(api, UPTOWN);
    await lastContact(dan, 12);
    await beat(dan);
    const { body } = await expectStatus(dan.client.get('/api/drivers/profile'), 200);
    const minutes = (Date.parse(body.unreachable.until) - Date.parse(body.unreachable.from)) / 60_000;
    expect(minutes).toBeGreaterThan(11.9);
    expect(minutes).toBeLessThan(12.2);

    const app = await inDriverApp(dan);
    await expectStatus(app.put('/api/push/subscriptions', browser()), 200);
    await expectStatus(dan.client.patch(`/api/drivers/${dan.driverId}/status`, { isOnline: true }), 200);
    await lastContact(dan, 12);
    await beat(dan);
    expect((await dan.client.get('/api/drivers/profile')).body.unreachable).toBeNull();
    await lastContact(dan, 20);
    await expectStatus(
      dan.client.patch(`/api/drivers/${dan.driverId}/location`, { lat: UPTOWN.lat, lng: UPTOWN.lng }),
      204,
    );
    const { unreachable } = (await dan.client.get('/api/drivers/profile')).body;
    expect((Date.parse(unreachable.until) - Date.parse(unreachable.from)) / 60_000).toBeCloseTo(5, 0);
  });
});

describe('an emergency', () => {
  /** What was handed over for delivery about this alert, newest last. */
  const payloads = (rideId: number) =>
    api.query<{ payload: Record<string, unknown> }>(
      `SELECT data -> 'payload' AS payload FROM jobs.job
        WHERE data #>> '{payload,topic}' = 'emergency' AND data #>> '{payload,title}' LIKE $1 ORDER BY created_on`,
      [`%R-${String(rideId).padStart(3, '0')}%`],
    );

  it('is sent once to every operator, in the operations app only, without phone number or place', async () => {
    const [day, night] = [
      await operator(api, 'ops@example.test'),
      await operator(api, 'night@example.test', '7045559998'),
    ];
    const [computer, phone, riding, driving] = [browser(), browser(), browser(), browser()];
    await expectStatus(day.put('/api/push/subscriptions', computer), 200);
    await expectStatus(night.put('/api/push/subscriptions', phone), 200);
    await expectStatus(night.patch('/api/users/me', { language: 'es' }), 200);
    const { body: settings } = await expectStatus(day.get('/api/push/settings'), 200);
    expect(settings.topics).toEqual([{ topic: 'emergency', enabled: true }]);

    const [ana, dan] = [await person(api, 'Ana Alvarez'), await driver(api, UPTOWN)];
    await expectStatus(ana.client.put('/api/push/subscriptions', riding), 200);
    await expectStatus((await inDriverApp(dan)).put('/api/push/subscriptions', driving), 200);
    const { id } = (await book(ana)) as { id: number };
    await offerTo(api, id, [dan.driverId]);
    await expectStatus(dan.client.post(`/api/rides/${id}/accept/${dan.driverId}`), 200);
    const ask = () => ana.client.post(`/api/rides/${id}/sos`, { position: { lat: 35.22, lng: -80.84 } });
    await expectStatus(ask(), 200);
    await expectStatus(ask(), 200);
    await until(
      () => Promise.resolve(pushed),
      (paths) => [computer, phone].every(({ endpoint }) => paths.includes(new URL(endpoint).pathname)),
    );
    const told = (await payloads(id)).map(({ payload }) => payload);
    const ride = `R-${String(id).padStart(3, '0')}`;
    expect(told).toHaveLength(2);
    expect(told).toContainEqual({
      topic: 'emergency',
      title: `Emergency on ride ${ride}`,
      path: '/admin/now',
      body: 'Ana pressed SOS. Open the alert, then call them.',
      tag: expect.stringMatching(/^sos:\d+$/) as string,
    });
    expect(told).toContainEqual(expect.objectContaining({ title: `Emergencia en el viaje ${ride}` }));
    for (const { endpoint } of [riding, driving])
      expect((await payloadsTo(endpoint)).filter(({ topic }) => topic === 'emergency')).toEqual([]);
  });

  it('is not sent to an operator who signed out', async () => {
    const day = await signInOperator('ops@example.test', '7045559999');
    const left = browser();
    await expectStatus(day.put('/api/push/subscriptions', left), 200);
    await expectStatus(day.post('/api/auth/logout'), 204);
    const [ana, dan] = [await person(api), await driver(api, UPTOWN)];
    const { id } = (await book(ana)) as { id: number };
    await offerTo(api, id, [dan.driverId]);
    await expectStatus(dan.client.post(`/api/rides/${id}/accept/${dan.driverId}`), 200);
    await expectStatus(ana.client.post(`/api/rides/${id}/sos`, {}), 200);
    await until(
      () => api.query(`SELECT id FROM push_subscriptions WHERE endpoint = $1`, [left.endpoint]),
      (rows) => rows.length === 0,
    );
    expect(pushed).not.toContain(new URL(left.endpoint).pathname);
  });
});

/** What was handed over for delivery to this browser. */
async function payloadsTo(endpoint: string) {
  const rows = await api.query<{ payload: { topic: string } }>(
    `SELECT data -> 'payload' AS payload FROM jobs.job j JOIN push_subscriptions s ON s.id = (j.data ->> 'subscriptionId')::integer
      WHERE s.endpoint = $1`,
    [endpoint],
  );
  return rows.map(({ payload }) => payload);
}

/** Signs in an operator who has an account. */
async function signInOperator(email: string, phone: string) {
  const operations = client(api, 'admin');
  await expectStatus(operations.post('/api/auth/code', { identifier: email }), 202);
  await expectStatus(operations.post('/api/auth/verify', { identifier: email, code: await api.outbox(email) }), 200);
  await expectStatus(operations.post('/api/auth/second-factor', { code: await api.outbox(phone) }), 200);
  return operations;
}
