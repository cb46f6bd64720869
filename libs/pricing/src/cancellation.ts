import { portionOf, type Cents } from './cents';
import { SMALLEST_CHARGE } from './price';

/** How far a ride had come when its organizer calls it off. */
export interface CancellationMoment {
  now: Date;
  /** When a driver took it, or null. */
  acceptedAt: Date | null;
  arrivedAt: Date | null;
  /** The start of a scheduled ride, or null for an immediate one. */
  scheduledAt: Date | null;
}

export type CancellationRule = 'no_driver' | 'in_time' | 'late' | 'after_arrival';

const MINUTES = 60_000;
const FREE_AFTER_ACCEPTANCE = 5 * MINUTES;
const FREE_BEFORE_START = 60 * MINUTES;
const FEE_BP: Readonly<Record<CancellationRule, number>> = { no_driver: 0, in_time: 0, late: 2500, after_arrival: 5000 };
/** The driver's part of what is kept. */
export const DRIVER_PART_OF_FEE_BP = 8000;

/** Which rule applies to an organizer who calls the ride off at this moment. */
export function cancellationRule({ now, acceptedAt, arrivedAt, scheduledAt }: CancellationMoment): CancellationRule {
  if (arrivedAt) return 'after_arrival';
  if (!acceptedAt) return 'no_driver';
  const freeUntil = scheduledAt ? scheduledAt.getTime() - FREE_BEFORE_START : acceptedAt.getTime() + FREE_AFTER_ACCEPTANCE;
  return now.getTime() <= freeUntil ? 'in_time' : 'late';
}

/** What is kept; nothing when it is less than can be charged. */
export function cancellationFee(total: Cents, rule: CancellationRule): Cents {
  const fee = portionOf(total, FEE_BP[rule]);
  return fee < SMALLEST_CHARGE ? 0 : fee;
}
