import { randomUUID } from 'node:crypto';

interface Keys {
  api: string;
  sandbox: string;
  publishableKey: string;
}

interface Answer {
  status: number;
  body: Record<string, unknown>;
  cookie: string | null;
}

/** Of the rider application, as the API is told in money.ts. */
export const ORIGIN = 'http://rider.bench.test';
const UPTOWN = { name: 'Uptown', lat: 35.2271, lng: -80.8431 };
const AIRPORT = { name: 'Charlotte Douglas International Airport', lat: 35.2214, lng: -80.9435 };

/** What one booking left behind. */
export interface Booked {
  quoteId: string;
  rideId: number;
  paymentId: number;
}

/** A rider who books and pays as the rider application does: a price, a ride, a payment, the card, and the look at how it went. */
export class Booker {
  private constructor(
    private readonly keys: Keys,
    private readonly cookie: string,
  ) {}

  /** Signs up and in. */
  static async signUp(keys: Keys): Promise<Booker> {
    const email = `${randomUUID()}@example.test`;
    // The code works in the browser that asked for it, which this cookie stands for.
    const { cookie: browser } = await ask(keys.api, 'POST', '/api/users', null, { name: 'Bench Booker', email, phone: `9${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}` });
    const { body } = await ask(keys.api, 'GET', `/api/dev/outbox?to=${encodeURIComponent(email)}`, null);
    const code = (body['messages'] as { code: string | null }[]).find((message) => message.code)?.code;
    const { cookie } = await ask(keys.api, 'POST', '/api/auth/verify', browser, { identifier: email, code });
    if (!cookie) throw new Error('signing in gave no cookie');
    return new Booker(keys, cookie);
  }

  /** @param onStep called before each request, with its name */
  async book(onStep: (step: string) => Promise<void> = async () => undefined): Promise<Booked> {
    const { api } = this.keys;
    const { quoteId, rideId } = await this.request('card', onStep);
    await onStep('POST /api/create-payment-intent');
    const intent = await ask(api, 'POST', '/api/create-payment-intent', this.cookie, { rideId });
    await onStep('confirmation at the sandbox');
    await this.confirm(String(intent.body['clientSecret']));
    const paymentId = Number(intent.body['paymentId']);
    await onStep('POST /api/payments/:paymentId/refresh');
    const { body } = await ask(api, 'POST', `/api/payments/${paymentId}/refresh`, this.cookie);
    if (body['state'] !== 'authorized') throw new Error(`the payment is ${String(body['state'])}`);
    return { quoteId, rideId, paymentId };
  }

  /** A ride that looks for a driver at once. */
  async bookCash(): Promise<void> {
    await this.request('cash', async () => undefined);
  }

  private async request(paymentMethod: 'card' | 'cash', onStep: (step: string) => Promise<void>): Promise<{ quoteId: string; rideId: number }> {
    const { api } = this.keys;
    await onStep('POST /api/calculate-pricing');
    const quote = await ask(api, 'POST', '/api/calculate-pricing', this.cookie, { groupSize: 4, rideType: 'GroupX', pickup: UPTOWN, destination: AIRPORT });
    const quoteId = String(quote.body['quoteId']);
    await onStep('POST /api/rides');
    const ride = await ask(api, 'POST', '/api/rides', this.cookie, { quoteId, paymentMethod }, { 'idempotency-key': quoteId });
    return { quoteId, rideId: Number(ride.body['id']) };
  }

  /** As the payment form does. */
  private async confirm(clientSecret: string): Promise<void> {
    const [intent = ''] = clientSecret.split('_secret');
    const answer = await fetch(`${this.keys.sandbox}/v1/payment_intents/${intent}/confirm`, {
      method: 'POST',
      headers: { authorization: `Bearer ${this.keys.publishableKey}` },
      body: new URLSearchParams({ client_secret: clientSecret, payment_method: 'pm_card_visa', return_url: 'http://localhost/back' }),
    });
    if (!answer.ok) throw new Error(`the card was answered ${answer.status}: ${await answer.text()}`);
  }
}

/** @throws Error when the answer is no success */
async function ask(api: string, method: string, path: string, cookie: string | null, body?: object, headers: Record<string, string> = {}): Promise<Answer> {
  const answer = await fetch(`${api}${path}`, {
    method,
    headers: { origin: ORIGIN, ...(cookie ? { cookie } : {}), ...(body ? { 'content-type': 'application/json' } : {}), ...headers },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path} was answered ${answer.status}: ${text.slice(0, 300)}`);
  const cookies = answer.headers.getSetCookie().map((line) => line.split(';')[0]);
  return { status: answer.status, body: text === '' ? {} : (JSON.parse(text) as Record<string, unknown>), cookie: cookies.length > 0 ? cookies.join('; ') : null };
}
