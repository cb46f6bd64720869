import type { PromotionTerms, PromotionUse } from './promotion';

const DAY = 24 * 3600_000;
const FORFEIT_WITHIN = 5 * 60_000;

export type Refusal =
  'not_started' | 'ended' | 'not_eligible' | 'for_people' | 'first_ride_taken' | 'used' | 'exhausted';

/**
 * Returns why a code cannot be used now; null when it can.
 * @param account null for a visitor without an account, who is shown what a new account would get
 */
export function refusalOf(
  terms: PromotionTerms,
  use: PromotionUse,
  account: { createdAt: Date; isService: boolean } | null,
  now: Date,
): Refusal | null {
  const { validFrom, validUntil, newAccountDays, firstRideOnly, perAccountLimit, redemptionLimit } = terms;
  if (validUntil && validUntil <= now) return 'ended';
  if (validFrom && validFrom > now) return 'not_started';
  // Service accounts have no phone to verify, and one customer can create many of them.
  if (account?.isService && (firstRideOnly || newAccountDays !== null)) return 'for_people';
  if (account && !isNewEnough(account.createdAt, newAccountDays, now)) return 'not_eligible';
  if (firstRideOnly && (use.ownFirstRides > 0 || use.hasRidden)) return 'first_ride_taken';
  if (perAccountLimit !== null && use.own >= perAccountLimit) return 'used';
  return redemptionLimit !== null && use.all >= redemptionLimit ? 'exhausted' : null;
}

/** Whether an account is young enough for an offer to new accounts. */
export function isNewEnough(createdAt: Date, days: number | null, now: Date): boolean {
  return days === null || now.getTime() - createdAt.getTime() <= days * DAY;
}

/** A promotion is lost when the rider cancels within five minutes of booking, after a driver was assigned. */
export function forfeitsPromotion(ride: {
  createdAt: Date;
  acceptedAt: Date | null;
  cancelledAt: Date | null;
  cancelRule: string | null;
}): boolean {
  if (!ride.cancelledAt || !ride.acceptedAt || ride.cancelRule === null) return false;
  return ride.cancelledAt.getTime() - ride.createdAt.getTime() <= FORFEIT_WITHIN;
}
