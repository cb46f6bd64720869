import type { LatLng } from '@groupride/geo';
import type { RideStatus } from '@groupride/contracts';
import type { Transaction } from '../../platform/database/database';

export interface StoredPosition {
  userId: number;
  /** As members of the ride see each other. */
  name: string;
  location: LatLng;
  receivedAt: Date;
}

/** Stores the last position of each member who shares it. */
export abstract class SharedPositionsRepository {
  /**
   * Stores a position of someone in the ride while the ride is in one of these statuses.
   * @returns false when it is not, or when they have left
   */
  abstract save(
    position: { rideId: number; userId: number; location: LatLng; receivedAt: Date },
    statuses: readonly RideStatus[],
  ): Promise<boolean>;
  abstract list(rideId: number): Promise<StoredPosition[]>;
  /** @returns false when the member shared no position */
  abstract remove(rideId: number, userId: number, tx?: Transaction): Promise<boolean>;
  abstract removeAll(rideId: number): Promise<void>;
}
