import type { Cents } from './cents';

/**
 * Divides an amount into `parts` equal shares that sum to it exactly: the remaining cents go one each to the earliest
 * shares (largest remainder, ties to the earliest).
 * @throws RangeError when the amount is negative or not whole, or there are no parts
 */
export function splitEvenly(total: Cents, parts: number): Cents[] {
  if (!Number.isSafeInteger(total) || total < 0) throw new RangeError(`cannot split ${total} cents`);
  if (!Number.isSafeInteger(parts) || parts < 1) throw new RangeError(`cannot split into ${parts} shares`);
  const floor = Math.floor(total / parts);
  const leftOver = total - floor * parts;
  return Array.from({ length: parts }, (_, index) => (index < leftOver ? floor + 1 : floor));
}

/**
 * Divides an amount in proportion to `weights` by the largest remainder method (Hamilton, 1792), ties to the earliest.
 * If all weights are zero, it splits evenly.
 */
export function splitByWeight(total: Cents, weights: readonly number[]): Cents[] {
  if (!Number.isSafeInteger(total) || total < 0) throw new RangeError(`cannot split ${total} cents`);
  if (weights.length === 0) throw new RangeError('cannot split into 0 shares');
  if (weights.some((weight) => !Number.isSafeInteger(weight) || weight < 0))
    throw new RangeError('weights are whole numbers from 0');
  const sum = weights.reduce((a, b) => a + BigInt(b), 0n);
  if (sum === 0n) return splitEvenly(total, weights.length);
  const exact = weights.map((weight, index) => {
    const product = BigInt(total) * BigInt(weight);
    return { index, floor: Number(product / sum), remainder: product % sum };
  });
  let leftOver = total - exact.reduce((a, part) => a + part.floor, 0);
  const shares = exact.map((part) => part.floor);
  for (const part of [...exact].sort((a, b) =>
    a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1,
  )) {
    if (leftOver === 0) break;
    shares[part.index]! += 1;
    leftOver -= 1;
  }
  return shares;
}
