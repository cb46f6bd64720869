import type { Exclusion } from '@groupride/contracts';
import { ApiError } from '../../platform/http/api-error';

export const offerGone = () => new ApiError('offer_gone', 'This request is no longer open to you.');
export const noVehicleAvailable = () =>
  new ApiError(
    'no_vehicle_available',
    'No suitable vehicle is available near your pickup right now. Nothing was charged. Schedule the ride instead.',
  );
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
/** Why a scheduled ride is not open to a driver. */
const NOT_OPEN = {
  taken: 'Another driver has this ride now. You can join its standby list.',
  offered: 'This ride is offered to another driver right now. Look again in half an hour.',
  over: 'This ride isn’t open to drivers anymore.',
  search: 'This ride starts soon, so it goes to a driver nearby. Go online to be offered it.',
  mine: 'This ride is already yours.',
  open: 'This ride has no driver yet. Take it instead of joining a standby list.',
} as const;
export const rideTaken = (why: keyof typeof NOT_OPEN) => new ApiError('ride_taken', NOT_OPEN[why], { extra: { why } });

const NOT_SUITABLE: Partial<Record<Exclusion, string>> = {
  member: 'You have a seat on this ride, so somebody else has to drive it.',
  refused: 'You declined this ride or gave it back.',
  not_confirmed: 'You did not confirm this ride in time.',
  stopped_coming: 'You had this ride and did not come in time.',
  taken_back: 'You had this ride, and operations took it back.',
  documents_expired: 'One of your documents expires before this ride. Upload a new one first.',
  vehicle_too_small: 'This group is larger than your vehicle.',
  class_not_suitable: 'This ride needs another kind of vehicle.',
};
export const rideNotSuitable = (reason: Exclusion) =>
  reason === 'scheduled_ride'
    ? new ApiError('ride_overlaps', 'You have another ride at that time, or not enough time to drive between the two.')
    : new ApiError('ride_not_suitable', NOT_SUITABLE[reason] ?? 'This ride is not for your vehicle or account.', {
        extra: { reason },
      });
