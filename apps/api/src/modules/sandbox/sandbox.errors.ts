import { MAX_SANDBOX_DRIVERS } from '@groupride/contracts';
import { ApiError, notFound } from '../../platform/http/api-error';

export const clockAdvancing = () =>
  new ApiError('clock_advancing', 'The test clock is advancing. Wait until it is ready, and try again.');
export const clockGoesForward = (now: Date) =>
  new ApiError('clock_goes_forward', `The test clock only moves forward. It is now ${now.toISOString()}.`);
export const noSuchDriver = () => notFound('driver of the sandbox');
export const noSuchRide = () => notFound('ride');
export const tooManyDrivers = () =>
  new ApiError('too_many_sandbox_drivers', `You control ${MAX_SANDBOX_DRIVERS} drivers. Use one of them.`);
export const driverStalled = () =>
  new ApiError('driver_stalled', 'This driver sends no positions. Resume the driver first.');
export const noRideInHand = () => new ApiError('no_ride_in_hand', 'This driver has no ride. Accept one first.');
export const nothingOffered = () =>
  new ApiError('offer_gone', 'No ride is offered to this driver now. Name one of yours, or wait for an offer.');
export const driverTooFast = (advanceSeconds: number) =>
  new ApiError(
    'driver_too_fast',
    `No car gets there so soon. Advance the test clock by ${advanceSeconds} seconds, then move again.`,
    { extra: { advanceSeconds } },
  );
