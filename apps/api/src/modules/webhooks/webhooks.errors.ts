import { ApiError } from '../../platform/http/api-error';

export const malformedEvent = () =>
  new ApiError('malformed_request', 'The signature is valid, but this is not an event of the payment provider.');
export const signatureInvalid = () =>
  new ApiError('webhook_signature_invalid', 'This was not signed by the payment provider.');
