import type { AppliedPromotion, Cents } from '@groupride/pricing';
import type { Transaction } from '../../platform/database/database';
import type { PromotionTerms, PromotionUse, StoredPromotion } from './domain/promotion';

/** The terms stay as they were promised, whatever becomes of the code. */
export interface Redemption {
  code: string;
  name: string;
  maxDiscount: Cents;
  percentOff: number | null;
  userId: number;
  /** The account's number if it is verified. */
  phone: string | null;
  rideId: number;
  discount: Cents;
  firstRide: boolean;
}

/** Somebody who wants to use a code. */
export interface PromotionApplicant {
  /** All accounts of one person; none counts nothing as their own. */
  userIds: readonly number[];
  /** A ride that does not count. */
  besides: number | null;
}

/** A code with what came of it. */
export interface PromotionRecord extends StoredPromotion {
  redemptions: number;
  given: Cents;
}

export abstract class PromotionsRepository {
  abstract find(code: string): Promise<StoredPromotion | null>;
  /**
   * Holds the terms of a code until the transaction ends. Bookings of a code with a limit go one after the other from here on;
   * those of one without go side by side.
   */
  abstract holdForRedemption(tx: Transaction, code: string): Promise<StoredPromotion | null>;
  /** Lets one redemption of these accounts after the other go on, until the transaction ends. @param userIds ascending */
  abstract lockAccounts(tx: Transaction, userIds: readonly number[]): Promise<void>;
  abstract useOf(promotion: StoredPromotion, who: PromotionApplicant, tx?: Transaction): Promise<PromotionUse>;
  /** @returns false when the account or the phone has had its first ride */
  abstract redeem(tx: Transaction, redemption: Redemption): Promise<boolean>;
  /** Bound to a ride and not given back. */
  abstract ofRide(tx: Transaction, rideId: number): Promise<AppliedPromotion[]>;
  abstract setDiscount(tx: Transaction, rideId: number, code: string, discount: Cents): Promise<void>;
  /** Gives a ride's redemption back, so that it can be used again. */
  abstract giveBack(tx: Transaction, rideId: number): Promise<void>;

  /** Newest first. @param after the code before the first of them */
  abstract list(page: { after: string | null; limit: number }): Promise<PromotionRecord[]>;
  abstract record(tx: Transaction, code: string): Promise<PromotionRecord | null>;
  /** Holds the row until the transaction ends. */
  abstract lock(tx: Transaction, code: string): Promise<StoredPromotion | null>;
  /** @returns false when the code exists */
  abstract insert(tx: Transaction, code: string, terms: PromotionTerms): Promise<boolean>;
  /** Kind and first ride stay. */
  abstract update(tx: Transaction, code: string, terms: PromotionTerms): Promise<void>;
}
