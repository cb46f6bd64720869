import type { RideType } from '@groupride/contracts';
import type { Cents, Rates } from '@groupride/pricing';
import type { Transaction } from '../../platform/database/database';
import type { Quote } from './pricing.facade';

export interface RateCard {
  id: number;
  rates: Record<RideType, Rates>;
}

export interface StoredPromotion {
  code: string;
  name: string;
  maxDiscount: Cents;
  /** Only for accounts not older than so many days; null: for all. */
  newAccountDays: number | null;
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
  abstract promotion(code: string, tx?: Transaction): Promise<StoredPromotion | null>;
  /** Whether one of these accounts has had its first ride. */
  abstract hasRedeemed(userIds: readonly number[], tx?: Transaction): Promise<boolean>;
  /** Lets one redemption of these accounts after the other go on; held until the transaction ends. @param userIds ascending */
  abstract lockRedemptions(tx: Transaction, userIds: readonly number[]): Promise<void>;
  abstract saveQuote(quote: Omit<Quote, 'id'>, userId: number | null, rateCardId: number, expiresAt: Date): Promise<string>;
  /** Marks the quote as used if it is unused, unexpired and not somebody else's; null otherwise. */
  abstract takeQuote(tx: Transaction, quoteId: string, userId: number, now: Date): Promise<Quote | null>;
  abstract findQuote(tx: Transaction, quoteId: string): Promise<StoredQuote | null>;
  /**
   * @param redemption.phone the account's number if it is verified
   * @returns false when the account or the phone has redeemed before
   */
  abstract redeem(tx: Transaction, redemption: { code: string; userId: number; phone: string | null; rideId: number; discount: Cents }): Promise<boolean>;
  /** Gives a ride's redemption back, so that it can be used again. */
  abstract giveBack(tx: Transaction, rideId: number): Promise<void>;
}
