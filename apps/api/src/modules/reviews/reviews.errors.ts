import { ApiError } from '../../platform/http/api-error';

export const alreadyReviewed = () => new ApiError('already_reviewed', 'You already rated this ride.');
export const notReviewable = () =>
  new ApiError('ride_state_conflict', 'You can rate a ride after you have taken it and it is completed.');
