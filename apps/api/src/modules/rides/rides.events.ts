import type { RideEventType, RideStatus } from '@groupride/contracts';
import { defineEvent } from '../../platform/events/events';
import type { Ride } from './domain/ride';

/** Payload of all ride events. `number` orders the events of a ride. */
export interface RideFact {
  rideId: number;
  number: number;
  type: RideEventType;
  /** Status after the event if the event changed it; null otherwise. */
  status: RideStatus | null;
}

/** Published for every event of every ride. */
export const rideChanged = defineEvent<RideFact>('ride_changed');
/** A ride looks for a driver, because it was paid for the first time or its driver gave it back. */
export const rideRequested = defineEvent<RideFact>('ride_requested');
/**
 * Like `rideRequested`, with the ride as its transaction leaves it. Only for participants of that transaction, because
 * jobs do not carry a ride.
 */
export const rideAwaitsDriver = defineEvent<Ride>('ride_awaits_driver');
/** Somebody took a seat, or a guest's seat was transferred to an account. */
export const memberJoined = defineEvent<RideFact>('member_joined');
export const driverAssigned = defineEvent<RideFact>('driver_assigned');
export const tripCompleted = defineEvent<RideFact>('trip_completed');
export const rideCancelled = defineEvent<RideFact>('ride_cancelled');
/** A member has paid for their own seat. */
export const shareAuthorized = defineEvent<RideFact>('share_authorized');
/** The hold for a member's own seat was released. */
export const shareReleased = defineEvent<RideFact>('share_released');
/** The hold of the organizer was released. */
export const holdReleased = defineEvent<RideFact>('hold_released');
/** A member's share of a pledge is on hold, or their card was saved. */
export const pledgeJoined = defineEvent<RideFact>('pledge_joined');
/** A pledge looks for a driver. */
export const pledgeRequested = defineEvent<RideFact>('pledge_requested');
/** Enough people have joined. */
export const pledgeReached = defineEvent<RideFact>('pledge_reached');
/** Somebody left or lost their payment, so that too few people remain. */
export const pledgeReopened = defineEvent<RideFact>('pledge_reopened');
/** The ride starts somewhere else than before. */
export const pickupMoved = defineEvent<RideFact>('pickup_moved');
/** The ride ends somewhere else than before. */
export const destinationChanged = defineEvent<RideFact>('destination_changed');
export const tipGiven = defineEvent<RideFact>('tip_given');
/** An event that people are notified about. */
export const rideNotice = defineEvent<RideFact>('ride_notice');
