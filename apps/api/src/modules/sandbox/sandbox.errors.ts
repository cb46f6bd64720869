import { ApiError } from '../../platform/http/api-error';

export const clockAdvancing = () =>
  new ApiError('clock_advancing', 'The test clock is advancing. Wait until it is ready, and try again.');
export const clockGoesForward = (now: Date) =>
  new ApiError('clock_goes_forward', `The test clock goes forward only. It is ${now.toISOString()} now.`);
