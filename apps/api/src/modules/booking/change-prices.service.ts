import { Injectable } from '@nestjs/common';
import { VOLUME_DISCOUNT_CODE } from '@groupride/contracts';
import { splitEvenly, type Cents, type Price, type Promotion } from '@groupride/pricing';
import type { Transaction } from '../../platform/database/database';
import { BusinessAccountsFacade } from '../business-accounts/business-accounts.facade';
import type { DrivingRoute } from '../mapping/mapping.facade';
import { PoolFacade } from '../pool/pool.facade';
import { PricingFacade, type PickupQuote } from '../pricing/pricing.facade';
import { PromotionsFacade } from '../promotions/promotions.facade';
import type { Ride } from '../rides/rides.facade';
import type { ChangedPrice, ChangePlan, WantedChange } from './change-plan';
import { promotionAlreadyApplied, promotionNotApplied } from './changes.errors';
import { coveredByUs, coveredOf } from './domain/covered';

/** Calculates the price of a ride after a change, with the discounts that stay. */
@Injectable()
export class ChangePrices {
  constructor(
    private readonly pricing: PricingFacade,
    private readonly promotions: PromotionsFacade,
    private readonly accounts: BusinessAccountsFacade,
    private readonly pool: PoolFacade,
  ) {}

  /** Runs under the ride's lock. @throws ApiError group_too_large, promo_used, validation_failed */
  async reprice(tx: Transaction, ride: Ride, wanted: WantedChange): Promise<ChangedPrice> {
    const groupSize = wanted.groupSize ?? ride.groupSize;
    const promotions = await this.discounts(tx, ride, wanted);
    const price = await this.pricing.reprice(tx, wanted.pickup?.id ?? ride.quoteId, { groupSize, promotions });
    if (!wanted.operator) return { ...price, matchDiscount: null };
    return atMost(await this.matched(tx, ride.id, price), ride.totalCost, groupSize);
  }

  /** Quotes the ride for another route. @param operator set when operations change the route */
  async quoteRoute(
    tx: Transaction,
    ride: Ride,
    moved: Pick<PickupQuote, 'pickup' | 'destination'> & { route: DrivingRoute },
    operator: WantedChange['operator'],
  ): Promise<PickupQuote> {
    const promotions = await this.discounts(tx, ride, { promotion: 'as it is', operator });
    return this.pricing.quotePickup(tx, ride, { ...moved, groupSize: ride.groupSize, promotions });
  }

  /**
   * Stores the new price with the business account and the shared vehicle.
   * @throws ApiError account_limit_reached, account_suspended, account_closed
   */
  async store(tx: Transaction, { ride, price, shared: { total } }: ChangePlan): Promise<void> {
    if (ride.paymentMethod === 'account') {
      const volume = price.promotions.find(({ code }) => code === VOLUME_DISCOUNT_CODE);
      await this.accounts.changeReservation(tx, ride.id, total, volume?.discount ?? 0);
    }
    // While riders pay the same, they save the same by sharing.
    if (price.matchDiscount !== null && total < ride.totalCost)
      await this.pool.changeDiscount(tx, ride.id, price.matchDiscount);
  }

  /**
   * Returns the discounts after the change: promotions, the volume discount from the booking, and the part that
   * GroupRide pays, because operations changed the route or another group shared the vehicle. Another change by
   * operations calculates that part again.
   */
  private async discounts(
    tx: Transaction,
    ride: Ride,
    { promotion, operator }: Pick<WantedChange, 'promotion' | 'operator'>,
  ): Promise<Promotion[]> {
    const now = await this.promotions.ofRide(tx, ride.id);
    const volume = await this.accounts.discountOfRide(tx, ride.id);
    const stays = volume ? [volume] : [];
    const covered = operator ? 0 : coveredOf(ride.discount, [...now, ...stays]);
    return [...promotionsAfter(now, promotion), ...stays, ...(covered > 0 ? [coveredByUs(covered)] : [])];
  }

  /** Lowers the price of a ride for which another group has shared the vehicle. */
  private async matched(tx: Transaction, rideId: number, price: Price): Promise<ChangedPrice> {
    if (!price.matched || !(await this.pool.isShared(tx, rideId))) return { ...price, matchDiscount: null };
    const { total, perPerson, discount } = price.matched;
    return { ...price, finalTotal: total, perPerson, matchDiscount: discount };
  }
}

/** Promotions of a ride after the organizer replaces or removes one. @throws ApiError not_promoted, promo_used */
function promotionsAfter(before: readonly Promotion[], promotion: WantedChange['promotion']): readonly Promotion[] {
  if (promotion === 'as it is') return before;
  if (promotion === null && before.length === 0) throw promotionNotApplied();
  if (promotion !== null && before.some(({ code }) => code === promotion.code)) throw promotionAlreadyApplied();
  return promotion === null ? [] : [promotion];
}

/** Riders pay no more than before; GroupRide pays the rest, as a discount. */
function atMost(price: ChangedPrice, total: Cents, groupSize: number): ChangedPrice {
  if (price.finalTotal <= total) return price;
  return { ...price, finalTotal: total, perPerson: splitEvenly(total, groupSize)[0]! };
}
