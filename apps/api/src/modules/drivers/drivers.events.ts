import { defineEvent } from '../../platform/events/events';

export interface DriverFact {
  driverId: number;
}

/** Came online, was seen again, came near other rides: a ride that found nobody may find them. */
export const driverBecameAvailable = defineEvent<DriverFact>('driver_became_available');
/** By their own choice, or because operations suspended them. */
export const driverWentOffline = defineEvent<DriverFact>('driver_went_offline');
