import type { BookingType, PledgeTerms, PricingRequest, PricingView, RideType, RouteEnd } from '@groupride/contracts';
import type { Price, Promotion, ProposedPledge } from '@groupride/pricing';
import type { LatLng } from '@groupride/geo';
import type { DrivingRoute } from '../mapping/mapping.facade';
import type { Transaction } from '../../platform/database/database';
import type { Principal } from '../../platform/http/principal';
import type { CheckedPledgeTerms } from './pledge-terms';

/** A place as the rider named it. */
export interface QuotedPlace {
  name: string;
  lat: number;
  lng: number;
  /** The nearest known address; null when the name is that of a known place at this point. */
  address: string | null;
}

/** The terms that a quote fixes: everything about a ride except how it is paid. */
export interface Quote {
  id: string;
  rideType: RideType;
  groupSize: number;
  pickup: QuotedPlace;
  destination: QuotedPlace;
  bookingType: BookingType;
  scheduledAt: Date | null;
  isHourlyBooking: boolean;
  hourlyDuration: number | null;
  distanceMeters: number;
  durationSeconds: number;
  price: Price;
}

/** A quote that moves the pickup or destination of an existing ride. */
export interface PickupQuote {
  id: string;
  expiresAt: Date;
  pickup: QuotedPlace;
  destination: QuotedPlace;
  distanceMeters: number;
  durationSeconds: number;
}

export { ridersOf, type CheckedPledgeTerms } from './pledge-terms';

export abstract class PricingFacade {
  /**
   * Calculates a price. A price for both places is stored as a quote that can be booked.
   * @param accountId the business account that will pay, when operations ask for the price
   * @throws ApiError the errors of quotes
   */
  abstract calculate(who: Principal | null, request: PricingRequest, accountId?: number): Promise<PricingView>;
  /**
   * Takes a quote for a booking; it can be taken once.
   * @throws ApiError quote_not_found, quote_expired, quote_used, schedule_in_past
   */
  abstract useQuote(tx: Transaction, quoteId: string, userId: number): Promise<Quote>;
  /**
   * Binds the quote's promotions to the ride.
   * @throws ApiError promo_used, promo_ended, promo_exhausted and the like; phone_unverified for a first ride without a verified phone
   */
  abstract redeemPromotions(tx: Transaction, quote: Quote, rideId: number, userId: number): Promise<void>;
  /**
   * Calculates the price of a quoted ride for another group or other promotions, with the same route and rates.
   * @throws ApiError group_too_large
   */
  abstract reprice(
    tx: Transaction,
    quoteId: string,
    change: { groupSize: number; promotions: readonly Promotion[] },
  ): Promise<Price>;
  /**
   * The discount in percent, at the rates of a quote, when another group shares the vehicle; 0 for a ride that is not
   * shared.
   */
  abstract matchDiscountPercent(tx: Transaction, quoteId: string): Promise<number>;
  /**
   * The route of a booked ride after a change.
   * @param changed the end that is new, which must be in the area served
   * @throws ApiError place_outside_area, validation_failed when both are the same point
   */
  abstract routeBetween(pickup: LatLng, destination: LatLng, changed: RouteEnd): Promise<DrivingRoute>;
  /** Adds the address to a named place. Must not be called inside a transaction. */
  abstract withAddress(place: Omit<QuotedPlace, 'address'>): Promise<QuotedPlace>;
  /** Stores a quote for the ride with these places and this route, at the rates of the ride's own quote. */
  abstract quotePickup(
    tx: Transaction,
    ride: { id: number; quoteId: string; organizerId: number },
    moved: {
      pickup: QuotedPlace;
      destination: QuotedPlace;
      route: DrivingRoute;
      groupSize: number;
      promotions: readonly Promotion[];
    },
  ): Promise<PickupQuote>;
  /**
   * Uses up a quote from `quotePickup`.
   * @throws ApiError quote_not_found, quote_expired, quote_used
   */
  abstract takePickupQuote(tx: Transaction, quoteId: string, rideId: number, userId: number): Promise<Quote>;
  /** Prices of a quoted ride, without promotions, for each of the group sizes. @throws ApiError group_too_large */
  abstract pricesFor(tx: Transaction, quoteId: string, groupSizes: readonly number[]): Promise<Price[]>;
  /** Checks the terms of a pledge. @throws ApiError pledge_invalid */
  abstract pledgeTerms(terms: PledgeTerms, ride: Omit<ProposedPledge, 'minRiders' | 'deadline'>): CheckedPledgeTerms;
}
