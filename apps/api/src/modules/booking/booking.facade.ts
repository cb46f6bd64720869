import type { EventRide, EventTransportBooking, Passenger, PricingView } from '@groupride/contracts';
import type { Transaction } from '../../platform/database/database';
import type { Principal } from '../../platform/http/principal';

/** A ride to price, whose passenger may still be unnamed. */
export type UnnamedRide = Omit<EventRide, 'passenger'> & Partial<Pick<EventRide, 'passenger'>>;

/**
 * Books many rides that one business account pays for. Field problems name a ride by its index, as in `rides.3.pickup`.
 */
export abstract class EventRidesFacade {
  /**
   * The principal that operations use to book on an account.
   * @throws ApiError validation_failed when the account has no service
   */
  abstract bookerFor(accountId: number): Promise<Principal>;
  /** @throws ApiError validation_failed when the passenger has neither email nor phone, or an invalid phone */
  abstract checkPassenger(passenger: Passenger, field: string): void;
  /**
   * Prices the rides. Runs before the booking's transaction, because calculating routes is slow.
   * @param rides the rides; the passenger is optional
   * @returns the prices, each with a quote, in the order of the rides
   * @throws ApiError validation_failed that names each ride that cannot be booked
   */
  abstract quote(who: Principal, rides: readonly UnnamedRide[], accountId: number): Promise<PricingView[]>;
  /** Creates the rides and reserves their prices. @returns ids of the rides, in their order */
  abstract book(
    tx: Transaction,
    who: Principal,
    accountId: number,
    booking: EventTransportBooking,
    quotes: readonly string[],
  ): Promise<{ eventId: number; rideIds: number[] }>;
}
