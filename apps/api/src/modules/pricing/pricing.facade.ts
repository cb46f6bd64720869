import type { BookingType, PledgeTerms, PricingRequest, PricingView, RideType } from '@groupride/contracts';
import type { Price, Promotion, ProposedPledge } from '@groupride/pricing';
import type { LatLng } from '@groupride/geo';
import type { DrivingRoute } from '../mapping/mapping.facade';
import type { Transaction } from '../../platform/database/database';
import type { Principal } from '../../platform/http/principal';
import type { CheckedPledgeTerms } from './pledge-quote';

/** A place as the rider named it. */
export interface QuotedPlace {
  name: string;
  lat: number;
  lng: number;
  /** The nearest known address, where the name is none of a known place there. */
  address: string | null;
}

/** What a quote fixes: everything about a ride but who pays how. */
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

/** A quote for a ride that exists already, from another pickup or to another destination. */
export interface PickupQuote {
  id: string;
  expiresAt: Date;
  pickup: QuotedPlace;
  destination: QuotedPlace;
  distanceMeters: number;
  durationSeconds: number;
}

export { ridersOf, type CheckedPledgeTerms } from './pledge-quote';

export abstract class PricingFacade {
  /**
   * With both places the price is stored and can be booked.
   * @param accountId of the business account that is to pay, when operations ask for it
   * @throws ApiError those of quotes
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
   * What a quoted ride costs with another group or other promotions: the same route at the rates of the quote.
   * @throws ApiError group_too_large
   */
  abstract reprice(
    tx: Transaction,
    quoteId: string,
    change: { groupSize: number; promotions: readonly Promotion[] },
  ): Promise<Price>;
  /** What the rates of a quote take off when another group shares the vehicle, in percent; 0 for a ride that is not shared. */
  abstract matchDiscountPercent(tx: Transaction, quoteId: string): Promise<number>;
  /** The route that a price is calculated for. @throws ApiError place_outside_area, validation_failed when both are the same point */
  abstract routeBetween(pickup: LatLng, destination: LatLng): Promise<DrivingRoute>;
  /** Looks up the address beside a place’s name. Not inside a transaction. */
  abstract withAddress(place: Omit<QuotedPlace, 'address'>): Promise<QuotedPlace>;
  /** Stores a quote with these places and this route for the ride, at the rates of its own quote. */
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
   * Takes a quote of `quotePickup`; it can be taken once.
   * @throws ApiError quote_not_found, quote_expired, quote_used
   */
  abstract takePickupQuote(tx: Transaction, quoteId: string, rideId: number, userId: number): Promise<Quote>;
  /** What a quoted ride costs without promotions for each of these group sizes. @throws ApiError group_too_large */
  abstract pricesFor(tx: Transaction, quoteId: string, groupSizes: readonly number[]): Promise<Price[]>;
  /** The terms of a pledge, checked. @throws ApiError pledge_invalid */
  abstract pledgeTerms(terms: PledgeTerms, ride: Omit<ProposedPledge, 'minRiders' | 'deadline'>): CheckedPledgeTerms;
}
