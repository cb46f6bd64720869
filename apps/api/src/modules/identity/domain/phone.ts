/**
 * A phone number as it is stored: ten digits, without the country's 1.
 * @returns null when there are fewer or more than ten digits, and for a number of another country: ten digits of it would be a stranger's
 */
export function normalizePhone(text: string): string | null {
  if (/^\s*\+(?!\s*1)/.test(text)) return null;
  const digits = text.replace(/\D/g, '').replace(/^1/, '');
  return digits.length === 10 ? digits : null;
}
