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
];
