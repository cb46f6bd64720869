const WITH_COMMAS = /^\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?$/;
const PLAIN = /^(\d{1,9})(?:[.,](\d{1,2}))?$/;

/** "1500.00" of "$1,500", "1500" or "1500,0"; null when it is no amount. */
export function typedAmount(typed: string): string | null {
  const text = typed.replace(/[$\s]/g, '');
  const [, dollars, cents = ''] = PLAIN.exec(WITH_COMMAS.test(text) ? text.replaceAll(',', '') : text) ?? [];
  return dollars === undefined ? null : `${Number(dollars)}.${cents.padEnd(2, '0')}`;
}
