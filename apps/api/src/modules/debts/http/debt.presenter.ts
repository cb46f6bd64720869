import type { DebtView } from '@groupride/contracts';
import { formatCents } from '@groupride/pricing';
import type { Debt } from '../debts.repository';

export function presentDebt({
  rideId,
  amount,
  since,
  dropoffLocation,
  isFee,
  inCash,
  onItsWay,
  failureMessage,
}: Debt): DebtView {
  return {
    rideId,
    amount: formatCents(amount),
    since: since.toISOString(),
    dropoffLocation,
    reason: isFee ? 'fee' : inCash ? 'cash' : 'fare',
    onItsWay,
    failureMessage,
  };
}
