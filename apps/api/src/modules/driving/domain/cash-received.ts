import type { PaymentMethod } from '@groupride/contracts';
import { parseCents, type Cents } from '@groupride/pricing';

/** Why a stated cash amount is rejected. */
export type CashStatementProblem = 'missing' | 'too_much' | 'not_the_fare';

/**
 * The cash that a driver reports at completion; null for card rides. A smaller amount than the fare is accepted, and the organizer
 * owes the rest. A larger one is rejected: change is returned, and cash tips belong to the driver.
 */
export function receivedInCash(
  { paymentMethod, totalCost }: { paymentMethod: PaymentMethod; totalCost: Cents },
  stated: string | null | undefined,
): Cents | null | CashStatementProblem {
  const amount = stated === undefined || stated === null ? null : parseCents(stated);
  if (paymentMethod !== 'cash') return amount === null || amount === totalCost ? null : 'not_the_fare';
  if (amount === null) return totalCost > 0 ? 'missing' : 0;
  if (amount < 0) return 'missing';
  return amount > totalCost ? 'too_much' : amount;
}

/** Whether a repeated completion states a different amount than recorded. */
export function contradictsCashReceived(
  { totalCost, cashReceived }: { totalCost: Cents; cashReceived: Cents | null },
  stated: string | null | undefined,
): boolean {
  return stated !== undefined && stated !== null && parseCents(stated) !== (cashReceived ?? totalCost);
}
