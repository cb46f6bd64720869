import { expectStatus } from '../people';
import { SIGNED_IN } from './cast';
import type { Row, Situation } from './rows';

const token = () => ({ name: 'Matrix', scopes: ['rides:read'], expiresInDays: 30 });
const rotation = () => ({ expiresInDays: 30, overlapHours: 24 });

/** A token of the organizer. */
const tokenOf =
  (use: string) =>
  ({ cast, scene }: Situation) =>
    cast.once(`token to ${use}`, async () => {
      const { body } = await expectStatus(scene.organizer.client.post('/api/tokens', token()), 201);
      return { tokenId: body.token.id as number };
    });

const serviceAccountOf =
  (use: string) =>
  ({ cast }: Situation) =>
    cast.once(`service account to ${use}`, async () => {
      const { body: account } = await expectStatus(
        cast.operations.post('/api/admin/service-accounts', { name: 'Matrix' }),
        201,
      );
      const { body } = await expectStatus(
        cast.operations.post(`/api/admin/service-accounts/${account.id}/tokens`, token()),
        201,
      );
      return { accountId: account.id as number, tokenId: body.token.id as number };
    });

const own = (route: string, more: Partial<Row> = {}): Row => ({
  route,
  audience: 'account',
  allowed: SIGNED_IN,
  on: 'open',
  ...more,
});
const operations = (route: string, more: Partial<Row> = {}): Row =>
  own(route, { audience: 'operations', allowed: ['operator'], ...more });

/**
 * Nothing listens there, because deliveries are irrelevant to access. Nor does the event happen here: each delivery is tried again and again
 * while the other rows make their calls, and events of every type would be a thousand deliveries.
 */
const webhook = () => ({ url: 'http://127.0.0.1:9/', description: 'Matrix', eventTypes: ['payment.dispute_lost'] });

const endpointOf =
  (use: string) =>
  ({ cast }: Situation) =>
    cast.once(`webhook endpoint to ${use}`, async () => {
      const { body } = await expectStatus(cast.operations.post('/api/admin/webhook-endpoints', webhook()), 201);
      const endpointId = body.endpoint.id as number;
      const test = await expectStatus(cast.operations.post(`/api/admin/webhook-endpoints/${endpointId}/test`), 201);
      return { endpointId, deliveryId: test.body.id as number };
    });

/** For programs only, which `webhooks.spec.ts` covers: all people are refused. */
const programs = (route: string, more: Partial<Row> = {}): Row =>
  own(route, { outcome: '403', params: () => ({ endpointId: 1, deliveryId: 1 }), ...more });

export const TOKEN_ROWS: readonly Row[] = [
  own('GET /api/tokens'),
  own('POST /api/tokens', { body: token }),
  own('POST /api/tokens/{tokenId}/rotation', { allowed: ['organizer'], params: tokenOf('rotate'), body: rotation }),
  own('DELETE /api/tokens/{tokenId}', { allowed: ['organizer'], params: tokenOf('revoke') }),
  operations('GET /api/admin/api-requests', { query: '?search=rides&outcome=refused' }),
  operations('GET /api/admin/service-accounts'),
  operations('POST /api/admin/service-accounts', { body: () => ({ name: 'Matrix' }) }),
  operations('POST /api/admin/service-accounts/{accountId}/tokens', { params: serviceAccountOf('use'), body: token }),
  operations('POST /api/admin/service-accounts/{accountId}/tokens/{tokenId}/rotation', {
    params: serviceAccountOf('rotate'),
    body: rotation,
  }),
  operations('DELETE /api/admin/service-accounts/{accountId}/tokens/{tokenId}', { params: serviceAccountOf('revoke') }),
  operations('DELETE /api/admin/service-accounts/{accountId}', { params: serviceAccountOf('close') }),
  operations('GET /api/admin/webhook-endpoints'),
  operations('POST /api/admin/webhook-endpoints', { body: webhook }),
  operations('PATCH /api/admin/webhook-endpoints/{endpointId}', {
    params: endpointOf('change'),
    body: () => ({ description: 'Changed' }),
  }),
  operations('POST /api/admin/webhook-endpoints/{endpointId}/secret', {
    params: endpointOf('change'),
    body: () => ({ overlapHours: 24 }),
  }),
  operations('POST /api/admin/webhook-endpoints/{endpointId}/test', { params: endpointOf('change') }),
  operations('POST /api/admin/webhook-endpoints/{endpointId}/replay', {
    params: endpointOf('change'),
    body: () => ({ since: '2026-01-01T00:00:00Z' }),
  }),
  operations('GET /api/admin/webhook-endpoints/{endpointId}/fault', { params: endpointOf('change') }),
  operations('PUT /api/admin/webhook-endpoints/{endpointId}/fault', {
    params: endpointOf('change'),
    body: () => ({ fault: 'duplicate', times: 1 }),
  }),
  operations('DELETE /api/admin/webhook-endpoints/{endpointId}/fault', { params: endpointOf('change') }),
  operations('GET /api/admin/webhook-deliveries', { query: '?state=waiting&type=webhook.test' }),
  operations('GET /api/admin/webhook-deliveries/{deliveryId}', { params: endpointOf('change') }),
  operations('POST /api/admin/webhook-deliveries/{deliveryId}/replay', { params: endpointOf('change') }),
  operations('DELETE /api/admin/webhook-endpoints/{endpointId}', {
    params: ({ cast, name, role }) =>
      cast.once(`webhook endpoint for ${name ?? role} to delete`, async () => {
        const { body } = await expectStatus(cast.operations.post('/api/admin/webhook-endpoints', webhook()), 201);
        return { endpointId: body.endpoint.id as number };
      }),
  }),
  programs('GET /api/webhook-endpoints'),
  programs('POST /api/webhook-endpoints', { body: webhook }),
  programs('PATCH /api/webhook-endpoints/{endpointId}', { body: () => ({ description: 'Changed' }) }),
  programs('DELETE /api/webhook-endpoints/{endpointId}'),
  programs('POST /api/webhook-endpoints/{endpointId}/secret', { body: () => ({ overlapHours: 24 }) }),
  programs('POST /api/webhook-endpoints/{endpointId}/test'),
  programs('POST /api/webhook-endpoints/{endpointId}/replay', { body: () => ({ since: '2026-01-01T00:00:00Z' }) }),
  programs('GET /api/webhook-deliveries'),
  programs('GET /api/webhook-deliveries/{deliveryId}'),
  programs('POST /api/webhook-deliveries/{deliveryId}/replay'),
];
