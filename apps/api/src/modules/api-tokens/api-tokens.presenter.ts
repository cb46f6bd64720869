import type { ApiTokenView, ServiceAccountView } from '@groupride/contracts';
import type { StoredToken } from './api-tokens.repository';
import type { ServiceAccount } from './service-accounts.repository';

/** @param now decides whether the token has expired */
export function presentToken(token: StoredToken, now: Date): ApiTokenView {
  const { id, name, prefix, scopes, version, replacedBy, createdAt, expiresAt, lastUsedAt, revokedAt } = token;
  return {
    id,
    name,
    prefix,
    scopes,
    version,
    replacedBy,
    state: revokedAt ? 'revoked' : expiresAt <= now ? 'expired' : 'active',
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    revokedAt: revokedAt?.toISOString() ?? null,
  };
}

/** @param createdBy name of the operator who created the account */
export function presentServiceAccount(account: ServiceAccount, createdBy: string): Omit<ServiceAccountView, 'tokens'> {
  const { id, name, userId, createdAt, closedAt } = account;
  return { id, name, userId, createdBy, createdAt: createdAt.toISOString(), closedAt: closedAt?.toISOString() ?? null };
}
