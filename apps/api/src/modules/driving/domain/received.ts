import type { PaymentMethod } from '@groupride/contracts';
import { parseCents, type Cents } from '@groupride/pricing';

/** Why what a driver states can not be. `missing`: cash is to be named. `too_much`: the rest is change. */
export type Misstated = 'missing' | 'too_much' | 'not_the_fare';

/**
 * What a driver received in cash, as they state it when the trip is over; null when cards pay. Less than the ride costs is taken for what
 * it is: the rest is then owed by the organizer. More is not ours: change goes back, and a tip in hand is the driver's.
 */
export function receivedInCash(
  { paymentMethod, totalCost }: { paymentMethod: PaymentMethod; totalCost: Cents },
  stated: string | null | undefined,
): Cents | null | Misstated {
  const amount = stated === undefined || stated === null ? null : parseCents(stated);
  if (paymentMethod !== 'cash') return amount === null || amount === totalCost ? null : 'not_the_fare';
  if (amount === null) return totalCost > 0 ? 'missing' : 0;
  if (amount < 0) return 'missing';
  return amount > totalCost ? 'too_much' : amount;
}

/** Whether a driver who completes a completed ride again states another amount than the one that was recorded. */
export function contradictsCashReceived(
  { totalCost, cashReceived }: { totalCost: Cents; cashReceived: Cents | null },
  stated: string | null | undefined,
): boolean {
  return stated !== undefined && stated !== null && parseCents(stated) !== (cashReceived ?? totalCost);
}
