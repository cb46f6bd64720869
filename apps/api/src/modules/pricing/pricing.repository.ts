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
  /** The ride whose pickup it moves; null for a quote to book with. */
  rideId: number | null;
  expiresAt: Date;
  usedAt: Date | null;
}

export abstract class PricingRepository {
  /** The card in force at a moment. */
  abstract rateCardAt(moment: Date): Promise<DatedRateCard>;
  /** @returns the quote's id; null when `card` is not the one in force at `now`, so that the price has to be calculated again */
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
  /** Marks the quote as used if it is unused, unexpired and not somebody else's; null otherwise. @param rideId of a quote that moves a pickup; null to book */
  abstract takeQuote(
    tx: Transaction,
    quoteId: string,
    userId: number,
    now: Date,
    rideId: number | null,
  ): Promise<Quote | null>;
  /** The card that a quote was made with. */
  abstract rateCardOf(tx: Transaction, quoteId: string): Promise<RateCard | null>;
  abstract findQuote(tx: Transaction, quoteId: string): Promise<StoredQuote | null>;
}
