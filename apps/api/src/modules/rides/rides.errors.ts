import type { RideStatus } from '@groupride/contracts';
import { ApiError, notFound } from '../../platform/http/api-error';

export const noSuchRide = () => notFound('ride');

export function rideStateConflict(status: RideStatus): ApiError {
  return new ApiError('ride_state_conflict', `That is not possible now: the ride is ${status.replaceAll('_', ' ')}.`, {
    extra: { status },
  });
}
