import { ApiError } from '../../platform/http/api-error';

export const offerGone = () => new ApiError('offer_gone', 'This request is no longer open to you.');
export const noVehicleAvailable = () =>
  new ApiError(
    'no_vehicle_available',
    'No suitable vehicle is available near your pickup right now. Nothing was charged. Schedule the ride instead.',
  );
export const driverBusy = () => new ApiError('driver_busy', 'You have a ride under way. Finish it first.');
export const timeTaken = () =>
  new ApiError('ride_overlaps', 'You have another ride at that time. Release that one first, or decline this request.');
export const notAssignable = () =>
  new ApiError('driver_not_assignable', 'This driver can’t take the ride now. Choose another one.');
export const searchNotBegun = (from: Date) =>
  new ApiError(
    'too_early',
    `The search for a driver begins at ${from.toISOString()}. Advance the test clock to then.`,
    {
      extra: { from: from.toISOString() },
    },
  );
export const cannotTakeRide = (reason: string) =>
  new ApiError('driver_not_assignable', `This driver can’t be offered the ride: ${reason}.`, { extra: { reason } });
