import { formatCents, type Cents } from './cents';

/** The format of amounts in both languages: commas only between thousands, and a period before the cents. */
const AMOUNT = /^\$?\s*(\d{1,9}|[1-9]\d{0,2}(?:,\d{3}){1,2})?(?:\.(\d{0,2}))?$/;

/**
 * 1250 for "12.5", "$12.50" or " 12.50 ", 150000 for "1,500". Null for anything else, including "12,5", which is
 * ambiguous.
 */
export function typedCents(typed: string): Cents | null {
  const [, dollars = '', cents = ''] = AMOUNT.exec(typed.trim()) ?? [];
  if (dollars === '' && cents === '') return null;
  return Number(dollars.replaceAll(',', '')) * 100 + Number(cents.padEnd(2, '0'));
}

/** "12.50" for "12.5"; see `typedCents`. */
export function typedAmount(typed: string): string | null {
  const cents = typedCents(typed);
  return cents === null ? null : formatCents(cents);
}

/** Whether the text is invalid only because of a comma, as in "12,50". */
export const hasMisplacedComma = (typed: string): boolean =>
  typed.includes(',') && typedCents(typed) === null && typedCents(typed.replaceAll(',', '')) !== null;
