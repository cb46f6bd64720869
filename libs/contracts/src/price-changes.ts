import type { RideType } from './enums';
import type { RideTypeRates } from './prices';

/** Rates as the API and its clients hold them. */
type Card = Omit<RideTypeRates, 'matchDiscountPercent'> & { matchDiscountPercent?: number | null | undefined };
export type RateField = Exclude<keyof RideTypeRates, 'rideType'>;
type Value = Card[RateField];

/** One value in a version of the prices. */
export interface RateValue {
  rideType: RideType;
  field: RateField;
  before: Value;
  after: Value;
}

/** The effect of a price change on a version that is planned to start after it. */
export interface CarriedChange<R> {
  id: number;
  /** All prices of the planned version with the change. */
  rates: R[];
  /** Values of the planned version that the change replaces. */
  carried: RateValue[];
  /** Values that the change altered and the planned version sets itself: `before` is the change's, `after` the plan's. */
  kept: RateValue[];
}

interface Version<R> {
  id: number;
  rates: readonly R[];
}

/**
 * A planned version contains all prices, even unchanged ones, so it would undo a change that starts before it.
 * Therefore a changed value is carried over until the first planned version that sets the same value.
 * @param planned the versions that start after the change, in order of their start
 */
export function carryOver<R extends Card>(
  before: readonly R[],
  after: readonly R[],
  planned: readonly Version<R>[],
): CarriedChange<R>[] {
  let open = changesBetween(before, after);
  const all = open;
  return planned.map(({ id, rates }) => {
    const carried = open.filter((change) => valueOf(rates, change) === change.before);
    open = carried;
    const kept = all
      .filter((change) => !carried.includes(change) && valueOf(rates, change) !== change.after)
      .map((change) => ({ ...change, before: change.after, after: valueOf(rates, change) }));
    const changed = rates.map((one) => ({
      ...one,
      ...Object.fromEntries(
        carried.filter(({ rideType }) => rideType === one.rideType).map((change) => [change.field, change.after]),
      ),
    }));
    return { id, rates: changed, carried, kept };
  });
}

function changesBetween(before: readonly Card[], after: readonly Card[]): RateValue[] {
  return after.flatMap((rates) => {
    const old = before.find(({ rideType }) => rideType === rates.rideType);
    if (!old) return [];
    const { rideType, ...values } = rates;
    return (Object.keys(values) as RateField[])
      .filter((field) => old[field] !== rates[field])
      .map((field) => ({ rideType, field, before: old[field], after: rates[field] }));
  });
}

const valueOf = (rates: readonly Card[], { rideType, field }: RateValue): Value =>
  rates.find((one) => one.rideType === rideType)?.[field];
