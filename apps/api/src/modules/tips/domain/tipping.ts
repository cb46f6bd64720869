import type { RideStatus } from '@groupride/contracts';
import { portionOf, type Cents } from '@groupride/pricing';

export const SMALLEST_TIP: Cents = 50;
export const LARGEST_TIP: Cents = 20_000;
const PERCENTS = [10, 15, 20] as const;
const DAYS = 30;
/** Suggestions for low fares in whole dollars, because a percentage would be an odd amount. */
const WHOLE_DOLLARS: readonly { below: Cents; amounts: readonly Cents[] }[] = [
  { below: 1000, amounts: [100, 200, 300] },
  { below: 2500, amounts: [200, 300, 500] },
];

export interface TipPreset {
  /** Null for a whole-dollar amount. */
  percent: number | null;
  amount: Cents;
}

interface PastRide {
  status: RideStatus;
  driverId: number | null;
  completedAt: Date | null;
}

/** The deadline for a tip; null when the ride is not completed or had no driver. */
export function tippingEnds({ status, completedAt, driverId }: PastRide): Date | null {
  return status === 'completed' && completedAt && driverId !== null
    ? new Date(completedAt.getTime() + DAYS * 24 * 3_600_000)
    : null;
}

/** Distinct suggestions within the limits of a tip. @param base the person's charge, or the price of their seat */
export function tipPresets(base: Cents): TipPreset[] {
  const small = WHOLE_DOLLARS.find(({ below }) => base < below);
  if (small) return small.amounts.map((amount) => ({ percent: null, amount }));
  const all = PERCENTS.map((percent) => ({
    percent,
    amount: Math.min(LARGEST_TIP, portionOf(base, percent * 100)),
  }));
  return all.filter(({ amount }, index) => all.findIndex((each) => each.amount === amount) === index);
}
