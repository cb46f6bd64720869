import type { ApiScope, OperatorRole } from '@groupride/contracts';
import { isSafe } from '../../platform/http/methods';
import type { Principal } from '../../platform/http/principal';

/** An accepted token with the current state of its owner. */
export interface TokenOwner {
  tokenId: number;
  scopes: readonly ApiScope[];
  /** The API version that was current when the token was created. */
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
 * The principal of a token, which acts as its owner. It has an operator's rights only with the scope for operations
 * that matches the method: a token that may read for operations and write rides does not write as an operator.
 */
export function principalOf(owner: TokenOwner, method: string): Principal {
  const { tokenId, scopes, version, expiresAt, userId, name, isOperator, operatorRole, driverId, isApprovedDriver } =
    owner;
  const isAdmin = isOperator && scopes.includes(isSafe(method) ? 'operations:read' : 'operations:write');
  return {
    userId,
    name,
    isAdmin,
    driverId,
    isApprovedDriver,
    // An operator without a role may only view.
    ...(isAdmin ? { operatorRole: operatorRole ?? 'viewer' } : {}),
    secondFactorRequired: isOperator && !isAdmin,
    token: { id: tokenId, scopes, version, expiresAt },
  };
}
