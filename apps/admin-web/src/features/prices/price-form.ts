import { MAX_GROUP_SIZE, MIN_GROUP_SIZE, type RideType } from '@groupride/contracts';
import type { PriceVersionView, RideTypeRates } from '@groupride/web-api-client';

/** The fields of a ride type, in the order of the form. */
export const PRICE_FIELDS = [
  'basePerPerson',
  'minimumSeats',
  'includedMiles',
  'perMileBp',
  'includedMilesPerHour',
  'fullRateHours',
  'laterHoursDiscountBp',
  'serviceFeeBp',
  'taxBp',
  'matchDiscountPercent',
] as const;
export type PriceField = (typeof PRICE_FIELDS)[number];

/** Values as typed: amounts in dollars, shares in percent, everything else as whole numbers. */
export type TypedRates = Record<PriceField, string>;
export type TypedPrices = Record<RideType, TypedRates>;

const PERCENT: readonly PriceField[] = ['perMileBp', 'laterHoursDiscountBp', 'serviceFeeBp', 'taxBp'];
export const isPercent = (field: PriceField): boolean => PERCENT.includes(field);

/** The allowed range of a typed value. */
export function rangeOf(field: PriceField, rideType: RideType): [number, number] {
  if (field === 'basePerPerson') return [1, 500];
  if (field === 'minimumSeats') return [MIN_GROUP_SIZE, MAX_GROUP_SIZE[rideType]];
  if (field === 'fullRateHours') return [1, 12];
  if (field === 'matchDiscountPercent') return [0, rideType === 'GroupPool' ? 90 : 0];
  return field === 'serviceFeeBp' || field === 'taxBp' ? [0, 50] : [0, 100];
}

/** A rate in the unit of the form: 8.5 for 850 ten-thousandths. */
export const readable = (field: PriceField, rates: RideTypeRates): string => readableValue(field, rates[field]);

export const readableValue = (field: PriceField, value: RideTypeRates[PriceField] | null | undefined): string =>
  isPercent(field) ? String(Number(value) / 100) : String(value ?? 0);

/** The version in force at a given time, including planned ones; null means now. */
export const inForceAt = (versions: readonly PriceVersionView[], start: Date | null): PriceVersionView | undefined =>
  versions.find(
    ({ current, planned, validFrom }) => current || (start !== null && planned && Date.parse(validFrom) <= +start),
  );

/** The versions that start after a given time, in order of their start. */
export const plannedAfter = (versions: readonly PriceVersionView[], start: Date | null): PriceVersionView[] =>
  versions.filter(({ planned, validFrom }) => planned && (start === null || Date.parse(validFrom) > +start)).reverse();

export const typedOf = (rates: readonly RideTypeRates[]): TypedPrices =>
  Object.fromEntries(
    rates.map((one) => [one.rideType, Object.fromEntries(PRICE_FIELDS.map((field) => [field, readable(field, one)]))]),
  ) as TypedPrices;

/**
 * Merges an operator's input with prices that a colleague saved meanwhile: fields that the operator left alone keep the
 * colleague's values.
 * @param seen the prices that the operator started with
 */
export const mergeTyped = (seen: TypedPrices, typed: TypedPrices, saved: TypedPrices): TypedPrices =>
  Object.fromEntries(
    (Object.keys(saved) as RideType[]).map((type) => [
      type,
      Object.fromEntries(
        PRICE_FIELDS.map((field) => {
          const isTouched = typed[type][field] !== seen[type][field];
          return [field, isTouched ? typed[type][field] : saved[type][field]];
        }),
      ),
    ]),
  ) as TypedPrices;

/** Whether the typed value is a valid price. */
export function isValid(field: PriceField, rideType: RideType, typed: string): boolean {
  const value = valueOf(field, typed);
  const [least, most] = rangeOf(field, rideType);
  return value !== null && value >= least && value <= most;
}

/** The rates to send; null while any input is invalid. */
export function ratesOf(typed: TypedPrices): RideTypeRates[] | null {
  const types = Object.keys(typed) as RideType[];
  const wrong = types.some((type) => PRICE_FIELDS.some((field) => !isValid(field, type, typed[type][field])));
  if (wrong) return null;
  return types.map((rideType) => {
    const number = (field: PriceField) => valueOf(field, typed[rideType][field]) ?? 0;
    const points = (field: PriceField) => Math.round(number(field) * 100);
    return {
      rideType,
      basePerPerson: number('basePerPerson').toFixed(2),
      minimumSeats: number('minimumSeats'),
      includedMiles: number('includedMiles'),
      perMileBp: points('perMileBp'),
      includedMilesPerHour: number('includedMilesPerHour'),
      fullRateHours: number('fullRateHours'),
      laterHoursDiscountBp: points('laterHoursDiscountBp'),
      serviceFeeBp: points('serviceFeeBp'),
      taxBp: points('taxBp'),
      matchDiscountPercent: number('matchDiscountPercent'),
    };
  });
}

export interface PriceDifference {
  rideType: RideType;
  field: PriceField;
  before: string;
  after: string;
}

/** The differences between two versions. */
export function differencesOf(before: readonly RideTypeRates[], after: readonly RideTypeRates[]): PriceDifference[] {
  return after.flatMap((rates) => {
    const old = before.find(({ rideType }) => rideType === rates.rideType);
    if (!old) return [];
    return PRICE_FIELDS.filter((field) => old[field] !== rates[field]).map((field) => ({
      rideType: rates.rideType,
      field,
      before: readable(field, old),
      after: readable(field, rates),
    }));
  });
}

function valueOf(field: PriceField, typed: string): number | null {
  // A comma in a percentage is never a thousands separator.
  const form =
    field === 'basePerPerson'
      ? /^\d{1,3}(?:\.\d{1,2})?$/
      : isPercent(field)
        ? /^\d{1,3}(?:[.,]\d{1,2})?$/
        : /^\d{1,3}$/;
  const [whole] = form.exec(typed.trim()) ?? [];
  return whole === undefined ? null : Number(whole.replace(',', '.'));
}
