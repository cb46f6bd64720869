import { Injectable } from '@nestjs/common';
import type { RideChange, RideStatus } from '@groupride/contracts';
import type { Transaction } from '../../platform/database/database';
import { fieldError } from '../../platform/http/api-error';
import type { Principal } from '../../platform/http/principal';
import { MembersFacade, pledgeFixed } from '../members/members.facade';
import { PaymentsFacade } from '../payments/payments.facade';
import { PricingFacade } from '../pricing/pricing.facade';
import { PromotionsFacade } from '../promotions/promotions.facade';
import { noSuchRide, RidesFacade, rideStateConflict } from '../rides/rides.facade';
import { planFor, type ChangePlan, type WantedChange } from './change-plan';
import { groupTooSmall, notPromoted, promotedAlready } from './changes.errors';

export const NOBODY_DRIVES: readonly RideStatus[] = ['awaiting_payment', 'pending'];

/** Thinks changes of a ride through, without doing them. */
@Injectable()
export class ChangePlans {
  constructor(
    private readonly rides: RidesFacade,
    private readonly members: MembersFacade,
    private readonly payments: PaymentsFacade,
    private readonly pricing: PricingFacade,
    private readonly promotions: PromotionsFacade,
  ) {}

  /** @throws ApiError not_found, validation_failed, and those of promotions */
  async wantedBy(
    who: Principal,
    rideId: number,
    { groupSize, promoCode, withoutPromotion }: RideChange,
  ): Promise<WantedChange> {
    const { ride, viewer } = await this.rides.authorize(who, rideId);
    if (viewer !== 'organizer') throw noSuchRide();
    if (ride.splitMode === 'pledge') throw pledgeFixed();
    if (!groupSize && !promoCode && !withoutPromotion) throw fieldError('groupSize', 'say what is to change');
    if (promoCode && withoutPromotion) throw fieldError('withoutPromotion', 'goes without a promoCode');
    const promotion = promoCode ? await this.promotions.lookUp(promoCode, ride.rideType, who, rideId) : null;
    return { groupSize: groupSize ?? null, promotion: promotion ?? (withoutPromotion ? null : 'as it is') };
  }

  /** Takes the ride's lock. @throws ApiError ride_state_conflict, group_too_small, group_too_large, promo_used, validation_failed */
  async plan(tx: Transaction, rideId: number, wanted: WantedChange): Promise<ChangePlan> {
    const ride = await this.rides.lock(tx, rideId);
    if (!NOBODY_DRIVES.includes(ride.status)) throw rideStateConflict(ride.status);
    const members = await this.members.list(rideId, tx);
    const groupSize = wanted.groupSize ?? ride.groupSize;
    if (groupSize < members.length) throw groupTooSmall(members.length);
    const promotions = await this.promotionsAfter(tx, rideId, wanted);
    const price = await this.pricing.reprice(tx, ride.quoteId, { groupSize, promotions });
    return planFor(ride, wanted, members, await this.payments.listOfRide(rideId, tx), price);
  }

  private async promotionsAfter(tx: Transaction, rideId: number, { promotion }: WantedChange) {
    const before = await this.promotions.ofRide(tx, rideId);
    if (promotion === 'as it is') return before;
    if (promotion === null && before.length === 0) throw notPromoted();
    if (promotion !== null && before.some(({ code }) => code === promotion.code)) throw promotedAlready();
    return promotion === null ? [] : [promotion];
  }
}
