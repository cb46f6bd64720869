import { ApiError } from '../../platform/http/api-error';

export const malformedEvent = () =>
  new ApiError('malformed_request', 'This is signed, but it is no event of the payment provider.');
export const signatureInvalid = () =>
  new ApiError('webhook_signature_invalid', 'This is not signed by the payment provider.');
