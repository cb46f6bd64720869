export interface LedgerEntry {
  transactionId: number;
  kind: string;
  account: string;
  accountName?: string | null;
  /** Decimal string: positive for a debit, negative for a credit. */
  amount: string;
  at: string;
}

export interface LedgerTransaction {
  id: number;
  kind: string;
  at: string;
  entries: LedgerEntry[];
  /** Decimal strings. */
  debit: string;
  credit: string;
  balanced: boolean;
}

export const cents = (amount: string): number => Math.round(Number(amount) * 100);
const decimal = (value: number) => (value / 100).toFixed(2);

/** The entries by transaction, oldest first, each with its sums; debits first within a transaction. */
export function ledgerTransactions(entries: readonly LedgerEntry[]): LedgerTransaction[] {
  const groups = new Map<number, LedgerEntry[]>();
  for (const entry of entries) groups.set(entry.transactionId, [...(groups.get(entry.transactionId) ?? []), entry]);
  return [...groups.entries()]
    .sort(([a], [b]) => a - b)
    .map(([id, group]) => {
      const amounts = group.map((entry) => cents(entry.amount));
      const debit = amounts.filter((amount) => amount > 0).reduce((sum, amount) => sum + amount, 0);
      const credit = -amounts.filter((amount) => amount < 0).reduce((sum, amount) => sum + amount, 0);
      return {
        id,
        kind: group[0]?.kind ?? '',
        at: group[0]?.at ?? '',
        entries: [...group].sort((a, b) => Number(cents(b.amount) > 0) - Number(cents(a.amount) > 0)),
        debit: decimal(debit),
        credit: decimal(credit),
        balanced: debit === credit,
      };
    });
}
