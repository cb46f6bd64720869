import type { RideView } from '../views';

/** What a driver does next for a ride that is theirs. */
export type Step = 'wait' | 'set_out' | 'drive_to_pickup' | 'board' | 'drive_to_destination' | 'over';

/** `departure`: when to set out for a scheduled ride, milliseconds since 1970. */
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
