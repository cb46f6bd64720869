import { defineChannel } from '../../platform/redis/process-bus';
import type { RideFact } from '../rides/rides.events';

/** Publishes every ride event in every process, for data about rides that processes keep in memory. */
export const rideUpdated = defineChannel<RideFact>('ride_updated');
