import type { LatLng } from '@groupride/geo';
import type { Transaction } from '../../platform/database/database';

/** A car's position at a moment of a ride. */
export interface TracedPosition extends LatLng {
  rideId: number;
  driverId: number;
  at: Date;
}

export abstract class TracesRepository {
  /** Stores a point; duplicates are ignored. */
  abstract add(position: TracedPosition, tx?: Transaction): Promise<void>;
  /** The driver's last point up to a moment and the first one after it, if any. */
  abstract around(rideId: number, driverId: number, at: Date): Promise<(LatLng & { at: Date })[]>;
  /** The driver's points from one moment to another, oldest first. */
  abstract between(
    rideId: number,
    driverId: number,
    from: Date,
    to: Date,
    tx?: Transaction,
  ): Promise<(LatLng & { at: Date })[]>;
  /** Oldest first. */
  abstract list(rideId: number): Promise<(LatLng & { at: Date })[]>;
}
