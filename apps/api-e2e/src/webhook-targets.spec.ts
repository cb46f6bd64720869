import { createServer, type Server } from 'node:net';
import type { AddressInfo } from 'node:net';
import { type Api, type Client, startApi } from './support/api';
import { expectStatus, operator } from './support/people';
import { until } from './support/rides';

const OPERATOR = 'ops@example.test';
const ENDPOINTS = '/api/admin/webhook-endpoints';
let api: Api;
let operations: Client;
/** Stands in for a service inside our own network, and counts connections. */
let inside: Server;
let connections = 0;
let port: number;

beforeAll(async () => {
  inside = createServer((socket) => {
    connections += 1;
    socket.end();
  });
  await new Promise<void>((resolve) => inside.listen(0, '127.0.0.1', resolve));
  port = (inside.address() as AddressInfo).port;
  api = await startApi({ ADMIN_EMAILS: OPERATOR, WEBHOOKS_ALLOW_PRIVATE: 'false' });
  operations = await operator(api, OPERATOR);
}, 120_000);
afterAll(async () => {
  inside.close();
  await api.stop();
});

describe('an endpoint in production', () => {
  it.each([
    'http://example.com/',
    'https://example.com:22/',
    'https://example.com:5432/',
    'https://127.0.0.1/',
    'https://127.1/',
    'https://2130706433/',
    'https://0x7f.0.0.1/',
    'https://0177.0.0.1/',
    'https://0.0.0.0/',
    'https://10.1.2.3/',
    'https://172.16.0.1/',
    'https://192.168.1.1/',
    'https://100.64.0.1/',
    'https://169.254.169.254/latest/meta-data/',
    'https://224.0.0.1/',
    'https://255.255.255.255/',
    'https://[::1]/',
    'https://[::]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[::ffff:a9fe:a9fe]/',
    'https://[::7f00:1]/',
    'https://[64:ff9b::a00:1]/',
    'https://[2002:a00:1::]/',
    'https://[fd00:ec2::254]/',
    'https://[fe80::1]/',
    'https://[ff02::1]/',
    'https://localhost/',
    'https://api.localhost/',
    'https://printer.local/',
    'https://metadata.google.internal/',
    'https://postgres/',
  ])('is refused at %s', async (url) => {
    const { status, body } = await operations.post(ENDPOINTS, { url, description: 'Inside' });
    expect([status, body.code, body.errors?.[0].field]).toEqual([400, 'validation_failed', 'url']);
  });

  it('can be a public host', async () => {
    const { body } = await expectStatus(
      operations.post(ENDPOINTS, { url: 'https://hooks.example.com:8443/groupride?key=1', description: 'Public' }),
      201,
    );
    const change = await operations.patch(`${ENDPOINTS}/${body.endpoint.id}`, { url: 'https://192.168.1.1/' });
    expect([change.status, change.body.errors[0].field]).toEqual([400, 'url']);
    await expectStatus(operations.delete(`${ENDPOINTS}/${body.endpoint.id}`), 204);
  });

  it.each(['http://127.0.0.1:PORT/', 'https://127.0.0.1:PORT/', 'http://localhost:PORT/'])(
    'that was stored while such targets were allowed gets nothing at %s',
    async (address) => {
      const { body } = await expectStatus(
        operations.post(ENDPOINTS, { url: 'https://hooks.example.com/', description: 'Once allowed' }),
        201,
      );
      const { id } = body.endpoint;
      await api.query(`UPDATE webhook_endpoints SET url = $2 WHERE id = $1`, [
        id,
        address.replace('PORT', String(port)),
      ]);
      const test = await expectStatus(operations.post(`${ENDPOINTS}/${id}/test`), 201);
      const delivery = async () => (await operations.get(`/api/admin/webhook-deliveries/${test.body.id}`)).body;
      const { lastFailure } = await until(
        delivery,
        ({ attempts, lastFailure: known }) => attempts === 1 && known !== null,
      );
      expect(lastFailure).toBe('address_not_allowed');
      expect(connections).toBe(0);
      await expectStatus(operations.delete(`${ENDPOINTS}/${id}`), 204);
    },
  );
});
