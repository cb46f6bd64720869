import type { OfferCause, RideType, RideView } from '@groupride/contracts';
import type { LatLng } from '@groupride/geo';
import type { Transaction } from '../../platform/database/database';
import type { Principal } from '../../platform/http/principal';
import type { AssignableDriver } from '../drivers/drivers.facade';
import type { TravelCost } from '../mapping/mapping.facade';
import type { Actor, Ride } from '../rides/rides.facade';

/** A driver who could take a ride. */
export interface Candidate extends AssignableDriver {
  /** Distance and time by road. */
  pickupCost: TravelCost;
}

export interface Assignment {
  actor: Actor;
  reason: string;
}

export abstract class DispatchFacade {
  /**
   * Never offers the ride to this driver again, because they released it or lost it.
   * @param cause shown to operations
   */
  abstract exclude(tx: Transaction, rideId: number, driverId: number, cause?: OfferCause): Promise<void>;
  /** Replaces the open offers after a change of the ride. The caller holds the ride's lock. */
  abstract restartOffers(tx: Transaction, rideId: number): Promise<void>;
  /**
   * Hands the ride to a driver whom operations chose, whatever offers are open: a driver at work or, for a scheduled
   * ride that is not imminent, one on its standby list.
   * @param ride locked by this transaction; the driver is locked before it
   * @throws ApiError driver_not_assignable when the driver is not free for it
   */
  abstract assign(tx: Transaction, ride: Ride, driverId: number, assignment: Assignment): Promise<void>;
  /** Withdraws the immediate offers of a driver who is busy from now on. The caller holds the driver's lock. */
  abstract withdrawOffersTo(tx: Transaction, driverId: number): Promise<void>;
  /** Drivers at work who could take the ride, closest to the pickup in minutes first. */
  abstract candidates(ride: Ride): Promise<Candidate[]>;
  /**
   * Rejects an immediate ride that no vehicle could serve.
   * @throws ApiError no_vehicle_available
   */
  abstract checkAvailable(
    tx: Transaction,
    ride: {
      rideType: RideType;
      groupSize: number;
      pickup: LatLng;
      destination: LatLng;
      durationSeconds: number;
      isHourlyBooking: boolean;
    },
  ): Promise<void>;
}

/** Offers to drivers controlled in a sandbox, and their answers. */
export abstract class ControlledOffers {
  /** The ride of the driver's oldest open offer; null when there is none. */
  abstract firstOffered(driverId: number): Promise<number | null>;
  /**
   * Accepts the driver's offer of the ride. If it has expired, or another driver has an offer, the ride is offered to
   * this driver first, under the rules for all offers.
   * @throws ApiError too_early before the search begins, driver_not_assignable, ride_state_conflict, offer_gone,
   * driver_busy, ride_overlaps
   */
  abstract accept(who: Principal, ride: Ride, driverId: number): Promise<RideView>;
}
