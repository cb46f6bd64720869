import type { RideStatus } from '@groupride/contracts';
import { formatCents, type Cents } from '@groupride/pricing';
import { ApiError, notFound } from '../../platform/http/api-error';

export const noSuchRide = () => notFound('ride');

export function feeHasChanged(fee: Cents): ApiError {
  const now = formatCents(fee);
  return new ApiError('amount_mismatch', `Cancelling costs $${now} by now.`, { extra: { fee: now } });
}

export function rideStateConflict(status: RideStatus): ApiError {
  return new ApiError('ride_state_conflict', `That is not possible now: the ride is ${status.replaceAll('_', ' ')}.`, { extra: { status } });
}
