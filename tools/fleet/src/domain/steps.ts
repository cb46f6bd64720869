import type { RideView } from '../views';

/** The driver's next step for an assigned ride. */
export type Step = 'wait' | 'set_out' | 'drive_to_pickup' | 'board' | 'drive_to_destination' | 'over';

/** @param departure when to depart for a scheduled ride, milliseconds since 1970 */
export function nextStep(ride: Pick<RideView, 'status' | 'arrivedAt'>, departure: number, now: number): Step {
  switch (ride.status) {
    case 'confirmed':
      return now >= departure ? 'set_out' : 'wait';
    case 'en_route':
      return ride.arrivedAt ? 'board' : 'drive_to_pickup';
    case 'in_progress':
      return 'drive_to_destination';
    default:
      return 'over';
  }
}
