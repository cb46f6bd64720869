import { createECDH, randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Api, client, startApi } from './support/api';
import { driver, expectStatus, person } from './support/people';
import { book, offerTo, until, UPTOWN } from './support/rides';

const vapid = createECDH('prime256v1');
vapid.generateKeys();
let api: Api;
/** Stands for the push services of browsers, and keeps the paths of the messages it gets. */
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
  it('tells the key to subscribe with, and what a person is told: everything at first', async () => {
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

  it('keeps the topics that a person switches off, and on again, however often', async () => {
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

  it('ends for a browser when its person says so, and nobody else', async () => {
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

  it('tells every browser of a person that a driver accepted, and ends those that are gone', async () => {
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

  it('tells nothing about a topic that is switched off, nor to a browser where the person signed out', async () => {
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

  it('is for people who are signed in', async () => {
    const stranger = client(api);
    expect((await stranger.get('/api/push/settings')).status).toBe(401);
    expect((await stranger.put('/api/push/subscriptions', browser())).status).toBe(401);
  });
});
