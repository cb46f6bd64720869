import { defineChannel } from '../../platform/redis/process-bus';
import type { RideFact } from '../rides/rides.events';

/** Every event of every ride, in every process: for what a process remembers of rides. */
export const rideUpdated = defineChannel<RideFact>('ride_updated');
