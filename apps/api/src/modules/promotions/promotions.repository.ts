import type { AppliedPromotion, Cents } from '@groupride/pricing';
import type { Transaction } from '../../platform/database/database';
import type { PromotionTerms, PromotionUse, StoredPromotion } from './domain/promotion';

/** A redemption keeps the terms that were promised, even when the code changes. */
export interface Redemption {
  code: string;
  name: string;
  maxDiscount: Cents;
  percentOff: number | null;
  userId: number;
  /** The account's phone number; null when it is not verified. */
  phone: string | null;
  rideId: number;
  discount: Cents;
  firstRide: boolean;
}

/** Somebody who wants to use a code. */
export interface PromotionApplicant {
  /** All accounts of one person. Without any, no redemption counts as their own. */
  userIds: readonly number[];
  /** A ride whose redemption is not counted. */
  besides: number | null;
}

/** A code with its redemptions and the sum of its discounts. */
export interface PromotionRecord extends StoredPromotion {
  redemptions: number;
  given: Cents;
}

export abstract class PromotionsRepository {
  abstract find(code: string): Promise<StoredPromotion | null>;
  /**
   * Locks the terms of a code until the transaction ends. Bookings with a limited code run one after the other from
   * here on, those with an unlimited code in parallel.
   */
  abstract holdForRedemption(tx: Transaction, code: string): Promise<StoredPromotion | null>;
  /** Serializes redemptions of these accounts until the transaction ends. @param userIds ascending */
  abstract lockAccounts(tx: Transaction, userIds: readonly number[]): Promise<void>;
  abstract useOf(promotion: StoredPromotion, who: PromotionApplicant, tx?: Transaction): Promise<PromotionUse>;
  /** @returns false when the account or the phone has had its first ride */
  abstract redeem(tx: Transaction, redemption: Redemption): Promise<boolean>;
  /** The promotions of a ride that were not given back. */
  abstract ofRide(tx: Transaction, rideId: number): Promise<AppliedPromotion[]>;
  abstract setDiscount(tx: Transaction, rideId: number, code: string, discount: Cents): Promise<void>;
  /** Gives a ride's redemption back, so that it can be used again. */
  abstract giveBack(tx: Transaction, rideId: number): Promise<void>;

  /** Lists codes, newest first. @param after the last code of the page before */
  abstract list(page: { after: string | null; limit: number }): Promise<PromotionRecord[]>;
  abstract record(tx: Transaction, code: string): Promise<PromotionRecord | null>;
  /** Holds the row until the transaction ends. */
  abstract lock(tx: Transaction, code: string): Promise<StoredPromotion | null>;
  /** @returns false when the code exists */
  abstract insert(tx: Transaction, code: string, terms: PromotionTerms): Promise<boolean>;
  /** Updates the terms except `kind` and `firstRideOnly`. */
  abstract update(tx: Transaction, code: string, terms: PromotionTerms): Promise<void>;
}
