import { ApiError } from '../../platform/http/api-error';

export const offerGone = () => new ApiError('offer_gone', 'This request is no longer open to you.');
export const driverBusy = () => new ApiError('driver_busy', 'You have a ride under way. Finish it first.');
export const timeTaken = () => new ApiError('driver_busy', 'You have another ride at that time.');
