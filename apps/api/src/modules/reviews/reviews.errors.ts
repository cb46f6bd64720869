import { ApiError, notFound } from '../../platform/http/api-error';

export const alreadyReviewed = () => new ApiError('already_reviewed', 'You already rated this ride.');
export const notReviewable = () =>
  new ApiError('ride_state_conflict', 'You can rate a ride after you have taken it and it is completed.');
export const replyChanged = (reply: string | null, repliedBy: string | null) =>
  new ApiError('reply_changed', 'A colleague replied to this review.', { extra: { reply, repliedBy } });
export const noSuchReview = () => notFound('review');
export const reviewHidden = () => new ApiError('ride_state_conflict', 'This review is already hidden.');
export const reviewShown = () => new ApiError('ride_state_conflict', 'This review is not hidden.');
