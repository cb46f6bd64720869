import type { ApiScope, OperatorRole } from '@groupride/contracts';
import { isSafe } from '../../platform/http/methods';
import type { Principal } from '../../platform/http/principal';

/** A token that is accepted, with its owner as the database knows them now. */
export interface TokenOwner {
  tokenId: number;
  scopes: readonly ApiScope[];
  /** Version of the API that was current when it was created. */
  version: string;
  expiresAt: Date;
  userId: number;
  name: string;
  isOperator: boolean;
  operatorRole: OperatorRole | null;
  driverId: number | null;
  isApprovedDriver: boolean;
}

/**
 * Whom a token acts as: its owner. Operators see and change what belongs to others, so their token needs the scope for operations on every
 * such request: reading does not make a token that may write rides an operator's.
 */
export function principalOf(owner: TokenOwner, method: string): Principal {
  const { tokenId, scopes, version, expiresAt, userId, name, isOperator, operatorRole, driverId, isApprovedDriver } =
    owner;
  const isAdmin = isOperator && scopes.includes(isSafe(method) ? 'operations:read' : 'operations:write');
  return {
    ...{ userId, name, isAdmin, driverId, isApprovedDriver },
    // Without a role, an operator may look only.
    ...(isAdmin ? { operatorRole: operatorRole ?? 'viewer' } : {}),
    secondFactorRequired: isOperator && !isAdmin,
    token: { id: tokenId, scopes, version, expiresAt },
  };
}
