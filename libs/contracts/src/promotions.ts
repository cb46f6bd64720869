import { BASED_ON, REASON } from './change-reason';
import { Flag, Instant, ListOfStrings, Money, OneOf, Text, Integer } from './fields';
import { RIDE_TYPES, type RideType } from './enums';

/** The promo code in the banner, the welcome dialog and the offer page. */
export const FIRST_RIDE_CODE = 'FREEFIRST';

/** The new rider offer for the caller. */
export class FirstRideOffer {
  @Flag({ description: 'You can use it now' }) available!: boolean;
  @Text({ max: 20 }) code!: string;
  @Money({ optional: true, description: 'The most that comes off the ride; null while it is not available' })
  maxDiscount!: string | null;
  @Flag({ description: 'Booking with it takes a verified phone, and you have none yet' }) needsVerifiedPhone!: boolean;
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
  @Money({ description: 'The most that comes off one ride' }) maxDiscount!: string;
  @Integer({ min: 1, max: LIMITS.percent, optional: true, description: 'Of the total; kind percent only' })
  percentOff?: number | null;
  @Instant({ optional: true, description: 'Left out: at once' }) validFrom?: string | null;
  @Instant({ optional: true, description: 'Left out: until it is ended' }) validUntil?: string | null;
  @Integer({
    min: 1,
    max: LIMITS.redemptions,
    optional: true,
    description: 'Rides that may have it; left out: any number',
  })
  redemptionLimit?: number | null;
  @Integer({
    min: 1,
    max: LIMITS.perAccount,
    optional: true,
    description: 'Rides of one account, and of all accounts with its phone; left out: any number',
  })
  perAccountLimit?: number | null;
  @Integer({
    min: 1,
    max: LIMITS.days,
    optional: true,
    description: 'Only accounts up to so many days old; left out: everybody',
  })
  newAccountDays?: number | null;
  @Flag({ description: 'Of all such codes an account and a verified phone get one; it takes a verified phone' })
  firstRideOnly!: boolean;
  @ListOfStrings(RIDE_TYPES, { optional: true, description: 'Left out or empty: all' }) rideTypes?: RideType[] | null;
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
  @ListOfStrings(RIDE_TYPES, { description: 'Empty: all' }) rideTypes!: RideType[];
}

export class PromotionsQuery {
  @Text({ max: PROMOTION_CODE.longest, optional: true, description: 'Those after this code in the list' })
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
  @ListOfStrings(RIDE_TYPES, { description: 'Empty: all' }) rideTypes!: RideType[];
  @Integer({ description: 'Rides that have it; those that gave it back do not count' }) redemptions!: number;
  @Money({ description: 'What it took off these rides' }) given!: string;
  @Instant() createdAt!: string;
  @Integer({ description: 'Newest version, to name as `basedOn`; 0 when there is none' }) version!: number;
}
