import type { RideType } from './enums';
import type { RideTypeRates } from './prices';

/** Rates in the form that both the API and its clients use. */
type Card = Omit<RideTypeRates, 'matchDiscountPercent'> & { matchDiscountPercent?: number | null | undefined };
export type RateField = Exclude<keyof RideTypeRates, 'rideType'>;
type Value = Card[RateField];

/** A changed value in a version of the prices. */
export interface RateValue {
  rideType: RideType;
  field: RateField;
  before: Value;
  after: Value;
}

/** The effect of a price change on a planned version that begins after it. */
export interface CarriedChange<R> {
  id: number;
  /** All prices of the planned version, including the change. */
  rates: R[];
  /** Values of the planned version that the change replaces. */
  carried: RateValue[];
  /**
   * Values that the change altered but the planned version sets itself. `before` is the change's value, `after` the
   * planned one.
   */
  kept: RateValue[];
}

interface Version<R> {
  id: number;
  rates: readonly R[];
}

/**
 * Applies a change to later planned versions. A planned version contains all prices, even unchanged ones, so it would
 * otherwise undo a change that begins before it. A changed value applies until the first planned version that sets the
 * same value.
 * @param planned the versions that begin after the change, earliest first
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
