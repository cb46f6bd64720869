import { randomUUID } from 'node:crypto';
import { instantToZoned } from '@groupride/geo';
import { newAccount } from '../business';
import { expectStatus } from '../people';
import { SIGNED_IN } from './cast';
import { operations } from './operations-rows';
import type { Row, Situation } from './rows';

const once = () => ({ 'idempotency-key': randomUUID() });
const account = () => ({
  name: 'Matrix',
  billingEmails: [{ email: 'billing@matrix.test' }],
  billingAddress: '1 Main St',
  creditLimit: '10.00',
  paymentTermsDays: 30,
});
const accountOf = async ({ cast }: Situation) => {
  const { body } = await expectStatus(newAccount(cast.operations), 201);
  return { accountId: body.id as number };
};
const costCenterOf = async (situation: Situation) => {
  const { accountId } = await accountOf(situation);
  const path = `/api/admin/business-accounts/${accountId}/cost-centers`;
  const { body } = await expectStatus(situation.cast.operations.post(path, { code: 'A', name: 'A' }), 201);
  return { accountId, costCenterId: body.costCenters[0].id as number };
};
const newService = async ({ cast }: Situation) => {
  const { body } = await expectStatus(cast.operations.post('/api/admin/service-accounts', { name: 'Matrix' }), 201);
  return { serviceAccountId: body.id as number };
};
const connected = async (situation: Situation) => {
  const [ids, service] = [await accountOf(situation), await newService(situation)];
  const path = `/api/admin/business-accounts/${ids.accountId}/service-accounts`;
  await expectStatus(situation.cast.operations.post(path, service), 200);
  return { ...ids, ...service };
};
/** Inserted as it is after a ride; creating one has its own test. */
const invoiceOf = async (situation: Situation) => {
  const { accountId } = await accountOf(situation);
  const { api } = situation.cast.world;
  await api.query(`UPDATE business_accounts SET owed_cents = 100 WHERE id = $1`, [accountId]);
  const [row] = await api.query<{ id: number }>(
    `WITH next AS (UPDATE business_invoice_numbers SET last_number = last_number + 1 RETURNING last_number)
     INSERT INTO business_invoices (number, account_id, month, account_name, billing_address, total_cents, due_date)
     SELECT last_number, $1, '2026-01', 'Matrix', '1 Main St', 100, '2999-01-01' FROM next RETURNING id`,
    [accountId],
  );
  return { invoiceId: row!.id };
};
/** Inserted as it is after finance recorded it. */
const paymentOf = async (situation: Situation) => {
  const { invoiceId } = await invoiceOf(situation);
  const { api } = situation.cast.world;
  const [row] = await api.query<{ id: number }>(
    `WITH paid AS (UPDATE business_invoices SET paid_cents = 10 WHERE id = $1 RETURNING id)
     INSERT INTO business_payments (invoice_id, amount_cents, received_on, reference, recorded_by)
     SELECT id, 10, current_date, 'Wire', (SELECT min(id) FROM users) FROM paid RETURNING id`,
    [invoiceId],
  );
  return { paymentId: row!.id };
};
const cityDay = () => instantToZoned(new Date(), 'America/New_York').date;
const reason = () => ({ reason: 'Agreed' });

/** For services only, which `business-accounts.spec.ts` covers: all people are refused. */
const services = (route: string, more: Partial<Row> = {}): Row => ({
  route,
  audience: 'account',
  allowed: SIGNED_IN,
  on: 'open',
  outcome: '403',
  params: () => ({ invoiceId: 1, eventId: 1 }),
  ...more,
});

/** Business accounts, their invoices and event transports. */
export const BUSINESS_ROWS: readonly Row[] = [
  operations('GET /api/admin/business-accounts'),
  operations('POST /api/admin/business-accounts', { body: account }),
  operations('GET /api/admin/business-accounts/{accountId}', { params: accountOf }),
  operations('PATCH /api/admin/business-accounts/{accountId}', { params: accountOf, body: reason }),
  operations('PUT /api/admin/business-accounts/{accountId}/discounts', {
    params: accountOf,
    body: () => ({ rules: [{ fromRides: 10, percentOff: 5 }], ...reason() }),
  }),
  operations('GET /api/admin/business-accounts/{accountId}/charges', { params: accountOf }),
  operations('POST /api/admin/business-accounts/{accountId}/cost-centers', {
    params: accountOf,
    body: () => ({ code: 'A', name: 'A' }),
  }),
  operations('PATCH /api/admin/business-accounts/{accountId}/cost-centers/{costCenterId}', {
    params: costCenterOf,
    body: () => ({ active: false }),
  }),
  operations('POST /api/admin/business-accounts/{accountId}/service-accounts', {
    params: accountOf,
    body: newService,
  }),
  operations('DELETE /api/admin/business-accounts/{accountId}/service-accounts/{serviceAccountId}', {
    params: connected,
  }),
  operations('GET /api/admin/business-accounts/{accountId}/invoices', { params: accountOf }),
  operations('POST /api/admin/business-accounts/{accountId}/invoices', {
    params: accountOf,
    outcome: '409 nothing_to_invoice',
  }),
  operations('GET /api/admin/business-invoices/{invoiceId}', { params: invoiceOf }),
  operations('GET /api/admin/business-invoices/{invoiceId}/pdf', { params: invoiceOf }),
  operations('GET /api/admin/business-invoices/{invoiceId}/csv', { params: invoiceOf }),
  operations('POST /api/admin/business-invoices/{invoiceId}/payments', {
    params: invoiceOf,
    body: () => ({ amount: '0.01', receivedOn: cityDay(), reference: 'Wire' }),
    headers: once,
  }),
  operations('POST /api/admin/business-payments/{paymentId}/reverse', {
    params: paymentOf,
    body: reason,
    headers: once,
  }),
  operations('POST /api/admin/business-charges/{chargeId}/credits', {
    params: () => ({ chargeId: 2_000_000_000 }),
    body: () => ({ amount: '1.00', ...reason() }),
    headers: once,
    outcome: '404',
  }),
  operations('POST /api/admin/business-invoices/{invoiceId}/void', { params: invoiceOf, body: reason }),
  services('GET /api/business-account'),
  services('GET /api/business-account/charges'),
  services('GET /api/business-account/invoices'),
  services('GET /api/business-account/invoices/{invoiceId}'),
  services('GET /api/business-account/invoices/{invoiceId}/pdf'),
  services('GET /api/business-account/invoices/{invoiceId}/csv'),
  services('POST /api/event-transports', {
    body: () => ({ eventName: 'Matrix', rides: [] }),
    headers: once,
  }),
  services('GET /api/event-transports'),
  services('GET /api/event-transports/{eventId}'),
  services('GET /api/event-transports/{eventId}/cancellation'),
  services('POST /api/event-transports/{eventId}/cancel', { body: () => ({}), headers: once }),
];
