import type { RideEventType, RideStatus } from '@groupride/contracts';
import { defineEvent } from '../../platform/events/events';

/** Payload of every fact of a ride. `number` orders them within the ride. */
export interface RideFact {
  rideId: number;
  number: number;
  type: RideEventType;
  /** Status after it, when it changed. */
  status: RideStatus | null;
}

/** Every event of every ride, for those that show them. */
export const rideChanged = defineEvent<RideFact>('ride_changed');
/** A ride looks for a driver: paid for the first time, or given back by its driver. */
export const rideRequested = defineEvent<RideFact>('ride_requested');
export const driverAssigned = defineEvent<RideFact>('driver_assigned');
export const tripCompleted = defineEvent<RideFact>('trip_completed');
export const rideCancelled = defineEvent<RideFact>('ride_cancelled');
/** A member has paid for their own seat. */
export const shareAuthorized = defineEvent<RideFact>('share_authorized');
export const tipGiven = defineEvent<RideFact>('tip_given');
/** One of the events that people are notified about. */
export const rideNotice = defineEvent<RideFact>('ride_notice');
