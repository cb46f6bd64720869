import { defineEvent } from '../../platform/events/events';

export interface DriverFact {
  driverId: number;
}

/** The driver came online, was seen again or moved near other rides, so waiting rides may find them. */
export const driverBecameAvailable = defineEvent<DriverFact>('driver_became_available');
/** Somebody has applied to drive, for the first time or again. */
export const applicationSent = defineEvent<DriverFact & { userId: number }>('application_sent');
/** By choice or by suspension. */
export const driverWentOffline = defineEvent<DriverFact>('driver_went_offline');
