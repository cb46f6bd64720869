import { createECDH, randomBytes } from 'node:crypto';
import { type Api, client, startApi } from './support/api';
import { expectStatus, person } from './support/people';

const vapid = createECDH('prime256v1');
vapid.generateKeys();
const PUSH_SERVICE = '127.0.0.1:45871';
let api: Api;

beforeAll(async () => {
  api = await startApi({
    VAPID_PRIVATE_KEY: Buffer.concat([Buffer.alloc(32), vapid.getPrivateKey()])
      .subarray(-32)
      .toString('base64url'),
    PUSH_HOSTS: PUSH_SERVICE,
  });
}, 120_000);
afterAll(() => api?.stop());

let browsers = 0;
function browser() {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  browsers += 1;
  return {
    endpoint: `http://${PUSH_SERVICE}/send/${browsers}`,
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

  it('is for people who are signed in', async () => {
    const stranger = client(api);
    expect((await stranger.get('/api/push/settings')).status).toBe(401);
    expect((await stranger.put('/api/push/subscriptions', browser())).status).toBe(401);
  });
});
