import { Webhook } from 'standardwebhooks';
import { type Api, type Client, startApi } from './support/api';
import { expectStatus, operator, person } from './support/people';
import { book, until } from './support/rides';
import { answers, WebhookReceiver } from './support/webhook-receiver';

const OPERATOR = 'ops@example.test';
const ENDPOINTS = '/api/admin/webhook-endpoints';
const DELIVERIES = '/api/admin/webhook-deliveries';
let api: Api;
let operations: Client;
let receiver: WebhookReceiver;

beforeAll(async () => {
  api = await startApi({ ADMIN_EMAILS: OPERATOR, WEBHOOKS_ALLOW_PRIVATE: 'true' });
  operations = await operator(api, OPERATOR);
}, 120_000);
afterAll(() => api.stop());
beforeEach(async () => {
  receiver = await WebhookReceiver.start();
});
afterEach(async () => {
  await receiver.down();
  for (const { id } of (await operations.get(ENDPOINTS)).body)
    await expectStatus(operations.delete(`${ENDPOINTS}/${id}`), 204);
});

interface Endpoint {
  id: number;
  secret: string;
}

async function endpoint(fields: Record<string, unknown> = {}): Promise<Endpoint> {
  const request = { url: receiver.url, description: 'Hotel', ...fields };
  const { body } = await expectStatus(operations.post(ENDPOINTS, request), 201);
  return { id: body.endpoint.id as number, secret: body.secret as string };
}

const received = (good: () => boolean) => until(() => Promise.resolve(good()), Boolean);
const viewOf = async ({ id }: Endpoint) =>
  (await operations.get(ENDPOINTS)).body.find((one: Endpoint) => one.id === id);
const test = async ({ id }: Endpoint) => (await expectStatus(operations.post(`${ENDPOINTS}/${id}/test`), 201)).body;
const change = (own: Endpoint, fields: object) => expectStatus(operations.patch(`${ENDPOINTS}/${own.id}`, fields), 200);
const deliveries = async (query: string) => (await expectStatus(operations.get(`${DELIVERIES}?${query}`), 200)).body;
const alerts = async () =>
  (await expectStatus(operations.get('/api/admin/alerts?state=open'), 200)).body.filter(
    ({ kind }: { kind: string }) => kind === 'webhook_endpoint_disabled',
  );
const mails = async () =>
  api.query<{ subject: string; body: string }>(
    `SELECT subject, body FROM outbox_messages WHERE recipient = $1 AND subject = 'Webhook endpoint disabled' ORDER BY id`,
    [OPERATOR],
  );

describe('the secret of an endpoint', () => {
  it('is rotated without a gap: deliveries carry both signatures until the overlap ends', async () => {
    const own = await endpoint();
    const { body } = await expectStatus(operations.post(`${ENDPOINTS}/${own.id}/secret`, { overlapHours: 24 }), 201);
    const fresh = body.secret as string;
    expect(fresh).not.toBe(own.secret);
    const hours = (Date.parse(body.endpoint.previousSecretUntil) - Date.now()) / 3_600_000;
    expect(hours).toBeCloseTo(24, 1);
    await test(own);
    await received(() => receiver.received.length === 1);
    for (const secret of [own.secret, fresh]) expect(receiver.verified(secret)).toHaveLength(1);
    expect(String(receiver.received[0]!.headers['webhook-signature']).split(' ')).toHaveLength(2);
    await api.query(`UPDATE webhook_endpoints SET previous_secret_until = now() WHERE id = $1`, [own.id]);
    expect((await viewOf(own)).previousSecretUntil).toBeNull();
    await test(own);
    await received(() => receiver.received.length === 2);
    expect([receiver.verified(own.secret), receiver.verified(fresh)].map(({ length }) => length)).toEqual([1, 2]);
  });

  it('ends at once without an overlap, and the oldest ends when it is rotated again', async () => {
    const own = await endpoint();
    const rotate = async (overlapHours: number) =>
      (await expectStatus(operations.post(`${ENDPOINTS}/${own.id}/secret`, { overlapHours }), 201)).body
        .secret as string;
    const second = await rotate(0);
    await test(own);
    await received(() => receiver.received.length === 1);
    expect([receiver.verified(own.secret).length, receiver.verified(second).length]).toEqual([0, 1]);
    const third = await rotate(1);
    const fourth = await rotate(1);
    await test(own);
    await received(() => receiver.received.length === 2);
    expect([second, third, fourth].map((secret) => receiver.verified(secret).length)).toEqual([1, 1, 1]);
    const [, last] = receiver.received;
    expect(() => new Webhook(second).verify(last!.body, last!.headers as Record<string, string>)).toThrow();
    for (const overlapHours of [-1, 169, 1.5, undefined])
      expect((await operations.post(`${ENDPOINTS}/${own.id}/secret`, { overlapHours })).body.code).toBe(
        'validation_failed',
      );
  });

  it('that can no longer be decrypted is logged, and a new one helps', async () => {
    const own = await endpoint();
    await api.query(`UPDATE webhook_endpoints SET secret = 'sealed under another SIGNING_SECRET' WHERE id = $1`, [
      own.id,
    ]);
    const { id } = await test(own);
    const log = async () => (await operations.get(`${DELIVERIES}/${id}`)).body;
    await until(log, ({ lastFailure }) => lastFailure === 'secret_unreadable');
    expect(receiver.received).toEqual([]);
    const { body } = await expectStatus(operations.post(`${ENDPOINTS}/${own.id}/secret`, { overlapHours: 0 }), 201);
    await api.query(`UPDATE webhook_deliveries SET next_attempt_at = now() WHERE id = $1`, [id]);
    await received(() => receiver.verified(body.secret as string).length === 1);
  });
});

describe('an endpoint that fails', () => {
  it('for three days without a success is disabled, with an alert and a mail, until it is enabled', async () => {
    const own = await endpoint();
    receiver.behavior = answers(500);
    await test(own);
    await until(
      () => viewOf(own),
      ({ failingSince }) => failingSince !== null,
    );
    // Three days later, at the last attempt. Another delivery still waits for its retry.
    const waiting = await test(own);
    await until(
      async () => (await operations.get(`${DELIVERIES}/${waiting.id}`)).body,
      ({ lastStatus }) => lastStatus === 500,
    );
    await api.query(`UPDATE webhook_endpoints SET failing_since = now() - interval '72 hours' WHERE id = $1`, [own.id]);
    await api.query(
      `UPDATE webhook_deliveries SET failures = 9, next_attempt_at = now() WHERE endpoint_id = $1 AND id <> $2`,
      [own.id, waiting.id],
    );
    const view = await until(
      () => viewOf(own),
      ({ state }) => state === 'disabled',
    );
    expect(view).toMatchObject({ disabledReason: 'failing', description: 'Hotel' });
    expect((await deliveries(`endpointId=${own.id}`)).deliveries).toMatchObject([
      { id: waiting.id, state: 'failed', lastFailure: 'endpoint_disabled', nextAttemptAt: null },
      { state: 'failed', lastFailure: 'bad_status', lastStatus: 500 },
    ]);
    expect(await alerts()).toMatchObject([{ data: { endpointId: own.id, description: 'Hotel', reason: 'failing' } }]);
    const [mail] = await mails();
    expect(mail!.body).toContain('accepted nothing for three days');
    for (const call of [
      operations.post(`${ENDPOINTS}/${own.id}/test`),
      operations.post(`${DELIVERIES}/${waiting.id}/replay`),
    ])
      expect((await call).body.code).toBe('webhook_endpoint_disabled');
    await change(own, { state: 'enabled' });
    expect(await viewOf(own)).toMatchObject({ state: 'enabled', failingSince: null, disabledReason: null });
    expect(await alerts()).toEqual([]);
  });

  it('by answering 410 is disabled at once', async () => {
    const own = await endpoint();
    receiver.behavior = answers(410);
    await test(own);
    await until(
      () => viewOf(own),
      ({ state }) => state === 'disabled',
    );
    expect(await viewOf(own)).toMatchObject({ disabledReason: 'gone' });
    expect(receiver.received).toHaveLength(1);
    expect(await alerts()).toMatchObject([{ data: { endpointId: own.id, reason: 'gone' } }]);
    expect((await mails()).at(-1)!.body).toContain('asked for no more deliveries');
    // Deleting the endpoint is a valid answer too.
    await expectStatus(operations.delete(`${ENDPOINTS}/${own.id}`), 204);
    expect(await alerts()).toEqual([]);
  });

  it('is not disabled while any delivery succeeds in between', async () => {
    const own = await endpoint();
    receiver.behavior = answers(500);
    const failing = await test(own);
    await until(
      () => viewOf(own),
      ({ failingSince }) => failingSince !== null,
    );
    await api.query(`UPDATE webhook_endpoints SET failing_since = now() - interval '72 hours' WHERE id = $1`, [own.id]);
    receiver.behavior = answers(200);
    await test(own);
    await until(
      () => viewOf(own),
      ({ failingSince }) => failingSince === null,
    );
    receiver.behavior = answers(500);
    await api.query(`UPDATE webhook_deliveries SET failures = 9, next_attempt_at = now() WHERE id = $1`, [failing.id]);
    await until(
      async () => (await operations.get(`${DELIVERIES}/${failing.id}`)).body,
      ({ state }) => state === 'failed',
    );
    expect(await viewOf(own)).toMatchObject({ state: 'enabled' });
  });
});

describe('a replay', () => {
  it('delivers one message again under its id', async () => {
    const own = await endpoint();
    const { id, messageId } = await test(own);
    const log = async () => (await operations.get(`${DELIVERIES}/${id}`)).body;
    await until(log, ({ state }) => state === 'delivered');
    const { body } = await expectStatus(operations.post(`${DELIVERIES}/${id}/replay`), 200);
    expect(body).toMatchObject({ id, messageId });
    await received(() => receiver.verified(own.secret).length === 2);
    expect(new Set(receiver.received.map((one) => one.id))).toEqual(new Set([messageId]));
    expect(new Set(receiver.received.map((one) => one.body)).size).toBe(1);
    const after = await until(log, ({ state, attempts }) => state === 'delivered' && attempts === 2);
    expect(after.attemptList.map(({ number }: { number: number }) => number)).toEqual([2, 1]);
  });

  it('from a given time delivers what failed and what was missed, but nothing that was accepted', async () => {
    const own = await endpoint({ eventTypes: ['ride.created'] });
    const other = await endpoint({ eventTypes: ['ride.completed'] });
    const ridden = async () => (await book(await person(api), { paymentMethod: 'cash' })).id as number;
    const ids = () => receiver.of('ride.created').map(({ event }) => event.data.rideId as number);
    const accepted = await ridden();
    await until(
      () => deliveries(`endpointId=${own.id}&state=delivered`),
      (page) => page.deliveries.length === 1,
    );
    receiver.behavior = answers(500);
    const failed = await ridden();
    await until(
      () => deliveries(`endpointId=${own.id}&state=waiting`),
      (page) => page.deliveries[0]?.lastStatus === 500,
    );
    await change(own, { state: 'disabled' });
    const missed = await ridden();
    // The message is stored although no endpoint gets it now.
    await until(
      () => api.query(`SELECT 1 FROM webhook_messages WHERE type = 'ride.created' AND ride_id = $1`, [missed]),
      (rows) => rows.length === 1,
    );
    await change(own, { state: 'enabled' });
    receiver.behavior = answers(204);
    const since = new Date(Date.now() - 3_600_000).toISOString();
    const replay = (id: number, from: string) =>
      expectStatus(operations.post(`${ENDPOINTS}/${id}/replay`, { since: from }), 200);
    expect((await replay(own.id, since)).body).toEqual({ deliveries: 2 });
    await until(
      () => deliveries(`endpointId=${own.id}&state=delivered`),
      (page) => page.deliveries.length === 3,
    );
    expect(ids().sort((a, b) => a - b)).toEqual([accepted, failed, failed, missed]);
    expect((await replay(own.id, since)).body).toEqual({ deliveries: 0 });
    expect((await replay(other.id, since)).body).toEqual({ deliveries: 0 });
    expect((await operations.post(`${ENDPOINTS}/${own.id}/replay`, { since: 'yesterday' })).status).toBe(400);
  });
});

describe('the log of deliveries', () => {
  it('comes in pages and can be filtered', async () => {
    const [one, other] = [await endpoint(), await endpoint({ url: 'http://127.0.0.1:9/' })];
    for (let count = 0; count < 5; count += 1) await test(one);
    await test(other);
    await until(
      () => deliveries(`endpointId=${one.id}&state=delivered`),
      (page) => page.deliveries.length === 5,
    );
    const seen: number[] = [];
    let cursor = '';
    do {
      const page = await deliveries(`endpointId=${one.id}&limit=2${cursor && `&cursor=${cursor}`}`);
      seen.push(...page.deliveries.map(({ id }: { id: number }) => id));
      cursor = page.nextCursor ?? '';
    } while (cursor);
    expect(seen).toHaveLength(5);
    expect(seen).toEqual([...seen].sort((a, b) => b - a));
    expect((await deliveries(`endpointId=${other.id}&state=waiting&type=webhook.test`)).deliveries).toHaveLength(1);
    expect((await deliveries('rideId=999999')).deliveries).toEqual([]);
    for (const query of ['cursor=nonsense', 'state=lost', 'type=ride.exploded', 'limit=101', 'endpointId=0'])
      expect((await operations.get(`${DELIVERIES}?${query}`)).status).toBe(400);
  });

  it('and endpoints that do not exist answer 404', async () => {
    const calls = [
      operations.get(`${DELIVERIES}/999999`),
      operations.post(`${DELIVERIES}/999999/replay`),
      operations.patch(`${ENDPOINTS}/999999`, { description: 'x' }),
      operations.delete(`${ENDPOINTS}/999999`),
      operations.post(`${ENDPOINTS}/999999/secret`, { overlapHours: 1 }),
      operations.post(`${ENDPOINTS}/999999/test`),
      operations.post(`${ENDPOINTS}/999999/replay`, { since: new Date().toISOString() }),
    ];
    for (const { status } of await Promise.all(calls)) expect(status).toBe(404);
  });
});
