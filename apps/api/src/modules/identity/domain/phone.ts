/**
 * A phone number as it is stored: ten digits, without the country's 1.
 * @returns null when there are fewer than ten digits
 */
export function normalizePhone(text: string): string | null {
  const digits = text.replace(/\D/g, '').replace(/^1/, '').slice(0, 10);
  return digits.length === 10 ? digits : null;
}
