/** Reads an amount of money that a person typed; null when it is none. Both 42.5 and 42,50 are fine. */
export function readAmount(text: string): string | null {
  const match = /^\$?\s*(\d{1,7})(?:[.,](\d{1,2}))?\s*$/.exec(text.trim());
  if (!match) return null;
  const [, whole = '', cents = ''] = match;
  return `${whole.replace(/^0+(?=\d)/, '')}.${cents.padEnd(2, '0')}`;
}
