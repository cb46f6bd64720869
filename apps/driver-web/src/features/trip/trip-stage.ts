import type { Place, RideStatus } from '@groupride/contracts';
import type { RunView } from '@groupride/web-api-client';

/** The stage of a ride for its driver: scheduled, driving to the pickup, waiting there, driving the group. */
export type TripStage = 'scheduled' | DrivenStage;
/** Stages of a ride in progress. */
export type DrivenStage = 'to_pickup' | 'at_pickup' | 'under_way';

interface RideProgress {
  status: RideStatus;
  arrivedAt?: string | null;
}

/** The stage; null if the ride is not, or no longer, to be driven. */
export function tripStage(ride: RideProgress): TripStage | null {
  switch (ride.status) {
    case 'confirmed':
      return 'scheduled';
    case 'en_route':
      return ride.arrivedAt ? 'at_pickup' : 'to_pickup';
    case 'in_progress':
      return 'under_way';
    default:
      return null;
  }
}

/** The place the driver is on the way to. */
export const nextPlace = (ride: { pickup: Place; destination: Place }, stage: TripStage): Place =>
  stage === 'under_way' ? ride.destination : ride.pickup;

/** The address of the next place, unless the rider’s name for it is already the address. */
export const nextAddress = (
  ride: { pickupAddress?: string | null; dropoffAddress?: string | null },
  stage: TripStage,
): string | null => (stage === 'under_way' ? ride.dropoffAddress : ride.pickupAddress) ?? null;

/** Whether riders can watch the car in this stage. */
export const isShared = (stage: TripStage | null): stage is DrivenStage => stage !== null && stage !== 'scheduled';

/** A ride can be given back until the trip starts. */
export const mayRelease = (stage: TripStage): boolean => stage !== 'under_way';

/** Whether more than one group of the run is in the vehicle. */
export function hasSeveralGroupsAboard({ stops }: Pick<RunView, 'stops'>): boolean {
  const done = (kind: 'pickup' | 'dropoff') =>
    stops.filter((stop) => stop.kind === kind && stop.state === 'done').length;
  return done('pickup') - done('dropoff') > 1;
}
