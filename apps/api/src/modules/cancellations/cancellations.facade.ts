import type { Transaction } from '../../platform/database/database';
import type { Principal } from '../../platform/http/principal';

/** Cancels rides for other modules. */
export abstract class CancellationsFacade {
  /**
   * Cancels rides that operations take back together, without a fee. Rides that are cancelled stay as they are. Riders hear the reason as of
   * every cancellation, and each driver gets one message.
   * @param rideIds those of one vehicle in the order of their pickups
   * @returns those that were cancelled
   * @throws ApiError ride_state_conflict when a trip has begun
   */
  abstract cancelTogether(
    tx: Transaction,
    who: Principal,
    rideIds: readonly number[],
    reason: string,
  ): Promise<number[]>;
}
