import { MIN_GROUP_SIZE, RIDE_TYPES, type RideType } from './enums';
import { Flag, Instant, ListOf, Money, OneOf, Text, Integer } from './fields';

export const PRICE_REASON_MAX_LENGTH = 300;
/** How many days ahead a version can be planned. */
export const MOST_PRICE_DAYS_AHEAD = 365;
/** Maximum number of versions in a response. */
export const MAX_PRICE_VERSIONS = 200;
/** Number of days whose bookings a preview reprices. */
export const PREVIEW_DAYS = 7;
export const LEAST_BASE_PER_PERSON = 100;
export const MOST_BASE_PER_PERSON = 50_000;

/** Rates of a ride type. Fields in ten-thousandths: 800 is 8%. */
export class RideTypeRates {
  @OneOf(RIDE_TYPES) rideType!: RideType;
  @Money({ description: 'Per person, up to the included distance, or per hour; 1.00 to 500.00' })
  basePerPerson!: string;
  @Integer({ min: MIN_GROUP_SIZE, max: 55, description: 'Minimum number of seats that a group pays for' })
  minimumSeats!: number;
  @Integer({ min: 0, max: 100, description: 'Miles that the base covers' }) includedMiles!: number;
  @Integer({ min: 0, max: 10_000, description: 'Ten-thousandths of the base for each additional mile' })
  perMileBp!: number;
  @Integer({ min: 0, max: 100, description: 'Miles that an hour covers' }) includedMilesPerHour!: number;
  @Integer({ min: 1, max: 12, description: 'Hours at the full rate' }) fullRateHours!: number;
  @Integer({ min: 0, max: 10_000, description: 'Discount on each later hour, in ten-thousandths' })
  laterHoursDiscountBp!: number;
  @Integer({ min: 0, max: 5000, description: 'Ten-thousandths of the fare' }) serviceFeeBp!: number;
  @Integer({ min: 0, max: 5000, description: 'Ten-thousandths of fare and service fee' }) taxBp!: number;
  @Integer({
    min: 0,
    max: 90,
    optional: true,
    description:
      'Percent taken off when another group shares the vehicle; 0 except for GroupPool. Left out: 20 for GroupPool',
  })
  matchDiscountPercent?: number;
}

export class PricePreviewRequest {
  @ListOf(() => RideTypeRates, { max: RIDE_TYPES.length, description: 'Every ride type once' }) rates!: RideTypeRates[];
}

export class NewPriceVersion extends PricePreviewRequest {
  @Integer({ min: 1, description: 'The newest version that the operator saw' }) basedOn!: number;
  @Text({ max: PRICE_REASON_MAX_LENGTH, multiline: true, description: 'For operators' }) reason!: string;
  @Instant({ optional: true, description: 'Now if left out; at most a year ahead' }) validFrom?: string;
  @Integer({
    min: 1,
    optional: true,
    description:
      'The version whose prices were changed. Refused with `prices_changed` if another version will be in force at that time',
  })
  changedFrom?: number;
}

export class PriceRestoration {
  @Integer({ min: 1, description: 'The newest version that the operator saw' }) basedOn!: number;
  @Text({ max: PRICE_REASON_MAX_LENGTH, multiline: true, description: 'For operators' }) reason!: string;
}

export class PriceWithdrawal {
  @Text({ max: PRICE_REASON_MAX_LENGTH, multiline: true, description: 'For operators' }) reason!: string;
}

export class PriceVersionView {
  @Integer() id!: number;
  @Instant() validFrom!: string;
  @Flag({ description: 'In force now' }) current!: boolean;
  @Flag({ description: 'Not in force yet, and not withdrawn' }) planned!: boolean;
  @Instant() savedAt!: string;
  @Text({ max: 100, optional: true, description: 'Null for the first prices' }) author!: string | null;
  @Text({ max: PRICE_REASON_MAX_LENGTH, optional: true, multiline: true }) reason!: string | null;
  @Integer({ optional: true, description: 'The version that this one repeats' }) restores!: number | null;
  @Integer({
    optional: true,
    description: 'The planned version that this one replaces, to keep a change that was saved after the plan',
  })
  replaces!: number | null;
  @Integer({ optional: true, description: 'The version whose change is carried over into the replaced version' })
  carriesOver!: number | null;
  @Flag({ description: 'Whether it was withdrawn before it began; such a version is never in force' })
  withdrawn!: boolean;
  @Instant({ optional: true }) withdrawnAt!: string | null;
  @Text({ max: 100, optional: true }) withdrawnBy!: string | null;
  @Text({ max: PRICE_REASON_MAX_LENGTH, optional: true, multiline: true, description: 'Why it was withdrawn' })
  withdrawnFor!: string | null;
  @ListOf(() => RideTypeRates) rates!: RideTypeRates[];
}

export class PriceVersionsView {
  @Integer({ description: 'Newest version, to send as `basedOn`' }) newest!: number;
  @ListOf(() => PriceVersionView, { max: MAX_PRICE_VERSIONS, description: 'The latest start first' })
  versions!: PriceVersionView[];
}

export class PreviewedRide {
  @Integer() rideId!: number;
  @OneOf(RIDE_TYPES) rideType!: RideType;
  @Integer() groupSize!: number;
  @Money() before!: string;
  @Money() after!: string;
}

export class PricePreview {
  @Integer({ description: 'Booked in the last seven days and not cancelled' }) rides!: number;
  @Integer({ description: 'Number of these rides whose price differs' }) changed!: number;
  @Money({ description: 'Quoted price of these rides, after promotions' }) before!: string;
  @Money({ description: 'Price of these rides with the new rates' }) after!: string;
  @ListOf(() => PreviewedRide, { description: 'The largest changes first, at most ten' }) largest!: PreviewedRide[];
}
