import type { EventRide, EventTransportBooking, Passenger } from '@groupride/contracts';
import type { Transaction } from '../../platform/database/database';
import type { Principal } from '../../platform/http/principal';

/** Many rides that a business account pays together. Problems name each ride by its place, as in `rides.3.pickup`. */
export abstract class EventRidesFacade {
  /** In whose name operations book on an account. @throws ApiError validation_failed when the account has no service */
  abstract bookerFor(accountId: number): Promise<Principal>;
  /** @throws ApiError validation_failed when neither address of the passenger can be reached */
  abstract checkPassenger(passenger: Passenger, field: string): void;
  /**
   * Calculates what the rides cost, before the transaction of the booking, because that takes routes.
   * @returns ids of quotes, in the order of the rides
   * @throws ApiError validation_failed naming each ride that cannot be booked
   */
  abstract quote(who: Principal, rides: readonly EventRide[], accountId: number): Promise<string[]>;
  /** Creates the rides and reserves what they cost. @returns ids of the rides, in their order */
  abstract book(
    tx: Transaction,
    who: Principal,
    accountId: number,
    booking: EventTransportBooking,
    quotes: readonly string[],
  ): Promise<{ eventId: number; rideIds: number[] }>;
}
