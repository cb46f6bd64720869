const DAY = 24 * 3600_000;
const FORFEIT_WITHIN = 5 * 60_000;

/** Whether an account is young enough for an offer to new accounts. */
export function isNewEnough(createdAt: Date, days: number | null, now: Date): boolean {
  return days === null || now.getTime() - createdAt.getTime() <= days * DAY;
}

/** Calling a ride off within five minutes of booking, after a driver had been assigned, forfeits the promotion. */
export function forfeitsPromotion(ride: { createdAt: Date; acceptedAt: Date | null; cancelledAt: Date | null; cancelRule: string | null }): boolean {
  if (!ride.cancelledAt || !ride.acceptedAt || ride.cancelRule === null) return false;
  return ride.cancelledAt.getTime() - ride.createdAt.getTime() <= FORFEIT_WITHIN;
}
