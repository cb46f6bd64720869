import { createHmac } from 'node:crypto';
import { MAX_WEBHOOK_ENDPOINTS } from '@groupride/contracts';
import { type Api, type Client, startApi } from './support/api';
import { driver, expectStatus, operator, person } from './support/people';
import { book, completeTrip, offerTo, until, UPTOWN } from './support/rides';
import { program } from './support/tokens';
import { answers, WebhookReceiver } from './support/webhook-receiver';

const OPERATOR = 'ops@example.test';
const ENDPOINTS = '/api/admin/webhook-endpoints';
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
  // Makes room for the next test. The API retries transactions that deadlock with a delivery that is being recorded.
  const { body: endpoints } = await expectStatus(operations.get(ENDPOINTS), 200);
  for (const { id } of endpoints) await expectStatus(operations.delete(`${ENDPOINTS}/${id}`), 204);
});

interface Endpoint {
  id: number;
  secret: string;
}

async function endpoint(fields: Record<string, unknown> = {}): Promise<Endpoint> {
  const request = { url: receiver.url, description: 'Test', ...fields };
  const { body } = await expectStatus(operations.post(ENDPOINTS, request), 201);
  return { id: body.endpoint.id as number, secret: body.secret as string };
}

const received = (good: () => boolean) => until(() => Promise.resolve(good()), Boolean);
const deliveriesOf = async ({ id }: Endpoint, query = '') =>
  (await expectStatus(operations.get(`/api/admin/webhook-deliveries?endpointId=${id}${query}`), 200)).body.deliveries;
/** Retries of this endpoint are due now. */
const hurryRetries = ({ id }: Endpoint) =>
  api.query(`UPDATE webhook_deliveries SET next_attempt_at = now() WHERE endpoint_id = $1 AND state = 'waiting'`, [id]);
const eventsOf = async (rideId: number) =>
  api.query<{ number: number; type: string }>(`SELECT number, type FROM ride_events WHERE ride_id = $1`, [rideId]);

/** A ride from its booking to its end. */
async function completedRide(): Promise<number> {
  const rider = await person(api);
  const ride = await book(rider, { paymentMethod: 'cash' });
  const someone = await driver(api, UPTOWN);
  await offerTo(api, ride.id, [someone.driverId]);
  await expectStatus(someone.client.post(`/api/rides/${ride.id}/accept/${someone.driverId}`), 200);
  for (const status of ['arrived', 'in_progress'])
    await expectStatus(someone.client.patch(`/api/rides/${ride.id}/status`, { status, reason: 'All aboard' }), 200);
  await expectStatus(completeTrip(someone, ride.id, { amount: ride.totalCost }), 200);
  return ride.id as number;
}

describe('a webhook endpoint', () => {
  it('gets every event of a ride with its number, signed with the secret that was shown once', async () => {
    const { secret } = await endpoint();
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const rideId = await completedRide();
    const of = () => receiver.verified(secret).filter(({ event }) => event.data.rideId === rideId);
    await received(() => of().some(({ event }) => event.type === 'payment.cash_received'));
    await received(() => of().some(({ event }) => event.type === 'ride.completed'));
    expect(of().map(({ event }) => event.type)).toEqual(
      expect.arrayContaining([
        'ride.created',
        'ride.requested',
        'ride.driver_assigned',
        'ride.driver_arrived',
        'ride.started',
      ]),
    );
    const recorded = await eventsOf(rideId);
    for (const { event } of of())
      expect(recorded).toContainEqual({ number: event.data.eventNumber, type: event.data.event });
    const told = new Set(of().map(({ event }) => event.data.eventNumber));
    const missing = recorded.filter(({ number }) => !told.has(number)).map(({ type }) => type);
    expect(missing.filter((type) => !type.startsWith('offer_'))).toEqual([]);
    // By hand, as the documentation describes it.
    const { headers, body, id } = of()[0]!;
    const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
    const expected = createHmac('sha256', key).update(`${id}.${headers['webhook-timestamp']}.${body}`).digest('base64');
    expect(headers['webhook-signature']).toBe(`v1,${expected}`);
    expect(headers['content-type']).toBe('application/json');
  }, 60_000);

  it('never receives names, addresses or phone numbers', async () => {
    await endpoint();
    const rider = await person(api, 'Nadia Unheard');
    const ride = await book(rider, { paymentMethod: 'cash' });
    await expectStatus(rider.client.post(`/api/rides/${ride.id}/cancel`, { reason: 'My aunt is ill' }), 200);
    await received(() => receiver.of('ride.cancelled').length === 1);
    const all = receiver.received.map(({ body }) => body).join('\n');
    for (const secret of [rider.name, 'Nadia', rider.email, rider.phone, 'Uptown', 'Airport', 'aunt'])
      expect(all).not.toContain(secret);
    expect(receiver.of('ride.cancelled')[0]!.event.data).toMatchObject({ rideId: ride.id, status: 'cancelled' });
  });

  it('receives events about drivers, and only the types it subscribed to', async () => {
    await endpoint({ eventTypes: ['driver.approved', 'driver.suspended'] });
    const { driverId } = await driver(api, UPTOWN);
    const decide = (change: object) => operations.patch(`/api/admin/drivers/${driverId}`, change);
    await expectStatus(decide({ applicationStatus: 'suspended', reason: 'Papers' }), 200);
    await received(() => receiver.of('driver.suspended').length === 1);
    expect(receiver.of('driver.suspended')[0]!.event.data).toEqual({ driverId, status: 'suspended' });
    await expectStatus(decide({ applicationStatus: 'approved' }), 200);
    await received(() => receiver.of('driver.approved').some(({ event }) => event.data.driverId === driverId));
    await book(await person(api), { paymentMethod: 'cash' });
    const types = await api.query<{ type: string }>(
      `SELECT DISTINCT m.type FROM webhook_deliveries d JOIN webhook_messages m ON m.id = d.message_id`,
    );
    expect(types.map(({ type }) => type).sort()).toEqual(['driver.approved', 'driver.suspended']);
  });

  it('gets a test event on request, even when it subscribed to other types', async () => {
    const own = await endpoint({ eventTypes: ['payout.paid'] });
    const { body } = await expectStatus(operations.post(`${ENDPOINTS}/${own.id}/test`), 201);
    expect(body).toMatchObject({ type: 'webhook.test', endpointId: own.id });
    await received(() => receiver.verified(own.secret).length === 1);
    expect(receiver.received[0]).toMatchObject({
      id: body.messageId,
      event: { type: 'webhook.test', data: { endpointId: own.id } },
    });
    const [delivery] = await until(
      () => deliveriesOf(own),
      ([one]) => one.state === 'delivered',
    );
    expect(delivery).toMatchObject({ attempts: 1, lastStatus: 204, lastFailure: null, nextAttemptAt: null });
    const { body: detail } = await expectStatus(operations.get(`/api/admin/webhook-deliveries/${delivery!.id}`), 200);
    expect(detail.attemptList).toMatchObject([{ status: 204, answer: null }]);
  });

  it('is refused beyond the limit', async () => {
    for (let count = 0; count < MAX_WEBHOOK_ENDPOINTS; count += 1) await endpoint();
    const { status, body } = await operations.post(ENDPOINTS, { url: receiver.url, description: 'More' });
    expect([status, body.code]).toEqual([409, 'too_many_webhook_endpoints']);
  });

  it.each([
    [{ url: 'ftp://example.com/' }, 'url'],
    [{ url: 'nonsense' }, 'url'],
    [{ url: undefined }, 'url'],
    [{ url: `https://example.com/${'x'.repeat(500)}` }, 'url'],
    [{ url: 'https://me:secret@example.com/' }, 'url'],
    [{ url: 'https://example.com/#part' }, 'url'],
    [{ description: ' ' }, 'description'],
    [{ eventTypes: [] }, 'eventTypes'],
    [{ eventTypes: ['ride.exploded'] }, 'eventTypes'],
    [{ eventTypes: ['webhook.test'] }, 'eventTypes'],
    [{ serviceAccountId: 999_999 }, 'serviceAccountId'],
  ])('cannot be added with %j', async (change, field) => {
    const { status, body } = await operations.post(ENDPOINTS, { url: receiver.url, description: 'Test', ...change });
    expect([status, body.code, body.errors?.[0].field]).toEqual([400, 'validation_failed', field]);
  });

  it('has a secret that is stored encrypted', async () => {
    const { id, secret } = await endpoint();
    const [row] = await api.query(`SELECT row_to_json(e)::text AS text FROM webhook_endpoints e WHERE id = $1`, [id]);
    expect(row.text).not.toContain(secret.slice('whsec_'.length, 20));
    const { body: list } = await expectStatus(operations.get(ENDPOINTS), 200);
    expect(JSON.stringify(list)).not.toContain('secret"');
    const audit = await api.query(`SELECT action, data FROM audit_log WHERE subject = $1`, [`webhook_endpoint:${id}`]);
    expect(audit).toEqual([{ action: 'create_webhook_endpoint', data: expect.objectContaining({ state: 'enabled' }) }]);
    expect(JSON.stringify(audit)).not.toContain(secret);
  });
});

describe('a delivery', () => {
  it('waits while the receiver is down and arrives once it is up, under the same id', async () => {
    const own = await endpoint();
    await receiver.down();
    const { body } = await expectStatus(operations.post(`${ENDPOINTS}/${own.id}/test`), 201);
    const [waiting] = await until(
      () => deliveriesOf(own),
      ([one]) => one.lastFailure !== null,
    );
    expect(waiting).toMatchObject({
      state: 'waiting',
      attempts: 1,
      lastStatus: null,
      lastFailure: 'connection_failed',
    });
    const seconds = (Date.parse(waiting.nextAttemptAt) - Date.now()) / 1000;
    expect(seconds).toBeLessThan(6);
    await receiver.up();
    await hurryRetries(own);
    await received(() => receiver.verified(own.secret).length === 1);
    expect(receiver.received[0]!.id).toBe(body.messageId);
    await until(
      () => deliveriesOf(own),
      ([one]) => one.state === 'delivered' && one.attempts === 2,
    );
  });

  it('that is answered 500, or redirected, is retried with a new signature', async () => {
    const own = await endpoint();
    const elsewhere = await WebhookReceiver.start();
    const kinds = [answers(500, {}, 'broken: v1,abcdef whsec_c2VjcmV0'), answers(302, { location: elsewhere.url })];
    receiver.behavior = (response, request) => (kinds.shift() ?? answers(200))(response, request);
    const { body } = await expectStatus(operations.post(`${ENDPOINTS}/${own.id}/test`), 201);
    await until(
      () => deliveriesOf(own),
      ([one]) => one.lastStatus === 500,
    );
    await hurryRetries(own);
    await until(
      () => deliveriesOf(own),
      ([one]) => one.lastStatus === 302,
    );
    await hurryRetries(own);
    await until(
      () => deliveriesOf(own),
      ([one]) => one.state === 'delivered',
    );
    expect(receiver.verified(own.secret).map(({ id }) => id)).toEqual(Array(3).fill(body.messageId));
    expect(elsewhere.received).toEqual([]);
    const { body: log } = await expectStatus(operations.get(`/api/admin/webhook-deliveries/${body.id}`), 200);
    expect(log.attemptList).toMatchObject([
      { number: 3, status: 200, failure: null },
      { number: 2, status: 302, failure: 'redirect' },
      { number: 1, status: 500, failure: 'bad_status', answer: 'broken: v1,… whsec_…' },
    ]);
    expect(log.payload).toEqual(receiver.received[0]!.event);
    await elsewhere.down();
  });

  it('is delayed for as long as the receiver asks', async () => {
    const own = await endpoint();
    receiver.behavior = answers(503, { 'retry-after': '600' });
    await expectStatus(operations.post(`${ENDPOINTS}/${own.id}/test`), 201);
    const [waiting] = await until(
      () => deliveriesOf(own),
      ([one]) => one.lastStatus === 503,
    );
    const seconds = (Date.parse(waiting.nextAttemptAt) - Date.now()) / 1000;
    expect(seconds).toBeGreaterThan(590);
    expect(seconds).toBeLessThanOrEqual(600);
  });

  it('to a slow endpoint does not delay other endpoints', async () => {
    const slow = await WebhookReceiver.start();
    slow.behavior = () => undefined;
    const stuck = await endpoint({ url: slow.url });
    for (let count = 0; count < 12; count += 1)
      await expectStatus(operations.post(`${ENDPOINTS}/${stuck.id}/test`), 201);
    await received(() => slow.received.length > 0);
    const quick = await endpoint();
    for (let count = 0; count < 20; count += 1)
      await expectStatus(operations.post(`${ENDPOINTS}/${quick.id}/test`), 201);
    await received(() => receiver.verified(quick.secret).length === 20);
    // At most four are open at a time, and none of them has finished yet.
    expect(slow.received).toHaveLength(4);
    expect((await deliveriesOf(stuck)).every(({ state }: { state: string }) => state === 'waiting')).toBe(true);
    await slow.down();
  });

  it('fails at the end of the retry schedule', async () => {
    const own = await endpoint();
    receiver.behavior = answers(500);
    await expectStatus(operations.post(`${ENDPOINTS}/${own.id}/test`), 201);
    await until(
      () => deliveriesOf(own),
      ([one]) => one.lastStatus === 500,
    );
    await api.query(`UPDATE webhook_deliveries SET failures = 9, next_attempt_at = now() WHERE endpoint_id = $1`, [
      own.id,
    ]);
    const [delivery] = await until(
      () => deliveriesOf(own),
      ([one]) => one.state !== 'waiting',
    );
    expect(delivery).toMatchObject({ state: 'failed', attempts: 2, nextAttemptAt: null });
    // It has failed only for a moment, so the endpoint stays enabled.
    expect((await operations.get(ENDPOINTS)).body).toMatchObject([{ state: 'enabled' }]);
  });
});

describe('a service account', () => {
  async function account(scopes: readonly string[]) {
    const { body } = await expectStatus(operations.post('/api/admin/service-accounts', { name: 'Partner' }), 201);
    const made = await expectStatus(
      operations.post(`/api/admin/service-accounts/${body.id}/tokens`, { name: 'T', scopes, expiresInDays: 1 }),
      201,
    );
    return { id: body.id as number, caller: program(api, made.body.secret as string) };
  }
  const SCOPES = ['webhooks:read', 'webhooks:write', 'quotes:write', 'rides:write'];

  it('manages endpoints of its own, which get the events of its own rides', async () => {
    const [one, other] = [await account(SCOPES), await account(SCOPES)];
    const request = { url: receiver.url, description: 'Mine' };
    const { body } = await expectStatus(one.caller.post('/api/webhook-endpoints', request), 201);
    const own = { id: body.endpoint.id as number, secret: body.secret as string };
    expect(body.endpoint).toMatchObject({ serviceAccountId: one.id, serviceAccount: 'Partner', state: 'enabled' });
    const rideOf = async (caller: Client) => {
      const trip = {
        groupSize: 4,
        rideType: 'GroupX',
        pickup: UPTOWN,
        destination: { name: 'B', lat: 35.22, lng: -80.94 },
      };
      const { body: priced } = await expectStatus(caller.post('/api/calculate-pricing', trip), 200);
      const booking = { quoteId: priced.quoteId, paymentMethod: 'cash' };
      return (await expectStatus(caller.post('/api/rides', booking), 201)).body.id as number;
    };
    await rideOf(other.caller);
    const rideId = await rideOf(one.caller);
    await received(() => receiver.of('ride.requested').length === 1);
    expect(new Set(receiver.verified(own.secret).map(({ event }) => event.data.rideId))).toEqual(new Set([rideId]));
    // A service account cannot see endpoints of others.
    for (const answer of [
      await other.caller.delete(`/api/webhook-endpoints/${own.id}`),
      await other.caller.post(`/api/webhook-endpoints/${own.id}/test`),
      await other.caller.post(`/api/webhook-endpoints/${own.id}/secret`, { overlapHours: 0 }),
      await other.caller.patch(`/api/webhook-endpoints/${own.id}`, { state: 'disabled' }),
    ])
      expect(answer.status).toBe(404);
    const { body: log } = await expectStatus(one.caller.get('/api/webhook-deliveries'), 200);
    expect(log.deliveries.length).toBeGreaterThan(1);
    expect((await other.caller.get('/api/webhook-deliveries')).body.deliveries).toEqual([]);
    expect((await other.caller.get(`/api/webhook-deliveries/${log.deliveries[0].id}`)).status).toBe(404);
  });

  it('has endpoints up to a limit of its own, also when they are added at once', async () => {
    const [one, other] = [await account(SCOPES), await account(SCOPES)];
    const add = ({ caller }: { caller: Client }) =>
      caller.post('/api/webhook-endpoints', { url: receiver.url, description: 'Mine' });
    const answers = await Promise.all(Array.from({ length: MAX_WEBHOOK_ENDPOINTS + 5 }, () => add(one)));
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused.map(({ body }) => body.code)).toEqual(Array(5).fill('too_many_webhook_endpoints'));
    expect((await one.caller.get('/api/webhook-endpoints')).body).toHaveLength(MAX_WEBHOOK_ENDPOINTS);
    await expectStatus(add(other), 201);
    await endpoint();
  });

  it('that is closed gets nothing any more, and its endpoint cannot be enabled', async () => {
    const { id, caller } = await account(SCOPES);
    await expectStatus(caller.post('/api/webhook-endpoints', { url: receiver.url, description: 'Mine' }), 201);
    await expectStatus(operations.delete(`/api/admin/service-accounts/${id}`), 204);
    const [closed] = (await operations.get(ENDPOINTS)).body;
    expect(closed).toMatchObject({ state: 'disabled', disabledReason: 'account_closed' });
    const { status, body } = await operations.patch(`${ENDPOINTS}/${closed.id}`, { state: 'enabled' });
    expect([status, body.errors[0].field]).toEqual([400, 'state']);
  });

  it('is required: a person has no webhooks', async () => {
    const { status, body } = await (await person(api)).client.get('/api/webhook-endpoints');
    expect([status, body.code]).toEqual([403, 'forbidden']);
  });
});
