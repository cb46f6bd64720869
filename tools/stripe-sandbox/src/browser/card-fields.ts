import { brandOf, groupDigits, passesLuhn, type BrandRule } from '../cards/card-number';
import { POSTAL } from './countries';

/** The result of checking a field: valid, incomplete or invalid. */
export type Check = { ok: true } | { ok: false; complete: boolean; code: string; message: string };

const OK: Check = { ok: true };
const incomplete = (code: string, message: string): Check => ({ ok: false, complete: false, code, message });
const invalid = (code: string, message: string): Check => ({ ok: false, complete: true, code, message });

export function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '');
}

export function checkNumber(text: string): Check {
  const digits = digitsOf(text);
  const { lengths } = brandOf(digits);
  if (digits.length < Math.min(...lengths)) return incomplete('incomplete_number', 'Your card number is incomplete.');
  if (passesLuhn(digits) && lengths.includes(digits.length)) return OK;
  if (digits.length < Math.max(...lengths)) return incomplete('incomplete_number', 'Your card number is incomplete.');
  return invalid('invalid_number', 'Your card number is invalid.');
}

export function formatNumber(text: string): string {
  const digits = digitsOf(text);
  const rule = brandOf(digits);
  return groupDigits(digits.slice(0, Math.max(...rule.lengths)), rule);
}

/** `MM / YY`; a first digit above 1 can only be a month of one digit. */
export function formatExpiry(text: string): string {
  let digits = digitsOf(text);
  if (/^[2-9]/.test(digits)) digits = `0${digits}`;
  if (/^1[3-9]/.test(digits)) digits = `01${digits.slice(1)}`;
  // Browsers fill in four-digit years.
  if (digits.length === 6 && /^\d{2}20/.test(digits)) digits = digits.slice(0, 2) + digits.slice(4);
  digits = digits.slice(0, 4);
  return digits.length < 2 ? digits : `${digits.slice(0, 2)} / ${digits.slice(2)}`;
}

export function expiryOf(text: string): { month: number; year: number } {
  const digits = digitsOf(text);
  return { month: Number(digits.slice(0, 2)), year: 2000 + Number(digits.slice(2, 4)) };
}

export function checkExpiry(text: string, now = new Date()): Check {
  if (digitsOf(text).length < 4) return incomplete('incomplete_expiry', "Your card's expiration date is incomplete.");
  const { month, year } = expiryOf(text);
  if (month < 1 || month > 12) return invalid('invalid_expiry_month', "Your card's expiration date is invalid.");
  if (year < now.getFullYear())
    return invalid('invalid_expiry_year_past', "Your card's expiration year is in the past.");
  if (year === now.getFullYear() && month < now.getMonth() + 1)
    return invalid('invalid_expiry_month_past', "Your card's expiration date is in the past.");
  if (year > now.getFullYear() + 50) return invalid('invalid_expiry_year', "Your card's expiration year is invalid.");
  return OK;
}

export function checkCvc(text: string, rule: BrandRule): Check {
  const { length } = digitsOf(text);
  const enough = rule.brand === 'unknown' ? length >= 3 : length === rule.cvcLength;
  return enough ? OK : incomplete('incomplete_cvc', "Your card's security code is incomplete.");
}

export function checkPostal(text: string, country: string): Check {
  const rule = POSTAL[country];
  if (!rule) return OK;
  const trimmed = text.trim();
  if (rule.pattern.test(trimmed)) return OK;
  if (trimmed === '' || (rule.numeric && /^\d{1,4}$/.test(trimmed)))
    return incomplete('incomplete_zip', `Your ${rule.word} is incomplete.`);
  return invalid('invalid_zip', `Your ${rule.word} is invalid.`);
}
