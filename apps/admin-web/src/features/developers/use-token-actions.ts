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

/** What can be done with the tokens of one owner. */
export interface TokenActions {
  /** Whether its tokens can have an operator's rights. */
  mayOperate: boolean;
  create: (token: NewApiToken) => Promise<Result<CreatedApiToken>>;
  rotate: (tokenId: number, rotation: ApiTokenRotation) => Promise<Result<CreatedApiToken>>;
  revoke: (tokenId: number) => Promise<Result<unknown>>;
}

/** Of the operator who is signed in. */
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

/** Of a service account. */
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
