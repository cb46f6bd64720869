import { ApiError } from '../../platform/http/api-error';

export const tripLinkInvalid = () => new ApiError('trip_link_invalid', 'This link doesn’t lead to a trip.');
export const tripLinkRevoked = () => new ApiError('trip_link_revoked', 'Whoever shared this trip stopped sharing it.');
export const tripLinkExpired = () =>
  new ApiError('trip_link_expired', 'This trip has ended. Links work until one hour after the end.');
export const tooManyTripLinks = () =>
  new ApiError('too_many_trip_links', 'You have 10 links for this ride. Stop sharing one of them first.');
