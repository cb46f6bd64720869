import type { DebtView } from '@groupride/contracts';
import { formatCents } from '@groupride/pricing';
import type { Debt } from './debts.repository';

export function presentDebt({
  rideId,
  amount,
  since,
  dropoffLocation,
  isFee,
  inCash,
  completedByOperations,
  onItsWay,
  failureMessage,
}: Debt): DebtView {
  return {
    rideId,
    amount: formatCents(amount),
    since: since.toISOString(),
    dropoffLocation,
    reason: isFee ? 'fee' : inCash ? 'cash' : 'fare',
    cashStatedBy: isFee || !inCash ? null : completedByOperations ? 'operations' : 'driver',
    onItsWay,
    failureMessage,
  };
}
