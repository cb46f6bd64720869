import type { EventRide, EventTransportBooking, Passenger, PricingView } from '@groupride/contracts';
import type { Transaction } from '../../platform/database/database';
import type { Principal } from '../../platform/http/principal';

/** A ride to price, before its passenger is named or after. */
export type UnnamedRide = Omit<EventRide, 'passenger'> & Partial<Pick<EventRide, 'passenger'>>;

/** Many rides that a business account pays together. Problems name each ride by its place, as in `rides.3.pickup`. */
export abstract class EventRidesFacade {
  /** In whose name operations book on an account. @throws ApiError validation_failed when the account has no service */
  abstract bookerFor(accountId: number): Promise<Principal>;
  /** @throws ApiError validation_failed when neither address of the passenger can be reached */
  abstract checkPassenger(passenger: Passenger, field: string): void;
  /**
   * Calculates what the rides cost, before the transaction of the booking, because that takes routes.
   * @param rides with a passenger where one is named already
   * @returns their prices, each with a quote, in the order of the rides
   * @throws ApiError validation_failed naming each ride that cannot be booked
   */
  abstract quote(who: Principal, rides: readonly UnnamedRide[], accountId: number): Promise<PricingView[]>;
  /** Creates the rides and reserves what they cost. @returns ids of the rides, in their order */
  abstract book(
    tx: Transaction,
    who: Principal,
    accountId: number,
    booking: EventTransportBooking,
    quotes: readonly string[],
  ): Promise<{ eventId: number; rideIds: number[] }>;
}
