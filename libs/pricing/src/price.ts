import { MAX_GROUP_SIZE, MIN_GROUP_SIZE, type RideType } from '@groupride/contracts';
import { portionOf, type Cents } from './cents';
import { splitEvenly } from './split';

/** Rates of one ride type, valid for a period. Basis points are ten-thousandths. */
export interface Rates {
  basePerPerson: Cents;
  includedMiles: number;
  /** Fraction of the base fare, per person and additional mile. */
  perMileBp: number;
  includedMilesPerHour: number;
  /** Hours at the full rate; each later hour gets the discount. */
  fullRateHours: number;
  laterHoursDiscountBp: number;
  serviceFeeBp: number;
  taxBp: number;
  /** Minimum number of paid seats; missing in older rate cards. */
  minimumSeats?: number;
  /** Discount when another group shares the vehicle, 0 to 90 percent; missing in older rate cards. */
  matchDiscountPercent?: number;
}

/** The ride type whose vehicles can be shared by several groups. */
const SHARED_TYPE: RideType = 'GroupPool';
/** Default discount for a shared ride type. */
const FIRST_MATCH_DISCOUNT_PERCENT = 20;

export interface PriceInput {
  rideType: RideType;
  groupSize: number;
  /** Length of the route. */
  miles: number;
  /** Hours booked, or null for a single ride. */
  hours: number | null;
}

export interface Promotion {
  code: string;
  name: string;
  /** Maximum discount. */
  maxDiscount: Cents;
  /** Percentage of the total, 1 to 100; null or undefined discounts up to `maxDiscount`. */
  percentOff?: number | null;
}

/** A promotion with its discount on this price. */
export interface AppliedPromotion extends Promotion {
  discount: Cents;
}

export interface Price {
  baseFare: Cents;
  serviceFee: Cents;
  taxes: Cents;
  total: Cents;
  promotions: AppliedPromotion[];
  finalTotal: Cents;
  /** Number of paid seats if the ride type's minimum exceeds the group size; otherwise null. */
  minimumSeats: number | null;
  /** The largest share of one seat. */
  perPerson: Cents;
  /** Savings compared with everyone riding alone; never negative. */
  savings: Cents;
  /** The price once another group shares the vehicle; null if the ride type is not shared. */
  matched: MatchedPrice | null;
}

export interface MatchedPrice {
  /** Discount on the final total. */
  discount: Cents;
  total: Cents;
  /** The largest share of one seat. */
  perPerson: Cents;
}

/** The provider's minimum charge. If a promotion would leave less, the rest is waived too. */
export const SMALLEST_CHARGE: Cents = 50;
/** Fare of one person riding alone: up to the included distance, and the fraction per additional mile. */
const ALONE = { base: 1250, includedMiles: 5, perMileBp: 600 } as const;

/** @throws RangeError when the group does not fit the ride type, or distance or hours are invalid */
export function priceOf(input: PriceInput, rates: Rates, promotions: readonly Promotion[] = []): Price {
  checkGroup(input);
  const paidSeats = paidSeatsOf(input, rates);
  const baseFare = farePerPerson(input, rates) * paidSeats;
  const serviceFee = portionOf(baseFare, rates.serviceFeeBp);
  const taxes = portionOf(baseFare + serviceFee, rates.taxBp);
  const total = baseFare + serviceFee + taxes;
  const applied = applyPromotions(total, promotions);
  const finalTotal = total - applied.reduce((sum, promotion) => sum + promotion.discount, 0);
  return {
    baseFare,
    serviceFee,
    taxes,
    total,
    promotions: applied,
    finalTotal,
    minimumSeats: paidSeats > input.groupSize ? paidSeats : null,
    perPerson: splitEvenly(finalTotal, input.groupSize)[0]!,
    savings: Math.max(0, costAlone(input) - finalTotal),
    matched:
      input.hours === null
        ? matchedPrice(finalTotal, input.groupSize, matchDiscountPercentOf(input.rideType, rates))
        : null,
  };
}

/** Discount in percent when another group shares the vehicle; 0 for ride types that are not shared. */
export function matchDiscountPercentOf(rideType: RideType, { matchDiscountPercent }: Rates): number {
  return matchDiscountPercent ?? (rideType === SHARED_TYPE ? FIRST_MATCH_DISCOUNT_PERCENT : 0);
}

/** @returns null without a discount */
export function matchedPrice(finalTotal: Cents, groupSize: number, percent: number): MatchedPrice | null {
  if (percent === 0) return null;
  const portion = portionOf(finalTotal, percent * 100);
  const discount = finalTotal - portion < SMALLEST_CHARGE ? finalTotal : portion;
  const total = finalTotal - discount;
  return { discount, total, perPerson: splitEvenly(total, groupSize)[0]! };
}

/** A group below the minimum of its ride type pays for the minimum number of seats; the riders share the price. */
function paidSeatsOf({ rideType, groupSize }: PriceInput, { minimumSeats = MIN_GROUP_SIZE }: Rates): number {
  return Math.max(groupSize, Math.min(minimumSeats, MAX_GROUP_SIZE[rideType]));
}

function checkGroup({ rideType, groupSize, miles, hours }: PriceInput): void {
  if (!Number.isInteger(groupSize) || groupSize < MIN_GROUP_SIZE || groupSize > MAX_GROUP_SIZE[rideType]) {
    throw new RangeError(`${rideType} takes ${MIN_GROUP_SIZE} to ${MAX_GROUP_SIZE[rideType]} people`);
  }
  if (!(miles >= 0) || !Number.isFinite(miles)) throw new RangeError(`not a distance: ${miles}`);
  if (hours !== null && (!Number.isInteger(hours) || hours < 1 || hours > 12)) throw new RangeError('1 to 12 hours');
}

function farePerPerson({ miles, hours }: PriceInput, rates: Rates): Cents {
  const included = hours === null ? rates.includedMiles : hours * rates.includedMilesPerHour;
  const furtherMiles = Math.max(0, miles - included);
  const distanceCharge = Math.round((rates.basePerPerson * rates.perMileBp * furtherMiles) / 10000);
  return timeCharge(hours, rates) + distanceCharge;
}

function timeCharge(hours: number | null, rates: Rates): Cents {
  if (hours === null) return rates.basePerPerson;
  const laterHours = Math.max(0, hours - rates.fullRateHours);
  const laterRate = portionOf(rates.basePerPerson, 10000 - rates.laterHoursDiscountBp);
  return rates.basePerPerson * (hours - laterHours) + laterRate * laterHours;
}

function applyPromotions(total: Cents, promotions: readonly Promotion[]): AppliedPromotion[] {
  let rest = total;
  return promotions.map(({ code, name, maxDiscount, percentOff }) => {
    let discount = Math.min(
      maxDiscount,
      rest,
      typeof percentOff === 'number' ? portionOf(total, percentOff * 100) : rest,
    );
    if (rest - discount < SMALLEST_CHARGE) discount = rest;
    rest -= discount;
    return { code, name, maxDiscount, percentOff: percentOff ?? null, discount };
  });
}

const costAlone = ({ groupSize, miles }: PriceInput): Cents => groupSize * farePerPersonAlone(miles);

/** The fare of one person for the same distance without a group. */
export function farePerPersonAlone(miles: number): Cents {
  const furtherMiles = Math.max(0, miles - ALONE.includedMiles);
  return ALONE.base + Math.round((ALONE.base * ALONE.perMileBp * furtherMiles) / 10000);
}
