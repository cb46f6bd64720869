import { createServer } from 'node:http';
import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { compare } from '../oracle/check';

/** Addresses and keys of the sandbox of this run. */
export const sandbox = {
  url: process.env['SANDBOX_URL'] ?? '',
  database: process.env['SANDBOX_DATABASE'] ?? '',
  postgres: process.env['SANDBOX_POSTGRES'] ?? '',
  secretKey: 'sk_test_specs',
  publishableKey: 'pk_test_specs',
};

/** Compares every response with the SDK's types. */
function comparing(client: HttpClient): HttpClient {
  const makeRequest = client.makeRequest.bind(client);
  client.makeRequest = async (...request) => {
    const response = await makeRequest(...request);
    const toJSON = response.toJSON.bind(response);
    response.toJSON = async () => {
      const body: unknown = await toJSON();
      compare(structuredClone(body));
      return body;
    };
    return response;
  };
  return client;
}

type HttpClient = ReturnType<typeof Stripe.createNodeHttpClient>;

/** The official SDK, pointed at a sandbox. Its own retries are off: a spec sees every answer. */
export function stripeClient(key = sandbox.secretKey, url = sandbox.url): Stripe {
  const { hostname, port } = new URL(url);
  return new Stripe(key, {
    host: hostname,
    port: Number(port),
    protocol: 'http',
    maxNetworkRetries: 0,
    httpClient: comparing(Stripe.createNodeHttpClient()),
  });
}

/** The error that a call ends with; fails where it succeeds. */
export async function failureOf(call: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  try {
    await call;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError) return error;
    throw error;
  }
  throw new Error('The call was expected to fail.');
}

/** A hold of `cents` on a card, as a server makes it. */
export function hold(
  stripe: Stripe,
  cents: number,
  method = 'pm_card_visa',
  more: Partial<Stripe.PaymentIntentCreateParams> = {},
) {
  return stripe.paymentIntents.create({
    amount: cents,
    currency: 'usd',
    capture_method: 'manual',
    confirm: true,
    payment_method: method,
    return_url: 'http://example.test/back',
    ...more,
  });
}

/** A connected account that may be paid, with `cents` on it. */
export async function payableAccount(stripe: Stripe, cents = 0, bank = 'btok_us_verified'): Promise<Stripe.Account> {
  const account = await stripe.accounts.create({
    controller: {
      requirement_collection: 'application',
      stripe_dashboard: { type: 'none' },
      fees: { payer: 'application' },
      losses: { payments: 'application' },
    },
    capabilities: { transfers: { requested: true } },
    external_account: bank,
    tos_acceptance: { date: 1_700_000_000, ip: '127.0.0.1' },
  });
  if (cents > 0) {
    await hold(stripe, cents * 2, 'pm_card_bypassPending', { capture_method: 'automatic' });
    await stripe.transfers.create({ amount: cents, currency: 'usd', destination: account.id });
  }
  return account;
}

/** The available balance of the platform or a connected account, in cents. */
export async function available(stripe: Stripe, stripeAccount?: string): Promise<number> {
  const { available: funds } = await stripe.balance.retrieve({}, stripeAccount ? { stripeAccount } : {});
  return funds.find(({ currency }) => currency === 'usd')?.amount ?? 0;
}

/** Calls the control surface. */
export async function control<T>(method: 'GET' | 'POST', path: string, body?: object): Promise<T> {
  const answer = await fetch(`${sandbox.url}/_sandbox${path}`, {
    method,
    headers: { Authorization: `Bearer ${sandbox.secretKey}` },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as T;
}

/** Types of the events about an object, oldest first. */
export async function eventTypes(id: string): Promise<string[]> {
  const { data } = await control<{ data: Stripe.Event[] }>('GET', '/events?limit=100');
  const about = (event: Stripe.Event): boolean => {
    const object = event.data.object as { id?: string; payment_intent?: string };
    return object.id === id || object.payment_intent === id;
  };
  return data
    .filter(about)
    .map(({ type }) => type)
    .reverse();
}

/** Answers the page that a redirect leads to; where the browser would go then. */
export async function authenticate(
  intent: Stripe.PaymentIntent | Stripe.SetupIntent,
  outcome: 'authenticated' | 'failed',
): Promise<string> {
  const page = new URL(intent.next_action?.redirect_to_url?.url ?? '');
  const answer = await fetch(page.origin + page.pathname, {
    method: 'POST',
    body: new URLSearchParams({ attempt: page.searchParams.get('attempt') ?? '', outcome }),
  });
  return ((await answer.json()) as { redirect: string }).redirect;
}

/** A browser's call: publishable key, form-encoded. */
export async function fromBrowser(
  method: 'GET' | 'POST',
  path: string,
  params: Record<string, string>,
  key = sandbox.publishableKey,
) {
  const form = new URLSearchParams(params).toString();
  const answer = await fetch(`${sandbox.url}${path}${method === 'GET' ? `?${form}` : ''}`, {
    method,
    headers: {
      Authorization: `Bearer ${key}`,
      ...(method === 'POST' && { 'Content-Type': 'application/x-www-form-urlencoded' }),
    },
    ...(method === 'POST' && { body: form }),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, never>, headers: answer.headers };
}

/** A message that a receiver got. */
export interface Received {
  body: string;
  signature: string;
  event: Stripe.Event;
}

/** An endpoint of a shop: keeps what arrives and answers as told. */
export class Receiver {
  readonly received: Received[] = [];
  /** Statuses of the next answers; then 200. */
  readonly answers: number[] = [];
  private readonly waiting: { wanted: (message: Received) => boolean; resolve: (message: Received) => void }[] = [];
  private readonly server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString('utf8');
      const message = {
        body,
        signature: String(request.headers['stripe-signature']),
        event: JSON.parse(body) as Stripe.Event,
      };
      compare(message.event);
      response.writeHead(this.answers.shift() ?? 200).end();
      this.received.push(message);
      for (const each of this.waiting.filter(({ wanted }) => wanted(message))) {
        this.waiting.splice(this.waiting.indexOf(each), 1);
        each.resolve(message);
      }
    });
  });

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/${randomUUID()}`;
  }

  /** The first matching message, received already or later. */
  async next(wanted: (message: Received) => boolean): Promise<Received> {
    const here = this.received.find(wanted);
    return here ?? new Promise((resolve) => this.waiting.push({ wanted, resolve }));
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
