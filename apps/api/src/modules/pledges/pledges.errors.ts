import { ApiError } from '../../platform/http/api-error';

export const pledgeNotReached = (missing: number) =>
  new ApiError(
    'pledge_not_reached',
    missing === 1 ? 'One more person has to join first.' : `${missing} more people have to join first.`,
    { extra: { missing } },
  );
export const pledgeAlreadyClosed = () =>
  new ApiError('pledge_closed', 'The deadline has passed, or the ride is booked already.');
