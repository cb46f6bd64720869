import { API_SCOPES, isOperationsScope } from '@groupride/contracts';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePorts } from '../../../tools/up/src/testing/stack';
import { type Api, type Client, ORIGINS, startApi } from './support/api';
import { business } from './support/business';
import { Guide, type Running, snippets, type Values } from './support/guide';
import { installClient, type InstalledClient } from './support/installed-client';
import { driver, type Driver, expectStatus, operator, person } from './support/people';
import { book, completeTrip, offerTo, until, UPTOWN } from './support/rides';
import { program } from './support/tokens';
import { WebhookReceiver } from './support/webhook-receiver';

const OPERATOR = 'ops@example.test';
/** Snippets that need something to happen first. All others are run as they are, and must succeed. */
const STAGED = new Set([
  'README.md 1',
  'README.md 2',
  'sockets.md 1',
  'sockets.md 2',
  'webhooks.md 1',
  'webhooks.md 2',
  'webhooks.md 3',
  'webhooks.md 4',
]);
const ALONE = snippets.filter(({ name }) => !STAGED.has(name) && !name.startsWith('business.md '));
let api: Api;
let operations: Client;
let installed: InstalledClient;
let guide: Guide;
let values: Values;

beforeAll(async () => {
  api = await startApi({ ADMIN_EMAILS: OPERATOR, WEBHOOKS_ALLOW_PRIVATE: 'true' });
  operations = await operator(api, OPERATOR);
  installed = installClient();
  guide = new Guide(installed.folder);
  const { body } = await expectStatus(operations.post('/api/admin/service-accounts', { name: 'Guide' }), 201);
  const request = { name: 'Guide', scopes: API_SCOPES.filter((scope) => !isOperationsScope(scope)), expiresInDays: 1 };
  const made = await expectStatus(operations.post(`/api/admin/service-accounts/${body.id}/tokens`, request), 201);
  const token = made.body.secret as string;
  const ride = await book({ ...(await person(api)), client: program(api, token) });
  const [port = 0] = await freePorts(1);
  values = { port, url: api.url, origin: ORIGINS.rider, token, rideId: ride.id as number };
}, 120_000);
afterAll(async () => {
  installed.remove();
  await api.stop();
});

const seen = ({ output, errors }: Running, pattern: RegExp) =>
  until(
    () => Promise.resolve(output() + errors()),
    (text) => pattern.test(text),
  );
const endsWell = async ({ ended, errors }: Running) => expect([await ended, errors()]).toEqual([0, '']);

describe('the pages about the API', () => {
  it.each(ALONE.map(({ name, language }) => [name, language]))(
    'have a snippet that runs without an error: %s (%s)',
    async (name) => {
      await endsWell(guide.start(name!, values));
    },
  );

  it('show programs that verify webhooks', async () => {
    const receiver = await WebhookReceiver.start();
    const request = { url: receiver.url, description: 'Guide' };
    const { body } = await expectStatus(operations.post('/api/admin/webhook-endpoints', request), 201);
    await expectStatus(operations.post(`/api/admin/webhook-endpoints/${body.endpoint.id}/test`), 201);
    await until(
      () => Promise.resolve(receiver.received),
      (all) => all.length > 0,
    );
    const [{ headers, id, body: text }] = receiver.received as [WebhookReceiver['received'][number]];
    writeFileSync(join(installed.folder, 'body.json'), text);
    const shell = guide.start('webhooks.md 3', values, {
      SECRET: body.secret as string,
      WEBHOOK_ID: id,
      WEBHOOK_TIMESTAMP: String(headers['webhook-timestamp']),
    });
    await endsWell(shell);
    expect(`v1,${shell.output().trim()}`).toBe(headers['webhook-signature']);
    // The page says what `body` and `headers` are.
    const given = `globalThis.body = ${JSON.stringify(text)}; globalThis.headers = ${JSON.stringify(headers)};`;
    writeFileSync(join(installed.folder, 'given.mjs'), given);
    const env = { SECRET: body.secret as string, NODE_OPTIONS: '--import ./given.mjs' };
    const verifier = guide.start('webhooks.md 4', values, env);
    await endsWell(verifier);
    expect(verifier.output()).toBe(`${id} webhook.test\n`);
    await receiver.down();
  });

  it('show how to book for a passenger on a business account', async () => {
    const { id, service } = await business(api, operations);
    const center = { code: 'ROOMS', name: 'Rooms' };
    await expectStatus(operations.post(`/api/admin/business-accounts/${id}/cost-centers`, center), 201);
    const page = guide.startPage('business.md', { ...values, token: service.token });
    await endsWell(page);
    expect(page.output()).toContain('"eventName":"Wedding"');
    const { body } = await expectStatus(service.client.get('/api/business-account/charges'), 200);
    const states = (body.charges as { state: string }[]).map(({ state }) => state);
    expect(page.output()).toContain('"outcome":"cancelled"');
    expect(states.sort()).toEqual(['released', 'released']);
  }, 30_000);

  it('show a webhook receiver that verifies what it gets', async () => {
    const receiver = snippets.find(({ name }) => name === 'webhooks.md 1')!;
    writeFileSync(join(installed.folder, 'receiver.mjs'), receiver.code);
    guide.run.add(receiver.name);
    const shell = guide.start('webhooks.md 2', values);
    try {
      await seen(shell, /verified webhook\.test msg_[0-9a-f]{32}\n/);
    } finally {
      process.kill(-shell.pid, 'SIGKILL');
    }
  }, 30_000);

  it('show how to follow a ride by socket until it ends', async () => {
    const caller = program(api, values.token);
    const ride = await book({ ...(await person(api)), client: caller });
    const follower = guide.start('sockets.md 1', values, { RIDE: String(ride.id) });
    await seen(follower, /ride_requested|rror/);
    await expectStatus(caller.post(`/api/rides/${ride.id}/cancel`, { reason: 'Changed plans' }), 200);
    await endsWell(follower);
    const numbers = follower
      .output()
      .trim()
      .split('\n')
      .map((line) => Number(line.split(' ')[0]));
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
    expect(follower.output()).toContain('ride_cancelled');
  }, 30_000);

  it('show how to join a ride with a person’s session', async () => {
    const rider = await person(api);
    const ride = await book(rider);
    const page = guide.start('sockets.md 2', values, { EMAIL: rider.email, RIDE: String(ride.id) });
    await endsWell(page);
    expect(page.output()).toMatch(/^There are [1-9]\d* events\.\n$/);
  });

  it.each(['README.md 1', 'README.md 2'])(
    'show how to book a ride and follow it to completion: %s',
    async (name) => {
      const someone = await driver(api, UPTOWN);
      const quickstart = guide.start(name, values);
      const text = await seen(quickstart, /Ride \d+ is pending|curl|error/i);
      expect(text).toMatch(/^Ride \d+ is pending/);
      const rideId = Number(/Ride (\d+)/.exec(text)?.[1]);
      await driveRide(someone, rideId);
      await endsWell(quickstart);
      for (const type of ['ride_requested', 'trip_completed']) expect(quickstart.output()).toContain(type);
    },
    60_000,
  );

  it('link to documents that the API serves', async () => {
    for (const [path, file] of [
      ['openapi.json', 'libs/web/api-client/openapi.json'],
      ['asyncapi.json', 'libs/client/asyncapi.json'],
    ]) {
      const stored: unknown = JSON.parse(readFileSync(join(import.meta.dirname, '../../..', file!), 'utf8'));
      expect((await (await fetch(`${api.url}/api/${path}`)).json()) as unknown).toEqual(stored);
    }
  });

  it('show an example of exactly ten lines, as the README says', () => {
    const { code } = snippets.find(({ name }) => name === 'README.md 1')!;
    expect(code.trim().split('\n')).toHaveLength(10);
  });

  it('contain no snippet that these tests did not run', () => {
    expect(snippets.map(({ name }) => name).filter((name) => !guide.run.has(name))).toEqual([]);
  });
});

/** Takes the ride, picks up and completes it. */
async function driveRide(someone: Driver, rideId: number): Promise<void> {
  await offerTo(api, rideId, [someone.driverId]);
  await expectStatus(someone.client.post(`/api/rides/${rideId}/accept/${someone.driverId}`), 200);
  const step = (status: string) =>
    expectStatus(someone.client.patch(`/api/rides/${rideId}/status`, { status, reason: 'All aboard' }), 200);
  await step('arrived');
  await step('in_progress');
  const { body: ride } = await expectStatus(someone.client.get(`/api/drivers/${someone.driverId}/active-ride`), 200);
  await expectStatus(completeTrip(someone, rideId, { amount: ride.totalCost }), 200);
}
