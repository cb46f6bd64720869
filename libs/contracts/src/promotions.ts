import { BASED_ON, REASON } from './change-reason';
import { Flag, Instant, ListOfStrings, Money, OneOf, Text, Integer } from './fields';
import { RIDE_TYPES, type RideType } from './enums';

/** The promo code in the banner, the welcome dialog and the offer page. */
export const FIRST_RIDE_CODE = 'FREEFIRST';

/** The new rider offer for the caller. */
export class FirstRideOffer {
  @Flag({ description: 'Whether you can use it now' }) available!: boolean;
  @Text({ max: 20 }) code!: string;
  @Money({ optional: true, description: 'Maximum discount on the ride; null while it is not available' })
  maxDiscount!: string | null;
  @Flag({ description: 'Whether you still have to verify a phone before booking with it' })
  needsVerifiedPhone!: boolean;
}

/**
 * `amount`: takes off a fixed amount, `maxDiscount`. `percent`: takes a percentage off the total, up to `maxDiscount`.
 */
export const PROMOTION_KINDS = ['amount', 'percent'] as const;
export type PromotionKind = (typeof PROMOTION_KINDS)[number];

/** `used_up`: the redemption limit is reached. */
export const PROMOTION_STATES = ['scheduled', 'active', 'used_up', 'ended'] as const;
export type PromotionState = (typeof PROMOTION_STATES)[number];

/** Format of a promo code. */
export const PROMOTION_CODE = { pattern: /^[A-Z0-9]{3,20}$/, shortest: 3, longest: 20 } as const;
const CODE = { min: PROMOTION_CODE.shortest, max: PROMOTION_CODE.longest, pattern: PROMOTION_CODE.pattern };
const LIMITS = { percent: 100, redemptions: 1_000_000, perAccount: 1000, days: 3650 } as const;

/** A promo code. An omitted limit means no limit. */
export class NewPromotion {
  @Text({ ...CODE, message: 'must be 3 to 20 capital letters and digits', example: 'SPRING25' }) code!: string;
  @Text({ max: 100, description: 'Its name in the price and on the receipt' }) name!: string;
  @OneOf(PROMOTION_KINDS) kind!: PromotionKind;
  @Money({ description: 'Maximum discount on one ride' }) maxDiscount!: string;
  @Integer({
    min: 1,
    max: LIMITS.percent,
    optional: true,
    description: 'Percentage of the total; only for kind percent',
  })
  percentOff?: number | null;
  @Instant({ optional: true, description: 'Start; at once when left out' }) validFrom?: string | null;
  @Instant({ optional: true, description: 'End; when left out, valid until it is ended' }) validUntil?: string | null;
  @Integer({
    min: 1,
    max: LIMITS.redemptions,
    optional: true,
    description: 'Maximum number of rides with this code; unlimited when left out',
  })
  redemptionLimit?: number | null;
  @Integer({
    min: 1,
    max: LIMITS.perAccount,
    optional: true,
    description: 'Maximum number of rides of one account and all accounts with its phone; unlimited when left out',
  })
  perAccountLimit?: number | null;
  @Integer({
    min: 1,
    max: LIMITS.days,
    optional: true,
    description: 'Maximum age of the account in days; all accounts when left out',
  })
  newAccountDays?: number | null;
  @Flag({
    description:
      'For first rides: requires a verified phone. An account and a phone can use only one of all such codes',
  })
  firstRideOnly!: boolean;
  @ListOfStrings(RIDE_TYPES, { optional: true, description: 'All ride types when left out or empty' }) rideTypes?:
    RideType[] | null;
  @Text(REASON) reason?: string | null;
}

/**
 * Omitted fields keep their value; null removes a limit. The code, the kind and the restriction to first rides never
 * change. Quotes keep their discount.
 */
export class PromotionChange {
  @Text({ max: 100, optional: true }) name?: string;
  @Money({ optional: true }) maxDiscount?: string;
  @Integer({ min: 1, max: LIMITS.percent, optional: true }) percentOff?: number;
  @Instant({ optional: true }) validFrom?: string | null;
  @Instant({ optional: true }) validUntil?: string | null;
  @Integer({ min: 1, max: LIMITS.redemptions, optional: true }) redemptionLimit?: number | null;
  @Integer({ min: 1, max: LIMITS.perAccount, optional: true }) perAccountLimit?: number | null;
  @Integer({ min: 1, max: LIMITS.days, optional: true }) newAccountDays?: number | null;
  @ListOfStrings(RIDE_TYPES, { optional: true }) rideTypes?: RideType[] | null;
  @Text(REASON) reason?: string | null;
  @Integer(BASED_ON) basedOn?: number | null;
}

export class PromotionEnd {
  @Text(REASON) reason?: string | null;
  @Integer({ ...BASED_ON, fromQuery: true }) basedOn?: number | null;
}

/** The changeable fields of a promo code, in one of its versions. */
export class PromotionSetting {
  @Text({ max: 100 }) name!: string;
  @Money() maxDiscount!: string;
  @Integer({ optional: true }) percentOff!: number | null;
  @Instant({ optional: true }) validFrom!: string | null;
  @Instant({ optional: true }) validUntil!: string | null;
  @Integer({ optional: true }) redemptionLimit!: number | null;
  @Integer({ optional: true }) perAccountLimit!: number | null;
  @Integer({ optional: true }) newAccountDays!: number | null;
  @ListOfStrings(RIDE_TYPES, { description: 'All ride types when empty' }) rideTypes!: RideType[];
}

export class PromotionsQuery {
  @Text({ max: PROMOTION_CODE.longest, optional: true, description: 'Only promo codes after this code in the list' })
  after?: string;
}

export class PromotionView {
  @Text({ max: PROMOTION_CODE.longest }) code!: string;
  @Text({ max: 100 }) name!: string;
  @OneOf(PROMOTION_KINDS) kind!: PromotionKind;
  @OneOf(PROMOTION_STATES) state!: PromotionState;
  @Money() maxDiscount!: string;
  @Integer({ optional: true }) percentOff!: number | null;
  @Instant({ optional: true }) validFrom!: string | null;
  @Instant({ optional: true }) validUntil!: string | null;
  @Integer({ optional: true }) redemptionLimit!: number | null;
  @Integer({ optional: true }) perAccountLimit!: number | null;
  @Integer({ optional: true }) newAccountDays!: number | null;
  @Flag() firstRideOnly!: boolean;
  @ListOfStrings(RIDE_TYPES, { description: 'All ride types when empty' }) rideTypes!: RideType[];
  @Integer({ description: 'Number of rides that use it; rides that returned it do not count' }) redemptions!: number;
  @Money({ description: 'Sum of the discounts on these rides' }) given!: string;
  @Instant() createdAt!: string;
  @Integer({ description: 'Newest version, to send as `basedOn`; 0 when there is none' }) version!: number;
}
