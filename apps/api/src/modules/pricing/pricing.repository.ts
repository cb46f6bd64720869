import type { RideType } from '@groupride/contracts';
import type { Rates } from '@groupride/pricing';
import type { Transaction } from '../../platform/database/database';
import type { Quote } from './pricing.facade';

export interface RateCard {
  id: number;
  rates: Record<RideType, Rates>;
}

export interface StoredQuote {
  quote: Quote;
  userId: number | null;
  expiresAt: Date;
  usedAt: Date | null;
}

export abstract class PricingRepository {
  /** The card in force at a moment. */
  abstract rateCardAt(moment: Date): Promise<RateCard>;
  abstract saveQuote(quote: Omit<Quote, 'id'>, userId: number | null, rateCardId: number, expiresAt: Date): Promise<string>;
  /** Marks the quote as used if it is unused, unexpired and not somebody else's; null otherwise. */
  abstract takeQuote(tx: Transaction, quoteId: string, userId: number, now: Date): Promise<Quote | null>;
  /** The card that a quote was made with. */
  abstract rateCardOf(tx: Transaction, quoteId: string): Promise<RateCard | null>;
  abstract findQuote(tx: Transaction, quoteId: string): Promise<StoredQuote | null>;
}
