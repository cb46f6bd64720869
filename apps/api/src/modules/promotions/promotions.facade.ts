import type { RideType } from '@groupride/contracts';
import type { AppliedPromotion, Cents, Promotion } from '@groupride/pricing';
import type { Transaction } from '../../platform/database/database';
import type { Principal } from '../../platform/http/principal';

export interface PromotionOffer extends Promotion {
  /** Booking with it takes a verified phone, and this person has none yet. */
  needsVerifiedPhone: boolean;
}

/** An offer and the ride types it is limited to; an empty list means all of them. */
export interface LimitedOffer {
  offer: PromotionOffer;
  rideTypes: readonly RideType[];
}

export abstract class PromotionsFacade {
  /**
   * What a code takes off, if this person may still use it. Somebody who is not signed in sees what a new account would get.
   * @param besides a ride that the code is for: what it has had so far counts for nothing
   * @throws ApiError promo_invalid, promo_not_started, promo_ended, promo_exhausted, promo_not_eligible, promo_wrong_ride_type, promo_used
   */
  abstract lookUp(code: string, rideType: RideType, who: Principal | null, besides?: number): Promise<PromotionOffer>;
  /**
   * The same for every ride type at once.
   * @throws ApiError promo_invalid, promo_not_started, promo_ended, promo_exhausted, promo_not_eligible, promo_used
   */
  abstract findOffer(code: string, who: Principal | null): Promise<LimitedOffer>;
  /**
   * Binds what a quote promised to the ride that is booked with it, in place of what it may have. Dates and limits count as they are
   * now, the discount and the terms as they were promised.
   * @throws ApiError as `lookUp`; phone_unverified for a first ride of somebody without a verified phone
   */
  abstract redeem(tx: Transaction, promised: AppliedPromotion, rideId: number, userId: number): Promise<void>;
  /** Takes what is bound to a ride off it again; it can be used for another one. */
  abstract takeOff(tx: Transaction, rideId: number, userId: number): Promise<void>;
  /** What is bound to a ride, on the terms that were promised. */
  abstract ofRide(tx: Transaction, rideId: number): Promise<AppliedPromotion[]>;
  /** The ride's price has changed, and with it what the promotion takes off. */
  abstract rediscount(tx: Transaction, rideId: number, promised: { code: string; discount: Cents }): Promise<void>;
}
