import { ApiError, notFound } from '../../platform/http/api-error';

export const noSuchPayment = () => notFound('payment');
export const noSuchCard = () => notFound('card');
export const paymentNotStarted = () =>
  new ApiError('payment_not_ready', 'This payment was not started. Open it again.');
