import { randomUUID } from 'node:crypto';
import type {
  AdminDriverRow,
  DriverView,
  OutboxList,
  OutboxMessage,
  Place,
  PlaceList,
  PricingView,
  RideRequestView,
  RideView,
  UserView,
} from '@groupride/contracts';
import { expect, request, type APIRequestContext, type APIResponse } from '@playwright/test';
import { requireAddresses } from './addresses';
import { applicationOf } from './applications';
import { OPERATOR, type Person } from './people';

/** Cookies of somebody. */
export type Session = Awaited<ReturnType<APIRequestContext['storageState']>>;

/** The API as one person uses it. Paths are those below /api. */
export class Api {
  constructor(
    private readonly context: APIRequestContext,
    /** Address that answers. */
    private readonly address: string,
    /** Of the application in which the person acts. */
    private readonly origin: string = address,
  ) {}

  static async anonymous(app: 'rider' | 'driver' | 'admin' = 'rider'): Promise<Api> {
    const addresses = requireAddresses();
    return new Api(await request.newContext(), addresses.api, addresses[app]);
  }

  async get<T>(path: string): Promise<T> {
    return this.body<T>(await this.context.get(this.url(path), { headers: { origin: this.origin } }));
  }
  async post<T>(path: string, data?: object, headers?: Record<string, string>): Promise<T> {
    return this.body<T>(
      await this.context.post(this.url(path), { data, headers: { origin: this.origin, ...headers } }),
    );
  }
  async patch<T>(path: string, data: object): Promise<T> {
    return this.body<T>(await this.context.patch(this.url(path), { data, headers: { origin: this.origin } }));
  }
  async put<T>(path: string, data: object): Promise<T> {
    return this.body<T>(await this.context.put(this.url(path), { data, headers: { origin: this.origin } }));
  }
  /** Whatever the answer is. */
  raw(method: string, path: string, data?: object): Promise<APIResponse> {
    return this.context.fetch(this.url(path), { method, data, headers: { origin: this.origin } });
  }
  /** The cookies, for a browser. */
  session(): Promise<Session> {
    return this.context.storageState();
  }
  dispose(): Promise<void> {
    return this.context.dispose();
  }

  private url(path: string): string {
    return `${this.address}/api${path}`;
  }

  private async body<T>(response: APIResponse): Promise<T> {
    const text = await response.text();
    expect(response.ok(), `${response.status()} ${response.url()}: ${text}`).toBe(true);
    return (text ? JSON.parse(text) : undefined) as T;
  }
}

/** Messages to an address or telephone, as the development outbox shows them. */
export async function messagesTo(to: string): Promise<OutboxMessage[]> {
  const api = await Api.anonymous();
  try {
    return (await api.get<OutboxList>(`/dev/outbox?to=${encodeURIComponent(to)}`)).messages;
  } finally {
    await api.dispose();
  }
}

/** Remembers what has arrived so far, does `send`, and waits for the one-time code that arrives after it. */
export async function codeAfter(to: string, send: () => Promise<unknown>): Promise<string> {
  const seen = new Set((await messagesTo(to)).map(({ id }) => id));
  await send();
  let code: string | null = null;
  await expect
    .poll(
      async () => {
        const fresh = (await messagesTo(to))
          .filter((message) => message.code && !seen.has(message.id))
          .sort((a, b) => b.id - a.id);
        code = fresh[0]?.code ?? null;
        return code;
      },
      // The crawl has no configuration of the test runner to take it from.
      { message: `a one-time code for ${to}`, timeout: 20_000 },
    )
    .not.toBeNull();
  return code ?? '';
}

/** Signs somebody up, or in when they are known, by the API alone: with a client of their own, or with the one that is given. */
export async function signedIn(person: Person, client?: Api): Promise<{ api: Api; user: UserView }> {
  const api = client ?? (await Api.anonymous(person === OPERATOR ? 'admin' : 'rider'));
  const code = await codeAfter(person.email, async () => {
    const { name, email, phone } = person;
    const signUp = await api.raw('POST', '/users', { name, email, phone });
    if (signUp.status() === 409) await api.raw('POST', '/auth/code', { identifier: email });
  });
  const verify = () => api.post<UserView>('/auth/verify', { identifier: person.email, code });
  if (person !== OPERATOR) return { api, user: await verify() };
  let user: UserView | undefined;
  const second = await codeAfter(person.phone, async () => (user = await verify()));
  user = await api.post<UserView>('/auth/second-factor', { code: second });
  return { api, user };
}

let operatorsApi: Promise<Api> | undefined;

/** The API as the operator uses it. Signed in once: an account gets only a few codes in a quarter of an hour. */
export function operator(): Promise<Api> {
  operatorsApi ??= signedIn(OPERATOR).then(({ api }) => api);
  return operatorsApi;
}

/** Books a ride that is paid in cash. */
export const bookCash = (rider: Api, trip: { pickup: string; destination: string }): Promise<RideView> =>
  bookRide(rider, trip, 'cash');

/** Books a ride; one that is paid by card waits for the payment. */
export async function bookRide(
  rider: Api,
  { pickup, destination }: { pickup: string; destination: string },
  paymentMethod: 'cash' | 'card',
): Promise<RideView> {
  const places = await Promise.all([pickup, destination].map(async (name) => placeNamed(rider, name)));
  const quote = await rider.post<PricingView>('/calculate-pricing', {
    groupSize: 4,
    rideType: 'GroupX',
    pickup: places[0],
    destination: places[1],
    bookingType: 'now',
  });
  return rider.post<RideView>('/rides', { quoteId: quote.quoteId, paymentMethod }, { 'idempotency-key': randomUUID() });
}

export async function placeNamed(api: Api, name: string): Promise<Place> {
  const { places } = await api.get<PlaceList>(`/places?search=${encodeURIComponent(name)}`);
  const found = places.find((place) => place.name === name);
  if (!found) throw new Error(`no place is called ${name}`);
  return { name: found.name, lat: found.lat, lng: found.lng };
}

/** Puts a driver on the road at a place and takes the ride when it is offered. */
export async function acceptAt(driver: Api, driverId: number, { lat, lng }: Place, rideId: number): Promise<void> {
  await driver.patch(`/drivers/${driverId}/location`, { lat, lng });
  await driver.patch(`/drivers/${driverId}/status`, { isOnline: true });
  await expect
    .poll(async () => (await driver.get<RideRequestView[]>(`/rides/driver-requests/${driverId}`)).map(({ id }) => id), {
      message: 'an offer of the ride',
      timeout: 30_000,
    })
    .toContain(rideId);
  await driver.post(`/rides/${rideId}/accept/${driverId}`);
}

/** Makes somebody an approved driver. */
export async function approvedDriver(person: Person): Promise<{ api: Api; driver: DriverView }> {
  const { api } = await signedIn(person);
  const driver = await api.post<DriverView>('/drivers/applications', applicationOf(person));
  await (await operator()).patch<AdminDriverRow>(`/admin/drivers/${driver.id}`, { applicationStatus: 'approved' });
  return { api, driver };
}
