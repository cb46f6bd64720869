import { ApiError } from '../../platform/http/api-error';

export const onlyOrganizerAsks = () =>
  new ApiError('forbidden', 'Only the person who booked this ride can ask or remind the group.');

export function tooSoon(waitMs: number): ApiError {
  const retryAfterSeconds = Math.max(1, Math.ceil(waitMs / 1000));
  return new ApiError('too_many_requests', `You just did that. Try again in ${retryAfterSeconds} seconds.`, {
    retryAfterSeconds,
  });
}
