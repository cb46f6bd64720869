import type { RideStatus } from '@groupride/contracts';
import { portionOf, type Cents } from '@groupride/pricing';

export const SMALLEST_TIP: Cents = 50;
export const LARGEST_TIP: Cents = 20_000;
const PERCENTS = [10, 15, 20] as const;
const DAYS = 30;

interface PastRide {
  status: RideStatus;
  driverId: number | null;
  completedAt: Date | null;
}

/** Until when a tip can be given; null while the ride is not over, or never was driven. */
export function tippingEnds({ status, completedAt, driverId }: PastRide): Date | null {
  return status === 'completed' && completedAt && driverId !== null
    ? new Date(completedAt.getTime() + DAYS * 24 * 3_600_000)
    : null;
}

/** Suggestions, each once, within what can be given. @param base what they are a part of */
export function tipPresets(base: Cents): { percent: number; amount: Cents }[] {
  const all = PERCENTS.map((percent) => ({
    percent,
    amount: Math.min(LARGEST_TIP, Math.max(SMALLEST_TIP, portionOf(base, percent * 100))),
  }));
  return all.filter(({ amount }, index) => all.findIndex((each) => each.amount === amount) === index);
}
