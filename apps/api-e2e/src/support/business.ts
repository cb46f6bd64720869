import { randomUUID } from 'node:crypto';
import type { ApiScope } from '@groupride/contracts';
import type { Api, Client } from './api';
import { expectStatus, type Person } from './people';
import { quote, type Booking } from './rides';
import { program } from './tokens';

/** A service of a business account, which acts with a token. */
export interface Service extends Person {
  serviceAccountId: number;
  token: string;
}

const SCOPES: ApiScope[] = [
  'business:read',
  'business:write',
  'quotes:write',
  'rides:read',
  'rides:write',
  'members:read',
  'members:write',
];

/** A service account with a token, on no business account yet. */
export async function service(api: Api, operations: Client, name = 'Lobby of Acme', scopes = SCOPES): Promise<Service> {
  const { body: account } = await expectStatus(operations.post('/api/admin/service-accounts', { name }), 201);
  const { body: token } = await expectStatus(
    operations.post(`/api/admin/service-accounts/${account.id}/tokens`, { name: 'Test', scopes, expiresInDays: 30 }),
    201,
  );
  const client = program(api, token.secret as string);
  const secret = token.secret as string;
  return { id: account.userId, serviceAccountId: account.id, token: secret, name, email: '', phone: '', client };
}

export const newAccount = (operations: Client, more: object = {}) =>
  operations.post('/api/admin/business-accounts', {
    name: 'Acme',
    billingEmails: [{ email: `billing-${randomUUID()}@acme.test` }],
    billingAddress: '1 Main St',
    creditLimit: '1000.00',
    paymentTermsDays: 30,
    ...more,
  });

/** A business account with a service that books on it. */
export async function business(
  api: Api,
  operations: Client,
  more: object = {},
  scopes: readonly ApiScope[] = [],
): Promise<{ id: number; service: Service; emails: string[] }> {
  const { body } = await expectStatus(newAccount(operations, more), 201);
  const booker = await service(api, operations, undefined, [...SCOPES, ...scopes]);
  await expectStatus(
    operations.post(`/api/admin/business-accounts/${body.id}/service-accounts`, {
      serviceAccountId: booker.serviceAccountId,
    }),
    200,
  );
  const emails = (body.billingEmails as { email: string }[]).map(({ email }) => email);
  return { id: body.id as number, service: booker, emails };
}

let guests = 0;
export function passenger(more: object = {}) {
  guests += 1;
  return { name: `Grace Hopper ${guests}`, email: `grace${guests}@guest.test`, ...more };
}

/** The answer to a booking on the account, at a new price. */
export async function tryBooking(by: Service, more: object = {}, booking: Booking = {}) {
  const { quoteId } = await quote(by, booking);
  return by.client.post('/api/rides', { quoteId, paymentMethod: 'account', passenger: passenger(), ...more });
}

export const bookOnAccount = async (by: Service, more: object = {}, booking: Booking = {}) =>
  (await expectStatus(tryBooking(by, more, booking), 201)).body;
