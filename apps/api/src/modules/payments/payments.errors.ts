import { ApiError } from '../../platform/http/api-error';

export const nothingDue = (why: string) => new ApiError('payment_not_due', why);

export const accountHasDebt = (rideId: number): ApiError =>
  new ApiError('account_has_debt', 'You still owe an amount for a ride. Pay it, then delete your account.', {
    extra: { rideId },
  });

export const accountHasPayment = (rideId: number): ApiError =>
  new ApiError(
    'account_has_payment',
    'A payment of yours isn’t finished yet. Money that was set aside is usually charged or released within a day; then delete your account.',
    { extra: { rideId } },
  );
