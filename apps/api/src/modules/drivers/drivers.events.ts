import type { ApplicationStatus } from '@groupride/contracts';
import { defineEvent } from '../../platform/events/events';
import { defineChannel } from '../../platform/redis/process-bus';

export interface DriverFact {
  driverId: number;
}

/** The driver came online, was seen again or moved near other rides, so waiting rides may find them. */
export const driverBecameAvailable = defineEvent<DriverFact>('driver_became_available');
/** Somebody has applied to drive, for the first time or again. */
export const applicationSent = defineEvent<DriverFact & { userId: number; at: string }>('application_sent');

export interface ApplicationStatusFact extends DriverFact {
  status: ApplicationStatus;
  at: string;
}

/** Operations approved, rejected, suspended or reinstated a driver. */
export const applicationStatusChanged = defineEvent<ApplicationStatusFact>('application_status_changed');
/** The driver went offline by choice or by suspension. */
export const driverWentOffline = defineEvent<DriverFact>('driver_went_offline');

/** Tells every process the positions that were just stored: driver id, latitude and longitude. */
export const driversMoved = defineChannel<{ moves: (readonly [number, number, number])[] }>('drivers_moved');
/** Tells every process which drivers' availability changed. */
export const driversChanged = defineChannel<{ driverIds: number[] }>('drivers_changed');
