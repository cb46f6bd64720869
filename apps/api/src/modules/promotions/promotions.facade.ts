import type { RideType } from '@groupride/contracts';
import type { AppliedPromotion, Cents, Promotion } from '@groupride/pricing';
import type { Transaction } from '../../platform/database/database';
import type { Principal } from '../../platform/http/principal';

export interface PromotionOffer extends Promotion {
  /** Booking with this promotion requires a verified phone, which this person does not have yet. */
  needsVerifiedPhone: boolean;
}

/** An offer and the ride types it is limited to; an empty list means all of them. */
export interface LimitedOffer {
  offer: PromotionOffer;
  rideTypes: readonly RideType[];
}

export abstract class PromotionsFacade {
  /**
   * Returns the discount of a code that this person may still use. Visitors without an account see what a new account
   * would get.
   * @param besides a ride that the code is for; its own redemption is not counted
   * @throws ApiError promo_invalid, promo_not_started, promo_ended, promo_exhausted, promo_not_eligible,
   * promo_wrong_ride_type, promo_used
   */
  abstract lookUp(code: string, rideType: RideType, who: Principal | null, besides?: number): Promise<PromotionOffer>;
  /**
   * Like `lookUp`, for all ride types at once.
   * @throws ApiError promo_invalid, promo_not_started, promo_ended, promo_exhausted, promo_not_eligible, promo_used
   */
  abstract findOffer(code: string, who: Principal | null): Promise<LimitedOffer>;
  /**
   * Binds the promotion that a quote promised to the booked ride and replaces any earlier one. Current dates and limits
   * apply, with the discount and terms that were promised.
   * @throws ApiError as `lookUp`; phone_unverified for a first ride of somebody without a verified phone
   */
  abstract redeem(tx: Transaction, promised: AppliedPromotion, rideId: number, userId: number): Promise<void>;
  /** Removes the promotion from a ride, so that it can be used for another one. */
  abstract takeOff(tx: Transaction, rideId: number, userId: number): Promise<void>;
  /** The promotions of a ride, with the terms that were promised. */
  abstract ofRide(tx: Transaction, rideId: number): Promise<AppliedPromotion[]>;
  /** Updates the discount after the price of the ride changed. */
  abstract rediscount(tx: Transaction, rideId: number, promised: { code: string; discount: Cents }): Promise<void>;
}
