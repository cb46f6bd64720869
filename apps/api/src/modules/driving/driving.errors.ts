import { ApiError } from '../../platform/http/api-error';

export const notArrived = () => new ApiError('not_arrived', 'Mark your arrival at the pickup first.');
export const noVerifiedPassenger = () => new ApiError('no_verified_passenger', 'Verify at least one passenger, or say why you start without.');
export const cashAmountRequired = () =>
  new ApiError('cash_amount_required', 'Confirm the amount that you received in cash.', {
    errors: [{ field: 'amount', code: 'cash_amount_required', message: 'Confirm the amount that you received in cash' }],
  });
export const amountMismatch = (expected: string) =>
  new ApiError('amount_mismatch', `The amount of this ride is ${expected}.`, {
    errors: [{ field: 'amount', code: 'amount_mismatch', message: `must be ${expected}` }],
  });
export const driverBusy = () => new ApiError('driver_busy', 'You have a ride under way. Finish it first.');
