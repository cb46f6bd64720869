import type { AppliedPromotion, Cents, Promotion } from '@groupride/pricing';

/** Marks what GroupRide pays among the discounts of a price; codes that people enter are in capitals. */
export const COVERED_CODE = 'paid-by-groupride';

/** What GroupRide pays of a ride's price since operations changed its route: whatever no promotion and no volume discount takes off. */
export function coveredOf(discount: Cents, applied: readonly Pick<AppliedPromotion, 'discount'>[]): Cents {
  return Math.max(0, discount - applied.reduce((sum, promotion) => sum + promotion.discount, 0));
}

/** Takes it off another price as well, so that a later change doesn't charge again for the route that operations chose. */
export const coveredByUs = (maxDiscount: Cents): Promotion => ({
  ...{ code: COVERED_CODE, name: 'Paid by GroupRide', maxDiscount },
});
