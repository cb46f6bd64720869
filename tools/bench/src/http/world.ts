// Creates people and rides, so that the measured routes have data.
import { randomInt } from 'node:crypto';
import { GroupRideClient } from '@groupride/client';
import { cookieFetch } from '@groupride/client/cookies';
import type pg from 'pg';
import { applicationOf } from './application';

type App = 'rider' | 'driver' | 'admin';
type Json = ReturnType<typeof JSON.parse>;

const UPTOWN = { name: 'Uptown', lat: 35.2271, lng: -80.8431 };
const AIRPORT = { name: 'Charlotte Douglas International Airport', lat: 35.2214, lng: -80.9435 };
const RIDES_AHEAD = 5;
export const OPERATOR_EMAIL = 'bench-operator@example.test';

/** A person who is signed in to one of the applications. */
export class Person {
  private readonly session = cookieFetch();
  private readonly client: GroupRideClient;

  constructor(
    api: string,
    private readonly app: App,
    private readonly origin: string,
    readonly email: string,
    readonly phone = `98${String(randomInt(1e8)).padStart(8, '0')}`,
  ) {
    const headers = { Origin: origin, 'X-GroupRide-App': app };
    this.client = new GroupRideClient({ url: api, fetch: this.session.fetch, headers, retries: 0 });
  }

  /** Headers as sent by the application's web server. */
  get headers(): Record<string, string> {
    const cookie = this.session.cookie();
    return { Origin: this.origin, 'X-GroupRide-App': this.app, ...(cookie ? { Cookie: cookie } : {}) };
  }

  /** @throws Error when the request is not successful */
  async call(method: string, path: string, body?: object): Promise<Json> {
    return (await this.client.request(method, path, { body })).body as Json;
  }

  async signUp(name: string): Promise<void> {
    await this.call('POST', '/api/users', { name, email: this.email, phone: this.phone });
    await this.call('POST', '/api/auth/verify', { identifier: this.email, code: await this.codeSentTo(this.email) });
  }

  async codeSentTo(to: string): Promise<string> {
    const { messages } = (await this.call('GET', `/api/dev/outbox?to=${encodeURIComponent(to)}`)) as {
      messages: { code: string | null }[];
    };
    const code = messages.find((message) => message.code)?.code;
    if (!code) throw new Error(`no code was sent to ${to}`);
    return code;
  }
}

export interface World {
  rider: Person;
  driver: Person;
  operator: Person;
  /** A program with a token of the rider. */
  program: { headers: Record<string, string> };
  driverId: number;
  /** Id of a ride whose driver is on the way to the pickup. */
  rideId: number;
}

/** Books a cash ride from Uptown to the airport. @returns its id */
export async function book(rider: Person, schedule: object = {}): Promise<number> {
  const { quoteId } = await rider.call('POST', '/api/calculate-pricing', {
    groupSize: 4,
    rideType: 'GroupX',
    pickup: UPTOWN,
    destination: AIRPORT,
    ...schedule,
  });
  const { id } = await rider.call('POST', '/api/rides', { quoteId, paymentMethod: 'cash' });
  return id as number;
}

/** Noon in any time zone, some days from now. */
const daysAhead = (days: number) => ({
  bookingType: 'scheduled',
  scheduledDate: new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10),
  scheduledTime: '12:00',
});

/** Applies as a driver, approves the application, and goes online in Uptown. @returns the driver's id */
export async function goOnline(driver: Person, client: pg.Client): Promise<number> {
  const { id } = (await driver.call('POST', '/api/drivers/applications', {
    ...applicationOf({ vehicleMake: 'Bench', licensePlate: 'BENCH1' }),
  })) as { id: number };
  await client.query(`UPDATE drivers SET application_status = 'approved' WHERE id = $1`, [id]);
  await driver.call('PATCH', `/api/drivers/${id}/location`, { lat: UPTOWN.lat, lng: UPTOWN.lng });
  await driver.call('PATCH', `/api/drivers/${id}/status`, { isOnline: true });
  return id;
}

export async function createWorld(api: string, origins: Record<App, string>, client: pg.Client): Promise<World> {
  const rider = new Person(api, 'rider', origins.rider, 'bench-rider@example.test');
  const driver = new Person(api, 'driver', origins.driver, 'bench-driver@example.test');
  const operator = new Person(api, 'admin', origins.admin, OPERATOR_EMAIL);
  await rider.signUp('Bench Rider');
  await driver.signUp('Bench Driver');
  await operator.signUp('Bench Operator');
  await operator.call('POST', '/api/auth/second-factor', { code: await operator.codeSentTo(operator.phone) });
  const driverId = await goOnline(driver, client);
  for (let day = 2; day < 2 + RIDES_AHEAD; day += 1) await book(rider, daysAhead(day));
  const rideId = await book(rider);
  await acceptOnceOffered(driver, driverId, rideId);
  const { secret } = (await rider.call('POST', '/api/tokens', {
    name: 'Bench',
    scopes: ['account:read'],
    expiresInDays: 1,
  })) as { secret: string };
  const program = { headers: { Authorization: `Bearer ${secret}` } };
  return { rider, driver, operator, program, driverId, rideId };
}

async function acceptOnceOffered(driver: Person, driverId: number, rideId: number): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    const offers = (await driver.call('GET', `/api/rides/driver-requests/${driverId}`)) as { id: number }[];
    if (offers.some(({ id }) => id === rideId)) {
      await driver.call('POST', `/api/rides/${rideId}/accept/${driverId}`);
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('the ride was not offered to the driver within 30 seconds');
}
