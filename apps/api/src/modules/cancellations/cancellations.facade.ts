import type { Transaction } from '../../platform/database/database';
import type { Principal } from '../../platform/http/principal';

/** Cancels rides for other modules. */
export abstract class CancellationsFacade {
  /**
   * Cancels several rides for operations, without a fee. Skips rides that are already cancelled. Riders get the usual
   * message with the reason, and each driver gets one message.
   * @param rideIds rides of the same vehicle must be in the order of their pickups
   * @returns the ids of the rides that were cancelled
   * @throws ApiError ride_state_conflict when a trip has started
   */
  abstract cancelTogether(
    tx: Transaction,
    who: Principal,
    rideIds: readonly number[],
    reason: string,
  ): Promise<number[]>;
}
