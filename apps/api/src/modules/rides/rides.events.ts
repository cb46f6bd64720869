import type { RideEventType, RideStatus } from '@groupride/contracts';
import { defineEvent } from '../../platform/events/events';
import type { Ride } from './domain/ride';

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
/** The same with the ride as its transaction leaves it. Only for participants of that transaction: jobs take no ride along. */
export const rideAwaitsDriver = defineEvent<Ride>('ride_awaits_driver');
/** Somebody has a seat, or a guest's seat belongs to an account now. */
export const memberJoined = defineEvent<RideFact>('member_joined');
export const driverAssigned = defineEvent<RideFact>('driver_assigned');
export const tripCompleted = defineEvent<RideFact>('trip_completed');
export const rideCancelled = defineEvent<RideFact>('ride_cancelled');
/** A member has paid for their own seat. */
export const shareAuthorized = defineEvent<RideFact>('share_authorized');
/** What was set aside for a member's own seat no longer is. */
export const shareReleased = defineEvent<RideFact>('share_released');
/** Somebody's share of a pledge is set aside, or their card saved. */
export const pledgeJoined = defineEvent<RideFact>('pledge_joined');
/** A pledge looks for a driver. */
export const pledgeRequested = defineEvent<RideFact>('pledge_requested');
/** Enough people have joined. */
export const pledgeReached = defineEvent<RideFact>('pledge_reached');
/** Somebody left or lost their payment, so that too few people are in. */
export const pledgeReopened = defineEvent<RideFact>('pledge_reopened');
/** The ride starts somewhere else than before. */
export const pickupMoved = defineEvent<RideFact>('pickup_moved');
/** The ride ends somewhere else than before. */
export const destinationChanged = defineEvent<RideFact>('destination_changed');
export const tipGiven = defineEvent<RideFact>('tip_given');
/** One of the events that people are notified about. */
export const rideNotice = defineEvent<RideFact>('ride_notice');
