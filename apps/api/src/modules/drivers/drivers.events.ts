import { defineEvent } from '../../platform/events/events';

export interface DriverFact {
  driverId: number;
}

/** By their own choice, or because operations suspended them. */
export const driverWentOffline = defineEvent<DriverFact>('driver_went_offline');
