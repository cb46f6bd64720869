/**
 * Normalizes a phone number to the stored form: ten digits, without the country code 1.
 * @returns null without exactly ten digits, and for other country codes, because dropping them would give a stranger's
 * number
 */
export function normalizePhone(text: string): string | null {
  if (/^\s*\+(?!\s*1)/.test(text)) return null;
  const digits = text.replace(/\D/g, '').replace(/^1/, '');
  return digits.length === 10 ? digits : null;
}
