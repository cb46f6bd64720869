interface Amount {
  amount: number;
}

/**
 * Leaves out the entries with a zero amount.
 * @throws RangeError when an amount is not whole cents, the sum is not zero, or fewer than two entries are left
 */
export function balancedEntries<T extends Amount>(entries: readonly T[]): T[] {
  const written = entries.filter((entry) => entry.amount !== 0);
  if (written.some((entry) => !Number.isSafeInteger(entry.amount)))
    throw new RangeError('ledger amounts are whole cents');
  const sum = written.reduce((total, entry) => total + entry.amount, 0);
  if (sum !== 0) throw new RangeError(`ledger entries must sum to zero, these sum to ${sum} cents`);
  if (written.length < 2) throw new RangeError('a ledger transaction needs two entries that are not zero');
  return written;
}
