import { formatCents, type Cents } from '@groupride/pricing';
import { ApiError } from '../../platform/http/api-error';

export const refundTooLarge = (most: Cents) => {
  const message = most > 0 ? `At most $${formatCents(most)} can be refunded.` : 'All of it was already refunded.';
  return new ApiError('refund_too_large', message, {
    errors: [{ field: 'amount', code: 'refund_too_large', message }],
  });
};

export const refundableChanged = (left: Cents) =>
  new ApiError(
    'refundable_changed',
    `Nothing was refunded, because the amount that is left to refund just changed to $${formatCents(left)}. Look at the refunds first.`,
    { extra: { refundable: formatCents(left) } },
  );

const notPossible = (why: string) => new ApiError('refund_not_possible', why);

export const nothingCaptured = () =>
  notPossible('Nothing was captured on this payment: there is nothing to refund. A hold is released instead.');
export const rideNotOver = () =>
  notPossible(
    'The ride is not over: what it costs is settled when it ends. Until then, what was taken comes back when the ride is cancelled.',
  );
export const paidInCash = () => notPossible('This ride is paid in cash: nothing can be refunded to a card.');
export const paidByAccount = () =>
  notPossible('A business account pays for this ride: nothing can be refunded to a card.');
export const isDisputed = () =>
  notPossible("The payer's bank has taken this payment back: the dispute decides about the money.");
