import type { Cents } from '@groupride/pricing';
import type { Payout } from './payout';

type EndedPayout = Pick<Payout, 'id' | 'state' | 'amount' | 'createdAt' | 'endedAt'>;

/**
 * The failed payouts whose money has since reached the bank. The amount of a failed payout returns to the driver's
 * balance, so later payouts repay it: the oldest failure first, and each cent only once.
 * @param payouts one driver's payouts that failed or were paid
 */
export function repaidPayouts(payouts: readonly EndedPayout[]): number[] {
  const inOrder = [...payouts].sort((a, b) => momentOf(a) - momentOf(b) || a.id - b.id);
  const missing: { id: number; amount: Cents }[] = [];
  const good: number[] = [];
  for (const { id, state, amount } of inOrder) {
    if (state === 'failed') {
      missing.push({ id, amount });
      continue;
    }
    let brought = amount;
    for (let oldest = missing[0]; oldest && brought > 0; oldest = missing[0]) {
      const part = Math.min(brought, oldest.amount);
      brought -= part;
      oldest.amount -= part;
      if (oldest.amount > 0) break;
      good.push(oldest.id);
      missing.shift();
    }
  }
  return good;
}

/** When a failed payout returned to the balance, or a paid one left it. */
const momentOf = ({ state, createdAt, endedAt }: EndedPayout): number =>
  (state === 'failed' ? (endedAt ?? createdAt) : createdAt).getTime();
