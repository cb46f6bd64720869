import { MAX_WEBHOOK_ENDPOINTS } from '@groupride/contracts';
import { ApiError } from '../../platform/http/api-error';

export const tooManyEndpoints = (): ApiError =>
  new ApiError(
    'too_many_webhook_endpoints',
    `This account has ${MAX_WEBHOOK_ENDPOINTS} endpoints already. Delete one that is no longer used first.`,
  );

export const endpointDisabled = (): ApiError =>
  new ApiError('webhook_endpoint_disabled', 'The endpoint is disabled. Enable it first.');

export const noServiceAccount = (): ApiError =>
  new ApiError('forbidden', 'Webhooks belong to service accounts. Use a token of one.');
