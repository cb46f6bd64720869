interface Earning {
  rideId?: number | null;
  /** Decimal string, may be negative. */
  amount: string;
}

const cents = (amount: string) => Math.round(Number(amount) * 100);

/**
 * What a ride has earned the driver so far, as a decimal string; null if nothing is booked. Cash in hand is booked as
 * negative (the driver owes it) and is not part of the earnings.
 */
export function rideEarnings(rideId: number, earnings: readonly Earning[]): string | null {
  const ofRide = earnings.filter((earning) => earning.rideId === rideId && cents(earning.amount) > 0);
  if (ofRide.length === 0) return null;
  return (ofRide.reduce((sum, earning) => sum + cents(earning.amount), 0) / 100).toFixed(2);
}
