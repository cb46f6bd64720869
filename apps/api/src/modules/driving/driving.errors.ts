import { rideNumber, type RideStatus } from '@groupride/contracts';
import { metersToMiles } from '@groupride/geo';
import { ApiError } from '../../platform/http/api-error';

/** @param tooSoonSeconds seconds until a car could be where the device claims to be; null when not applicable */
export const notAtPickup = (meters: number | null, tooSoonSeconds: number | null) =>
  new ApiError(
    'not_at_pickup',
    meters === null
      ? 'We do not know where you are. Let your device share its position and try again.'
      : tooSoonSeconds !== null
        ? `Your position just jumped by ${metersToMiles(meters).toFixed(1)} miles. Keep sharing it and try again in ${tooSoonSeconds} seconds.`
        : `You are ${metersToMiles(meters).toFixed(1)} miles from the pickup. Mark your arrival when you are there.`,
    {
      extra: {
        meters: meters === null ? null : Math.round(meters),
        ...(tooSoonSeconds === null ? {} : { tooSoonSeconds }),
      },
    },
  );
export const notAtDestination = (meters: number | null) =>
  new ApiError(
    'not_at_destination',
    meters === null
      ? 'We do not know where you are. Give a reason to complete the trip here.'
      : `You are ${metersToMiles(meters).toFixed(1)} miles from the destination. Give a reason to complete the trip here.`,
    { extra: { meters: meters === null ? null : Math.round(meters) } },
  );
export const tooEarly = (hours: number) =>
  new ApiError('too_early', `You can set out for a scheduled ride from ${hours} hours before its start.`, {
    extra: { hours },
  });
export const noVerifiedPassenger = () =>
  new ApiError('no_verified_passenger', 'Verify at least one passenger, or say why you’re starting without one.');
export const leftPickup = () =>
  new ApiError(
    'away_from_pickup',
    'You left the pickup and no passenger is verified. Verify a passenger, or go back to the pickup and wait a minute.',
  );
export const passengersUnverified = (count: number) =>
  new ApiError(
    'passengers_unverified',
    count === 1
      ? 'One passenger is not verified. Verify them, or say why you’re starting without them.'
      : `${count} passengers are not verified. Verify them, or say why you’re starting without them.`,
    { extra: { count } },
  );
export const cashAmountRequired = () =>
  new ApiError('cash_amount_required', 'Confirm the amount that you received in cash.', {
    errors: [
      { field: 'amount', code: 'cash_amount_required', message: 'Confirm the amount that you received in cash' },
    ],
  });
/** For operators, who state how much cash the driver received. */
export const driverCashRequired = (fare: string) => {
  const message = `Enter how much cash the driver received, from $0.00 to $${fare}.`;
  return new ApiError('cash_amount_required', message, {
    errors: [{ field: 'amount', code: 'cash_amount_required', message }],
  });
};
export const amountMismatch = (expected: string) =>
  new ApiError('amount_mismatch', `The amount of this ride is ${expected}.`, {
    errors: [{ field: 'amount', code: 'amount_mismatch', message: `must be ${expected}` }],
    extra: { fare: expected },
  });
export const cashTooMuch = (fare: string) => {
  const message = `The ride costs $${fare}. Give back the change and enter at most $${fare}. Cash tips are yours; don’t enter them.`;
  return new ApiError('amount_mismatch', message, {
    errors: [{ field: 'amount', code: 'amount_mismatch', message }],
    extra: { fare },
  });
};
/** For operators, who state how much cash the driver received. */
export const cashAboveFare = (fare: string) => {
  const message = `The ride costs $${fare}, so the cash received can be at most $${fare}. A tip in cash is the driver’s and isn’t recorded.`;
  return new ApiError('amount_mismatch', message, {
    errors: [{ field: 'amount', code: 'amount_mismatch', message }],
    extra: { fare },
  });
};
export const cashAlreadyRecorded = (recorded: string) => {
  const message = `This trip was completed with $${recorded} received in cash. Ask support to correct the amount.`;
  return new ApiError('amount_mismatch', message, {
    errors: [{ field: 'amount', code: 'amount_mismatch', message }],
    extra: { recorded },
  });
};
export const testToolsOff = () => new ApiError('forbidden', 'The test tools are turned off.');
export const noDriverForTest = () =>
  new ApiError('no_vehicle_available', 'No driver is free for this ride right now. Try again in a moment.');
export const driverNotFree = () =>
  new ApiError('driver_not_assignable', 'This driver took another ride in the meantime. Choose another one.');
export const activeRideUndecided = (rideId: number, status: RideStatus) =>
  new ApiError(
    'active_ride_undecided',
    `This driver is on ride ${rideNumber(rideId)}. Choose whether the driver finishes it or another driver takes it.`,
    {
      errors: [{ field: 'activeRide', code: 'required', message: 'choose what happens to the ride under way' }],
      extra: { rideId, status },
    },
  );
export const tripStarted = () =>
  new ApiError(
    'ride_state_conflict',
    'The passengers are on board, so no other driver can take this ride. Let the driver finish it, or end the ride first.',
  );
export const peopleAboard = () =>
  new ApiError(
    'ride_state_conflict',
    'People of this trip are on board, so no other driver can take it now. Let the driver finish their rides, or end them first.',
  );
export const driverNotSuitable = () =>
  new ApiError(
    'driver_not_assignable',
    'This driver cannot take the whole trip: its stops need an approved driver with enough seats and a suitable vehicle who rides along in none of its rides.',
  );
export const driverNotOnline = () =>
  new ApiError(
    'driver_not_assignable',
    'This trip is under way, so it needs a driver who is online. Choose another one.',
  );
