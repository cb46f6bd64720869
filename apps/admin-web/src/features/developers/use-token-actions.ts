import type { ApiTokenRotation, CreatedApiToken, NewApiToken } from '@groupride/web-api-client';
import {
  useCreateServiceTokenMutation,
  useCreateTokenMutation,
  useRevokeServiceTokenMutation,
  useRevokeTokenMutation,
  useRotateServiceTokenMutation,
  useRotateTokenMutation,
} from './api';

interface Result<T> {
  data?: T | undefined;
  error?: unknown;
}

/** Actions for the tokens of one owner. */
export interface TokenActions {
  /** Whether the owner's tokens can have an operator's permissions. */
  mayOperate: boolean;
  create: (token: NewApiToken) => Promise<Result<CreatedApiToken>>;
  rotate: (tokenId: number, rotation: ApiTokenRotation) => Promise<Result<CreatedApiToken>>;
  revoke: (tokenId: number) => Promise<Result<unknown>>;
}

/** Actions for the tokens of the signed-in operator. */
export function usePersonalTokenActions(): TokenActions {
  const [create] = useCreateTokenMutation();
  const [rotate] = useRotateTokenMutation();
  const [revoke] = useRevokeTokenMutation();
  return {
    mayOperate: true,
    create: (newApiToken) => create({ newApiToken }),
    rotate: (tokenId, apiTokenRotation) => rotate({ tokenId, apiTokenRotation }),
    revoke: (tokenId) => revoke({ tokenId }),
  };
}

/** Actions for the tokens of a service account. */
export function useServiceTokenActions(accountId: number): TokenActions {
  const [create] = useCreateServiceTokenMutation();
  const [rotate] = useRotateServiceTokenMutation();
  const [revoke] = useRevokeServiceTokenMutation();
  return {
    mayOperate: false,
    create: (newApiToken) => create({ accountId, newApiToken }),
    rotate: (tokenId, apiTokenRotation) => rotate({ accountId, tokenId, apiTokenRotation }),
    revoke: (tokenId) => revoke({ accountId, tokenId }),
  };
}
