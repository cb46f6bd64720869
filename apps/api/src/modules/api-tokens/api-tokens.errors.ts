import { MAX_ACTIVE_TOKENS } from '@groupride/contracts';
import { ApiError, fieldError } from '../../platform/http/api-error';

export const tokenNotActive = (): ApiError =>
  new ApiError('token_not_active', 'This token was replaced or revoked, or has expired. Create a new one.');

export const tooManyTokens = (): ApiError =>
  new ApiError(
    'too_many_tokens',
    `There are ${MAX_ACTIVE_TOKENS} tokens already. Revoke one that is no longer used first.`,
  );

export const operationsScopesRefused = (): ApiError =>
  fieldError('scopes', 'only operators can give a token of their own scopes for operations');

export const serviceScopesRefused = (): ApiError =>
  fieldError('scopes', 'a service account can’t have scopes for operations');
