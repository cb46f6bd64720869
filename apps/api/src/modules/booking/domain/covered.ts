import type { AppliedPromotion, Cents, Promotion } from '@groupride/pricing';

/**
 * Marks the part that GroupRide pays among the discounts of a price. Cannot clash with promotion codes, which are in
 * capitals.
 */
export const COVERED_CODE = 'paid-by-groupride';

/**
 * The part of a discount that GroupRide pays after operations changed the route or another group shared the vehicle: the
 * discount without the applied promotions.
 */
export function coveredOf(discount: Cents, applied: readonly Pick<AppliedPromotion, 'discount'>[]): Cents {
  return Math.max(0, discount - applied.reduce((sum, promotion) => sum + promotion.discount, 0));
}

/**
 * Applies GroupRide's part to a later price too, so that riders are never charged for the route that operations chose.
 */
export const coveredByUs = (maxDiscount: Cents): Promotion => ({
  code: COVERED_CODE,
  name: 'Paid by GroupRide',
  maxDiscount,
});
