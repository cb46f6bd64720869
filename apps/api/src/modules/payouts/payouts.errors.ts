import { formatCents, type Cents } from '@groupride/pricing';
import { ApiError } from '../../platform/http/api-error';

export const payoutAccountNotReady = () =>
  new ApiError('payout_account_not_ready', 'Add your bank details first, so that we know where to send your money.');
export const payoutTooLarge = (most: Cents) =>
  new ApiError(
    'payout_too_large',
    most > 0 ? `You can pay out at most $${formatCents(most)} now.` : 'Nothing is available to pay out yet.',
    {
      errors: [
        {
          field: 'amount',
          code: 'payout_too_large',
          message: most > 0 ? `At most $${formatCents(most)}` : 'Nothing is available to pay out yet',
        },
      ],
    },
  );
export const payoutNotRepeatable = () =>
  new ApiError('payout_not_repeatable', 'This payout didn’t fail, or it was already sent again.');
