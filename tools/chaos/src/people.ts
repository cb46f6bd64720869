import { applicationOf } from '../../../tools/bench/src/http/application';
import { UPTOWN } from '../../../tools/bench/src/money/booker';
import type { Journal } from './journal';
import { PatientClient } from './patient-client';

export interface Person {
  readonly id: number;
  readonly client: PatientClient;
}

export interface DriverPerson extends Person {
  readonly driverId: number;
}

let count = 0;

/** Signs up and signs in on the page of an application. */
export async function signUp(origin: string, journal: Journal): Promise<Person> {
  count += 1;
  const number = String(count).padStart(5, '0');
  const client = new PatientClient(origin, journal);
  const email = `chaos${number}@example.test`;
  await client.call('POST', '/api/users', { name: `Person ${number}`, email, phone: `98055${number}` });
  const { messages } = await client.call('GET', `/api/dev/outbox?to=${encodeURIComponent(email)}`);
  const code = (messages as { code: string | null }[]).find((message) => message.code)?.code;
  const { id } = await client.call('POST', '/api/auth/verify', { identifier: email, code });
  return { id: Number(id), client };
}

/** @param approve approves an application on behalf of operations */
export async function signUpDriver(
  origin: string,
  journal: Journal,
  approve: (driverId: number) => Promise<unknown>,
): Promise<DriverPerson> {
  const person = await signUp(origin, journal);
  const { id } = await person.client.call('POST', '/api/drivers/applications', {
    ...applicationOf({ vehicleMake: 'Chaos', licensePlate: `C${person.id}` }),
  });
  const driverId = Number(id);
  await approve(driverId);
  const driver = { ...person, driverId };
  await goOnline(driver);
  return driver;
}

/** Sends the position, which also keeps the driver from being considered unreachable. */
export async function goOnline({ client, driverId }: DriverPerson): Promise<void> {
  await client.call('PATCH', `/api/drivers/${driverId}/location`, { lat: UPTOWN.lat, lng: UPTOWN.lng });
  await client.call('PATCH', `/api/drivers/${driverId}/status`, { isOnline: true });
}
