import type { ApiScope } from '@groupride/contracts';
import { type Api, client, type Client } from './api';
import { expectStatus } from './people';

/** A program that calls the API with a token. It has no cookies and names no origin. */
export const program = (api: Pick<Api, 'url'>, token: string): Client =>
  client(api, null, { authorization: `Bearer ${token}` });

/** A new token of somebody who is signed in. */
export async function tokenOf(
  owner: Client,
  scopes: readonly ApiScope[],
  expiresInDays = 30,
): Promise<{ id: number; secret: string }> {
  const { body } = await expectStatus(owner.post('/api/tokens', { name: 'Test', scopes, expiresInDays }), 201);
  return { id: body.token.id as number, secret: body.secret as string };
}
