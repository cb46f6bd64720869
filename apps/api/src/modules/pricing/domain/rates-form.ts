import {
  LEAST_BASE_PER_PERSON,
  MAX_GROUP_SIZE,
  MIN_GROUP_SIZE,
  MOST_BASE_PER_PERSON,
  RIDE_TYPES,
  type RideType,
  type RideTypeRates,
} from '@groupride/contracts';
import { formatCents, matchDiscountPercentOf, parseCents, type Rates } from '@groupride/pricing';

/** A problem with a field, which is named as in the request. */
export interface RatesProblem {
  field: string;
  message: string;
}

/** Checks rules that the field validators cannot express. */
export function problemsOfRates(rates: readonly RideTypeRates[]): RatesProblem[] {
  const missing = RIDE_TYPES.filter((type) => rates.filter(({ rideType }) => rideType === type).length !== 1);
  if (missing.length > 0) return [{ field: 'rates', message: `must name once: ${missing.join(', ')}` }];
  return rates.flatMap(({ rideType, basePerPerson, minimumSeats, matchDiscountPercent }, index) => {
    const base = parseCents(basePerPerson);
    const [least, most] = [LEAST_BASE_PER_PERSON, MOST_BASE_PER_PERSON];
    const seats = MAX_GROUP_SIZE[rideType];
    return [
      ...(base < least || base > most
        ? [
            {
              field: `rates.${index}.basePerPerson`,
              message: `must be from ${formatCents(least)} to ${formatCents(most)}`,
            },
          ]
        : []),
      ...(minimumSeats > seats ? [{ field: `rates.${index}.minimumSeats`, message: `must be at most ${seats}` }] : []),
      ...(rideType !== 'GroupPool' && (matchDiscountPercent ?? 0) > 0
        ? [{ field: `rates.${index}.matchDiscountPercent`, message: 'must be 0: only GroupPool vehicles are shared' }]
        : []),
    ];
  });
}

export function ratesIn(rates: readonly RideTypeRates[]): Record<RideType, Rates> {
  return Object.fromEntries(
    rates.map(({ rideType, basePerPerson, matchDiscountPercent, ...rest }) => {
      const rated = { ...rest, basePerPerson: parseCents(basePerPerson) };
      // Stored with every version, so that a later change of the default does not affect it.
      const percent = matchDiscountPercent ?? matchDiscountPercentOf(rideType, rated);
      return [rideType, { ...rated, matchDiscountPercent: percent } satisfies Rates];
    }),
  ) as Record<RideType, Rates>;
}

export function rideTypeRatesOf(rates: Record<RideType, Rates>): RideTypeRates[] {
  return RIDE_TYPES.map((rideType) => {
    const { basePerPerson, minimumSeats = MIN_GROUP_SIZE, ...rest } = rates[rideType];
    const matchDiscountPercent = matchDiscountPercentOf(rideType, rates[rideType]);
    return { ...rest, rideType, basePerPerson: formatCents(basePerPerson), minimumSeats, matchDiscountPercent };
  });
}

/** Whether two rate cards have the same rates. */
export function sameRates(one: Record<RideType, Rates>, other: Record<RideType, Rates>): boolean {
  const others = rideTypeRatesOf(other);
  return rideTypeRatesOf(one).every((rates, index) =>
    Object.entries(rates).every(([field, value]) => others[index]?.[field as keyof RideTypeRates] === value),
  );
}
