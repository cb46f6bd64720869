import { formatCents, type Cents } from '@groupride/pricing';
import { ApiError, notFound } from '../../platform/http/api-error';

export const notSettleable = () => new ApiError('ride_state_conflict', 'You can settle up once the trip is completed.');
export const nothingToSettle = () => notFound('settle-up');
export const otherAmount = (amount: Cents) =>
  new ApiError('amount_mismatch', `The amount to settle is ${formatCents(amount)}.`, {
    errors: [{ field: 'amount', code: 'amount_mismatch', message: `must be ${formatCents(amount)}` }],
  });
