import type { ServingClasses, VehicleClass, VehicleFit } from '@groupride/contracts';

/** A vehicle one class larger must be this many seconds nearer to be preferred: about three straight-line kilometers in city traffic. */
export const SECONDS_PER_CLASS = 348;
/** More than any pickup takes, so that a class that only steps in never replaces a suitable vehicle. */
const STEP_IN_SECONDS = 7_200;
/** Of two vehicles at about the same distance, the one that leaves fewer seats empty is preferred. */
const SECONDS_PER_EMPTY_SEAT = 2;
/** After this time, the whole wait counts double; the factor keeps growing. */
const WAITING_DOUBLES_SECONDS = 60;

interface Vehicle {
  vehicleClass: VehicleClass;
  seats: number;
}

export function vehicleFit(
  { suitable, larger }: ServingClasses,
  { vehicleClass }: Pick<Vehicle, 'vehicleClass'>,
): VehicleFit {
  if (suitable.includes(vehicleClass)) return 'right_sized';
  return larger.includes(vehicleClass) ? 'larger' : 'unsuitable';
}

/**
 * Cost of sending this vehicle: the seconds to the pickup plus penalties in seconds for a larger class and for empty
 * seats. The vehicle with the lowest cost is sent. `class_not_suitable` vehicles must be left out beforehand.
 */
export function pickupCost(
  { suitable, larger, groupSize }: ServingClasses & { groupSize: number },
  vehicle: Vehicle,
  pickupSeconds: number,
): number {
  const steps = [...suitable, ...larger].indexOf(vehicle.vehicleClass);
  const stepsIn = suitable.includes(vehicle.vehicleClass) ? 0 : STEP_IN_SECONDS;
  const emptySeats = vehicle.seats - groupSize;
  return pickupSeconds + steps * SECONDS_PER_CLASS + stepsIn + emptySeats * SECONDS_PER_EMPTY_SEAT;
}

/**
 * Priority of a ride that has waited, in seconds of pickup time. It is subtracted from the cost of every vehicle for
 * this ride, so it never changes which vehicle suits the ride best, only which rides are served first when drivers are
 * scarce. It grows with the square of the time: after six minutes it outweighs any difference between two pickups, so
 * nobody is passed over for longer.
 */
export function waitingCredit(waitedSeconds: number): number {
  const waited = Math.max(0, waitedSeconds);
  return waited * (1 + waited / WAITING_DOUBLES_SECONDS);
}
