import { ApiError } from '../../platform/http/api-error';

const field = (name: string, code: string, message: string) => ({ errors: [{ field: name, code, message }] });

export const oneProof = () =>
  new ApiError(
    'validation_failed',
    'Give either the code or the text of the QR code.',
    field('code', 'one_of', 'Give either the code or the text of the QR code'),
  );
/** Rounds up to whole minutes. */
const minutesOf = (seconds: number) => (seconds <= 60 ? 'one minute' : `${Math.ceil(seconds / 60)} minutes`);

export const wrongCode = (attemptsLeft: number) =>
  new ApiError(
    'verification_code_wrong',
    `That is not the code of a passenger of this ride. ${attemptsLeft === 1 ? 'One try' : `${attemptsLeft} tries`} left.`,
    { extra: { attemptsLeft } },
  );
export const codesLocked = (seconds: number) =>
  new ApiError(
    'verification_locked',
    `Too many wrong codes. Scan the QR code, or try again in ${minutesOf(seconds)}.`,
    { retryAfterSeconds: seconds },
  );
export const qrInvalid = () =>
  new ApiError('verification_code_wrong', 'This QR code doesn’t belong to a passenger of this ride.');
export const qrExpired = () =>
  new ApiError('verification_expired', 'This QR code has expired. The passenger’s phone shows a new one.');
export const alreadyVerified = () => new ApiError('already_verified', 'This passenger has been verified already.');
export const passengerMarkedNoShow = () =>
  new ApiError(
    'marked_no_show',
    'You marked this passenger as not there. Take that back first; it is possible until the trip starts.',
  );
export const notBoarding = () =>
  new ApiError('ride_state_conflict', 'Passengers are verified after you have arrived and until the trip ends.');
export const driverNotHere = () => new ApiError('ride_state_conflict', 'Your driver has not arrived yet.');
export const demoToolsOff = () => new ApiError('forbidden', 'The demo tools are turned off.');
