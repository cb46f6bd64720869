/** Integer cents. All internal amounts use them; decimal text is used only at the boundaries. */
export type Cents = number;

/** Formats 1250 as "12.50". */
export function formatCents(cents: Cents): string {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`not a whole number of cents: ${cents}`);
  const abs = Math.abs(cents);
  return `${cents < 0 ? '-' : ''}${Math.floor(abs / 100)}.${String(abs % 100).padStart(2, '0')}`;
}

/** Parses "12.50" as 1250. Throws RangeError for anything but an amount with two decimals. */
export function parseCents(text: string): Cents {
  const match = /^(-?)(\d{1,12})\.(\d{2})$/.exec(text);
  if (!match) throw new RangeError(`not an amount with two places: ${text}`);
  return (match[1] ? -1 : 1) * (Number(match[2]) * 100 + Number(match[3]));
}

/** `basisPoints` ten-thousandths of an amount; half a cent is rounded up. */
export function portionOf(cents: Cents, basisPoints: number): Cents {
  return Math.floor((cents * basisPoints + 5000) / 10000);
}

export const sumOfCents = (amounts: Iterable<Cents>): Cents =>
  [...amounts].reduce((total, amount) => total + amount, 0);
