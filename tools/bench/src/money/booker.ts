import { randomUUID } from 'node:crypto';
import { GroupRideClient } from '@groupride/client';
import { cookieFetch } from '@groupride/client/cookies';

interface Keys {
  api: string;
  sandbox: string;
  publishableKey: string;
}

/** Sends the requests of one signed-in rider. */
export interface RiderCalls {
  /** @returns the body of the answer @throws Error when the request is refused */
  call(method: string, path: string, body?: object, headers?: Record<string, string>): Promise<Record<string, unknown>>;
  /** Confirms a payment at the provider, like the payment form. @throws Error when the card is declined */
  confirm(clientSecret: string): Promise<void>;
}

type OnStep = (step: string) => Promise<void>;

/** Origin of the rider application, as configured for the API in money.ts. */
export const ORIGIN = 'http://rider.bench.test';
export const UPTOWN = { name: 'Uptown', lat: 35.2271, lng: -80.8431 };
const AIRPORT = { name: 'Charlotte Douglas International Airport', lat: 35.2214, lng: -80.9435 };
/** Expected payment states; a driver may have completed the ride before the rider checks the payment. */
const PAID_STATES: readonly unknown[] = ['authorized', 'captured'];

/** Ids created by one booking. */
export interface Booked {
  quoteId: string;
  rideId: number;
  paymentId: number;
}

/** A rider who books and pays like the rider application: price, ride, payment, card, and the check of the result. */
export class Booker {
  constructor(private readonly calls: RiderCalls) {}

  /** Signs up and in. */
  static async signUp(keys: Keys): Promise<Booker> {
    const email = `${randomUUID()}@example.test`;
    // The code works only in the browser that requested it, so its cookies are kept.
    const { fetch } = cookieFetch();
    const client = new GroupRideClient({ url: keys.api, fetch, headers: { origin: ORIGIN }, retries: 0 });
    const phone = `9${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`;
    await client.post('/api/users', { body: { name: 'Bench Booker', email, phone } });
    const { messages } = await client.get('/api/dev/outbox', { query: { to: email } });
    const code = messages.find((message) => message.code)?.code ?? '';
    await client.post('/api/auth/verify', { body: { identifier: email, code } });
    return new Booker({
      call: async (method, path, body, headers) =>
        ((await client.request(method, path, { body, headers })).body ?? {}) as Record<string, unknown>,
      confirm: (clientSecret) => confirm(keys, clientSecret),
    });
  }

  /** @param onStep called before each request, with its name */
  async book(onStep: OnStep = async () => undefined): Promise<Booked> {
    const { quoteId, ride } = await this.request('card', onStep);
    return { quoteId, rideId: Number(ride['id']), paymentId: await this.pay(ride, onStep) };
  }

  /** Books a ride that searches for a driver immediately. */
  async bookCash(): Promise<void> {
    await this.request('cash');
  }

  /** Requests a price and books it. @returns the quote and the answer to the booking */
  async request(
    paymentMethod: 'card' | 'cash',
    onStep: OnStep = async () => undefined,
  ): Promise<{ quoteId: string; ride: Record<string, unknown> }> {
    await onStep('POST /api/calculate-pricing');
    const quote = await this.calls.call('POST', '/api/calculate-pricing', {
      groupSize: 4,
      rideType: 'GroupX',
      pickup: UPTOWN,
      destination: AIRPORT,
    });
    const quoteId = String(quote['quoteId']);
    await onStep('POST /api/rides');
    const ride = await this.calls.call(
      'POST',
      '/api/rides',
      { quoteId, paymentMethod, startPayment: paymentMethod === 'card' },
      { 'idempotency-key': quoteId },
    );
    return { quoteId, ride };
  }

  /**
   * Pays a booked ride with a card.
   * @param ride the answer to the booking, which has the payment unless the provider was slow
   * @returns the id of the payment, once it is authorized
   */
  async pay(ride: Record<string, unknown>, onStep: OnStep = async () => undefined): Promise<number> {
    const started = ride['payment'] as Record<string, unknown> | null;
    if (!started) await onStep('POST /api/create-payment-intent');
    const payment = started ?? (await this.calls.call('POST', '/api/create-payment-intent', { rideId: ride['id'] }));
    await onStep('confirmation at the sandbox');
    await this.calls.confirm(String(payment['clientSecret']));
    const paymentId = Number(payment['paymentId']);
    await onStep('POST /api/payments/:paymentId/refresh');
    const { state } = await this.calls.call('POST', `/api/payments/${paymentId}/refresh`);
    if (!PAID_STATES.includes(state)) throw new Error(`the payment is ${String(state)}`);
    return paymentId;
  }
}

async function confirm({ sandbox, publishableKey }: Keys, clientSecret: string): Promise<void> {
  const [intent = ''] = clientSecret.split('_secret');
  const answer = await fetch(`${sandbox}/v1/payment_intents/${intent}/confirm`, {
    method: 'POST',
    headers: { authorization: `Bearer ${publishableKey}` },
    body: new URLSearchParams({
      client_secret: clientSecret,
      payment_method: 'pm_card_visa',
      return_url: 'http://localhost/back',
    }),
  });
  if (!answer.ok) throw new Error(`the card was answered ${answer.status}: ${await answer.text()}`);
}
