import type { OperatorRole, VehicleClass } from '@groupride/contracts';
import { client, type Api, type Client } from './api';
import { application } from './applications';

export interface Person {
  id: number;
  name: string;
  email: string;
  phone: string;
  client: Client;
}

let count = 0;

/** Somebody new who has signed up and signed in through the API. */
export async function person(api: Api, name?: string): Promise<Person> {
  count += 1;
  const number = String(count).padStart(5, '0');
  const account = { name: name ?? `Person ${number}`, email: `p${number}@example.test`, phone: `98055${number}` };
  const c = client(api);
  await expectStatus(c.post('/api/users', account), 201);
  const { body } = await expectStatus(
    c.post('/api/auth/verify', { identifier: account.email, code: await api.outbox(account.email) }),
    200,
  );
  return { ...account, id: body.id as number, client: c };
}

/** Proves to have the phone of the account, or another number that becomes it. */
export async function verifyPhone(api: Api, who: Person, phone = who.phone): Promise<void> {
  if (phone !== who.phone) await expectStatus(who.client.patch('/api/users/me', { phone }), 200);
  await expectStatus(who.client.post('/api/users/me/phone/code'), 202);
  await expectStatus(who.client.post('/api/users/me/phone/verify', { code: await api.outbox(phone) }), 200);
}

/** An operator who has given both codes. The API must have been started with this address among its `ADMIN_EMAILS`. */
export async function operator(api: Api, email: string, phone = '7045559999'): Promise<Client> {
  const operations = client(api, 'admin');
  await expectStatus(operations.post('/api/users', { name: 'Olga Ops', email, phone }), 201);
  await expectStatus(operations.post('/api/auth/verify', { identifier: email, code: await api.outbox(email) }), 200);
  await expectStatus(operations.post('/api/auth/second-factor', { code: await api.outbox(phone) }), 200);
  return operations;
}

/** An operator with a role, who has given both codes. Inviting one by the API has its own test. */
export async function operatorWithRole(api: Api, role: OperatorRole): Promise<Person> {
  const someone = await person(api, `Otis ${role}`);
  await api.query(`UPDATE users SET is_admin = true, operator_role = $2 WHERE id = $1`, [someone.id, role]);
  const operations = client(api, 'admin');
  await expectStatus(operations.post('/api/auth/code', { identifier: someone.email }), 202);
  const code = await api.outbox(someone.email);
  await expectStatus(operations.post('/api/auth/verify', { identifier: someone.email, code }), 200);
  await expectStatus(operations.post('/api/auth/second-factor', { code: await api.outbox(someone.phone) }), 200);
  return { ...someone, client: operations };
}

export interface Driver extends Person {
  driverId: number;
}

/** An approved driver, online at a position. The application is approved in the database; approving it by the API has its own test. */
export async function driver(
  api: Api,
  at: { lat: number; lng: number },
  seats = 6,
  vehicleClass?: VehicleClass,
): Promise<Driver> {
  const someone = await person(api);
  const { body } = await expectStatus(
    someone.client.post('/api/drivers/applications', {
      ...application({ fullName: someone.name, vehicleMake: 'Test', vehicleModel: 'Van' }),
      licensePlate: `T${someone.id}`,
      seats,
      vehicleClass,
    }),
    201,
  );
  const driverId = body.id as number;
  await api.query(`UPDATE drivers SET application_status = 'approved' WHERE id = $1`, [driverId]);
  await expectStatus(someone.client.patch(`/api/drivers/${driverId}/location`, { lat: at.lat, lng: at.lng }), 204);
  await expectStatus(someone.client.patch(`/api/drivers/${driverId}/status`, { isOnline: true }), 200);
  return { ...someone, driverId };
}

/** The answer, if it has this status; otherwise an error that shows it. */
export async function expectStatus<T extends { status: number; body: unknown }>(
  call: Promise<T>,
  status: number,
): Promise<T> {
  const answer = await call;
  if (answer.status !== status)
    throw new Error(`expected ${status}, got ${answer.status}: ${JSON.stringify(answer.body)}`);
  return answer;
}
