import type { LatLng } from '@groupride/geo';

/** A car's position at a moment of a ride. */
export interface TracedPosition extends LatLng {
  rideId: number;
  driverId: number;
  at: Date;
}

export abstract class TracesRepository {
  /** Stores a point; one that is stored already is ignored. */
  abstract add(position: TracedPosition): Promise<void>;
  /** Oldest first. */
  abstract list(rideId: number): Promise<(LatLng & { at: Date })[]>;
}
