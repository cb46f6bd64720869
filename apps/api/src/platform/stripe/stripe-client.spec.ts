import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Config } from '../../config/config';
import { type CallOutcome, StripeClient } from './stripe-client';

let server: Server;
let status: number;
let client: StripeClient;
let outcomes: CallOutcome[];

beforeAll(async () => {
  server = createServer((_request, response) => {
    const error = { code: status === 404 ? 'resource_missing' : 'other' };
    const body = status === 200 ? { id: 'pi_1' } : { error };
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
beforeEach(() => {
  const { port } = server.address() as AddressInfo;
  const config = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_API_URL: `http://127.0.0.1:${port}` } as Config;
  client = new StripeClient(config);
  outcomes = [];
  client.onCall((outcome) => outcomes.push(outcome));
});
afterAll(() => {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
});

describe('calls of Stripe are reported', () => {
  const call = () => client.find((stripe) => stripe.paymentIntents.retrieve('pi_1')).catch(() => undefined);

  it.each<[number, CallOutcome]>([
    [200, 'answered'],
    [404, 'refused'],
    [402, 'refused'],
    [500, 'failed'],
  ])('an answer with %i as %s, once', async (answer, outcome) => {
    status = answer;
    await call();
    expect(outcomes).toEqual([outcome]);
  });
});
