import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ApiScope } from '@groupride/contracts';
import { type Api, type Client, startApi } from './support/api';
import { compile, installClient, type InstalledClient, runProgram } from './support/installed-client';
import { expectStatus, operator } from './support/people';
import { until } from './support/rides';
import { WebhookReceiver } from './support/webhook-receiver';

/** Node.js programs to run the package with: this one, unless `npm run test:client` names several. */
const NODES = process.env['GROUPRIDE_CLIENT_NODES']?.split(',') ?? [process.execPath];
const OPERATOR = 'ops@example.test';
const SCOPES: ApiScope[] = ['quotes:write', 'rides:read', 'rides:write', 'webhooks:read', 'webhooks:write'];
let api: Api;
let operations: Client;
let installed: InstalledClient;
let token: string;

beforeAll(async () => {
  api = await startApi({ ADMIN_EMAILS: OPERATOR, WEBHOOKS_ALLOW_PRIVATE: 'true' });
  operations = await operator(api, OPERATOR);
  installed = installClient();
  cpSync(join(import.meta.dirname, '../fixtures/client'), installed.folder, { recursive: true });
  const { body } = await expectStatus(operations.post('/api/admin/service-accounts', { name: 'Package' }), 201);
  const request = { name: 'Package', scopes: SCOPES, expiresInDays: 1 };
  const made = await expectStatus(operations.post(`/api/admin/service-accounts/${body.id}/tokens`, request), 201);
  token = made.body.secret as string;
}, 120_000);
afterAll(async () => {
  installed.remove();
  await api.stop();
});

/** A delivery as the API makes and signs it. */
async function delivery() {
  const receiver = await WebhookReceiver.start();
  const request = { url: receiver.url, description: 'Package' };
  const { body } = await expectStatus(operations.post('/api/admin/webhook-endpoints', request), 201);
  await expectStatus(operations.post(`/api/admin/webhook-endpoints/${body.endpoint.id}/test`), 201);
  await until(
    () => Promise.resolve(receiver.received),
    (all) => all.length > 0,
  );
  await receiver.down();
  return { secret: body.secret as string, ...receiver.received[0]! };
}

describe('@groupride/client, installed from its tarball', () => {
  it.each(NODES)('books, reads lists, and reports refusals on %s', async (node) => {
    const seen = await runProgram(node, installed, 'book.mjs', { URL: api.url, TOKEN: token });
    expect(seen).toMatchObject({
      sameRide: true,
      events: ['ride_created', 'ride_requested'],
      refused: { code: 'validation_failed', status: 400, fields: ['groupSize'], hasRequestId: true },
      isValidation: true,
      status: 200,
      version: true,
    });
    const { rideId } = seen as { rideId: number };
    expect(await api.query(`SELECT payment_method FROM rides WHERE id = $1`, [rideId])).toEqual([
      { payment_method: 'cash' },
    ]);
    const env = { URL: api.url, TOKEN: token, RIDE: String(rideId) };
    expect(await runProgram(node, installed, 'book.cjs', env)).toEqual({ rideId, verifies: true });
  });

  it('verifies a webhook that the API has signed', async () => {
    const { secret, headers, body, id } = await delivery();
    const input = JSON.stringify({ headers, body });
    for (const node of NODES)
      expect(await runProgram(node, installed, 'verify.mjs', { SECRET: secret }, input)).toEqual({
        id,
        type: 'webhook.test',
        changed: 'WebhookVerificationError',
      });
  });

  it('has types that accept correct programs and find mistakes', () => {
    const source = readFileSync(join(installed.folder, 'program.ts'), 'utf8').split('\n');
    const wrong = source.flatMap((line, index) => (line.includes('// wrong:') ? [index + 1] : []));
    expect(wrong.length).toBeGreaterThan(5);
    const { lines, output } = compile(installed.folder, 'program.ts');
    expect(lines.length > 0 ? [...new Set(lines)] : output).toEqual(wrong);
  }, 60_000);
});
