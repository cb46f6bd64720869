import type { RideType } from '@groupride/contracts';
import type { Rates } from '@groupride/pricing';
import type { Transaction } from '../../platform/database/database';
import type { Quote } from './pricing.facade';

export interface RateCard {
  id: number;
  rates: Record<RideType, Rates>;
}

export interface DatedRateCard extends RateCard {
  validFrom: Date;
}

export interface StoredQuote {
  quote: Quote;
  userId: number | null;
  /** The ride whose places the quote moves; null for a quote that books a ride. */
  rideId: number | null;
  expiresAt: Date;
  usedAt: Date | null;
}

export abstract class PricingRepository {
  /** The rate card in force at a moment. */
  abstract rateCardAt(moment: Date): Promise<DatedRateCard>;
  /** @returns the quote's id; null when `card` is not in force at `now`, so the price must be calculated again */
  abstract saveQuote(
    quote: Omit<Quote, 'id'>,
    userId: number | null,
    card: RateCard,
    now: Date,
    expiresAt: Date,
  ): Promise<string | null>;
  /** Stores a quote that moves the pickup of a ride, at the rates of the quote the ride was booked with. */
  abstract savePickupQuote(
    tx: Transaction,
    quote: Omit<Quote, 'id'>,
    ride: { id: number; organizerId: number; rateCardId: number },
    expiresAt: Date,
  ): Promise<string>;
  /**
   * Marks the quote as used; null when it is used, expired or another user's.
   * @param rideId the ride whose places the quote moves; null to book a ride
   */
  abstract takeQuote(
    tx: Transaction,
    quoteId: string,
    userId: number,
    now: Date,
    rideId: number | null,
  ): Promise<Quote | null>;
  /** The rate card that a quote was made with. */
  abstract rateCardOf(tx: Transaction, quoteId: string): Promise<RateCard | null>;
  abstract findQuote(tx: Transaction, quoteId: string): Promise<StoredQuote | null>;
}
