import type { AdminRideView, LedgerEntryView } from '@groupride/contracts';

/** "12.50" as 1250. Text that is no amount is an error rather than NaN. */
export function cents(amount: string): number {
  const match = /^(-?)(\d+)\.(\d{2})$/.exec(amount.replace(/^\$/, ''));
  if (!match) throw new Error(`not an amount: ${amount}`);
  return (match[1] ? -1 : 1) * (Number(match[2]) * 100 + Number(match[3]));
}

/** Sum of the entries of each transaction, in cents. */
export function sumsOfTransactions(ledger: readonly LedgerEntryView[]): Map<number, number> {
  const sums = new Map<number, number>();
  for (const { transactionId, amount } of ledger)
    sums.set(transactionId, (sums.get(transactionId) ?? 0) + cents(amount));
  return sums;
}

/** What was moved on the accounts whose name begins with `account`, in cents: debit above zero, credit below. */
export function movedOn(ride: AdminRideView, account: string): number {
  return ride.ledger
    .filter((entry) => entry.account.startsWith(account))
    .reduce((sum, entry) => sum + cents(entry.amount), 0);
}
