import { Decimal, Flag, Instant, ListOf, Money, Nested, OneOf, Text, Integer } from './fields';
import type { ErrorCode } from './error-codes';
import { Place } from './places';
import { PledgeQuote, PledgeTerms } from './pledges';
import { BOOKING_TYPES, MIN_GROUP_SIZE, RIDE_TYPES, type BookingType, type RideType } from './enums';

/** How long a quoted price is valid. */
export const QUOTE_MINUTES = 10;

/** Everything a price depends on except the ride type. Without both places, prices cover the included distance. */
export class RideTypePricesRequest {
  @Integer({ min: MIN_GROUP_SIZE, max: 55 }) groupSize!: number;
  @Nested(() => Place, { optional: true }) pickup?: Place;
  @Nested(() => Place, { optional: true }) destination?: Place;
  @Text({ max: 40, optional: true }) promoCode?: string | null;
  @Flag({ optional: true }) isHourlyBooking?: boolean;
  @Integer({ min: 1, max: 12, optional: true }) hourlyDuration?: number;
  @OneOf(BOOKING_TYPES, { optional: true }) bookingType?: BookingType;
  @Text({
    max: 10,
    optional: true,
    pattern: /^\d{4}-\d{2}-\d{2}$/,
    message: 'must be a date like 2026-12-24',
    description: 'Date in the city',
  })
  scheduledDate?: string;
  @Text({
    max: 5,
    optional: true,
    pattern: /^([01]\d|2[0-3]):[0-5]\d$/,
    message: 'must be a time like 18:30',
    description: 'Time in the city',
  })
  scheduledTime?: string;
}

/** Everything a price depends on. Without both places the response is only an indication and has no quote. */
export class PricingRequest extends RideTypePricesRequest {
  @OneOf(RIDE_TYPES) rideType!: RideType;
  @Nested(() => PledgeTerms, {
    optional: true,
    description:
      'Adds everyone’s share for every number of riders to the response; the group size is the number of seats',
  })
  pledge?: PledgeTerms;
}

/** The discount that a promotion gives. */
export class PromotionDiscount {
  @Text({ max: 100 }) name!: string;
  @Text({ max: 40 }) code!: string;
  @Money() discountAmount!: string;
}

export class AppliedPromotion extends PromotionDiscount {
  @Flag({ description: 'Whether booking with this promotion still requires the person to verify a phone' })
  needsVerifiedPhone!: boolean;
}

/** Why a service cannot book on its business account. */
export const ACCOUNT_REFUSALS = [
  'account_limit_reached',
  'account_suspended',
  'account_closed',
  'scope_missing',
] as const satisfies readonly ErrorCode[];
export type AccountRefusal = (typeof ACCOUNT_REFUSALS)[number];

/** Whether booking at this price on the business account would currently succeed. Nothing is reserved. */
export class AccountCheck {
  @Flag() allowed!: boolean;
  @Text({ max: 300, optional: true, description: 'Why it is not possible' }) reason!: string | null;
  @OneOf(ACCOUNT_REFUSALS, { optional: true, description: 'The error code with which booking would be refused' })
  reasonCode!: AccountRefusal | null;
  @Money({ optional: true, description: 'Amount by which the credit limit would be exceeded' }) missing!: string | null;
}

/** The price of a ride once another group shares its vehicle. */
export class MatchedPrice {
  @Money({ description: 'Price that replaces the final total' }) total!: string;
  @Money({ description: 'The largest share of one seat' }) perPerson!: string;
  @Money({ description: 'Difference from the final total' }) discount!: string;
}

/** The price of a ride in a vehicle that other groups may share. */
export class SharedPriceView {
  @Instant({ optional: true, description: 'Time since which another group shares the vehicle; null while none has' })
  sharedAt!: string | null;
  @Money({ description: 'What the ride costs without another group' }) alone!: string;
  @Money({ description: 'Price once another group shares the vehicle; it remains even if that group cancels' })
  shared!: string;
}

export class PricingView {
  @Text({ max: 36, optional: true, description: 'Id with which this price can be booked; null for an indication' })
  quoteId!: string | null;
  @Instant({ optional: true }) expiresAt!: string | null;
  @Money() baseFare!: string;
  @Money() serviceFee!: string;
  @Money() taxes!: string;
  @Money({ description: 'Before promotions' }) total!: string;
  @Money({ description: 'After promotions' }) finalTotal!: string;
  @Money({ description: 'The largest share of one seat' }) perPerson!: string;
  @Nested(() => MatchedPrice, {
    optional: true,
    description:
      'For GroupPool: the price if another group shares the vehicle, as binding as the price without one; otherwise null',
  })
  matched!: MatchedPrice | null;
  @Integer({
    optional: true,
    description: 'Number of seats that the group pays for, if it is smaller than the minimum; otherwise null',
  })
  minimumSeats!: number | null;
  @Money({ description: 'The most the organizer can be charged' }) largestCharge!: string;
  @Money({ description: 'Savings compared with everyone riding alone; 0.00 when there are none' }) savings!: string;
  @ListOf(() => AppliedPromotion) appliedPromotions!: AppliedPromotion[];
  @Nested(() => PledgeQuote, { optional: true, description: 'Null unless the request has pledge terms' })
  pledge!: PledgeQuote | null;
  @Nested(() => AccountCheck, {
    optional: true,
    description:
      'Whether your business account can currently pay for it; null unless a service of a business account asks',
  })
  businessAccount!: AccountCheck | null;
  @Decimal({ description: 'Miles' }) distance!: number;
  @Integer({ description: 'Minutes' }) duration!: number;
  @Flag({ description: 'Distance is an estimate, not a route on roads' }) distanceEstimated!: boolean;
}

export class RideTypeView {
  @OneOf(RIDE_TYPES) id!: RideType;
  @Text({ max: 60 }) name!: string;
  @Text({ max: 200 }) description!: string;
  @Money({ description: 'Per person, up to the included distance' }) basePerPerson!: string;
  @Integer() minGroupSize!: number;
  @Integer({ description: 'Minimum number of seats that a group pays for' }) minimumSeats!: number;
  @Integer({ description: 'Maximum number of people in a group that books now' }) maxGroupSize!: number;
  @Flag({ description: 'Whether it can be booked, because operations offer a vehicle class that serves it' })
  offered!: boolean;
}

export class RideTypePrice {
  @OneOf(RIDE_TYPES) rideType!: RideType;
  @Money({ optional: true, description: 'After promotions; null when the group does not fit' }) finalTotal!:
    string | null;
  @Money({ optional: true, description: 'The largest share of one seat; null when the group does not fit' })
  perPerson!: string | null;
  @Flag({ description: 'The promo code applies to this ride type and is included in its price' })
  promotionApplied!: boolean;
}

/** One price for each ride type, for comparison. Nothing is stored, so none of them can be booked without a quote. */
export class RideTypePricesView {
  @ListOf(() => RideTypePrice) prices!: RideTypePrice[];
  @Decimal({ description: 'Miles; 0 without both places' }) distance!: number;
  @Integer({ description: 'Minutes; 0 without both places' }) duration!: number;
  @Flag({ description: 'Distance is an estimate, not a route on roads' }) distanceEstimated!: boolean;
}
