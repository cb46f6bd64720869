import { ApiError, notFound } from '../../platform/http/api-error';

export const noSuchPayment = () => notFound('payment');
export const noReceiptYet = () => new ApiError('not_found', 'There is no receipt for you yet. It is issued when the ride is over.');
export const nothingDue = (why: string) => new ApiError('payment_not_due', why);
export const providerUnavailable = () =>
  new ApiError('payment_provider_unavailable', 'Card payments can not be reached at the moment. Nothing was charged; please try again.', {
    retryAfterSeconds: 5,
  });
export const malformedReport = () => new ApiError('malformed_request', 'This is signed, but it is no event of the payment provider.');
export const signatureInvalid = () => new ApiError('webhook_signature_invalid', 'This is not signed by the payment provider.');
