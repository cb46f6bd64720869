import type { CardBrand } from './test-cards';

/** The rules of a brand: prefixes and lengths of its numbers, length of the security code, grouping of digits. */
export interface BrandRule {
  brand: CardBrand | 'unknown';
  name: string;
  starts: RegExp;
  lengths: readonly number[];
  cvcLength: 3 | 4;
  groups: readonly number[];
}

const FOURS = [4, 4, 4, 4, 3];

const UNKNOWN: BrandRule = { brand: 'unknown', name: 'Card', starts: /^/, lengths: [16], cvcLength: 3, groups: FOURS };

const BRANDS: readonly BrandRule[] = [
  { brand: 'visa', name: 'Visa', starts: /^4/, lengths: [16], cvcLength: 3, groups: FOURS },
  {
    brand: 'mastercard',
    name: 'Mastercard',
    starts: /^(5[1-5]|2(22[1-9]|2[3-9]|[3-6]|7[01]|720))/,
    lengths: [16],
    cvcLength: 3,
    groups: FOURS,
  },
  { brand: 'amex', name: 'American Express', starts: /^3[47]/, lengths: [15], cvcLength: 4, groups: [4, 6, 5] },
  {
    brand: 'diners',
    name: 'Diners Club',
    starts: /^(36|38|39|30[0-5])/,
    lengths: [14, 16],
    cvcLength: 3,
    groups: FOURS,
  },
  { brand: 'discover', name: 'Discover', starts: /^(6011|64[4-9]|65)/, lengths: [16], cvcLength: 3, groups: FOURS },
  { brand: 'jcb', name: 'JCB', starts: /^35(2[89]|[3-8])/, lengths: [16], cvcLength: 3, groups: FOURS },
  { brand: 'unionpay', name: 'UnionPay', starts: /^62/, lengths: [16, 19], cvcLength: 3, groups: FOURS },
];

/** The brand whose numbers begin like these digits. */
export function brandOf(digits: string): BrandRule {
  return BRANDS.find((rule) => rule.starts.test(digits)) ?? UNKNOWN;
}

/** Check digit of ISO/IEC 7812-1 (Luhn). */
export function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let i = 0; i < digits.length; i++) {
    const digit = Number(digits[digits.length - 1 - i]);
    const doubled = i % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return digits.length > 0 && sum % 10 === 0;
}

/** Digits in the groups in which the brand prints them. */
export function groupDigits(digits: string, rule: BrandRule): string {
  const groups: string[] = [];
  let at = 0;
  for (const size of rule.groups) {
    if (at >= digits.length) break;
    groups.push(digits.slice(at, at + size));
    at += size;
  }
  return groups.join(' ');
}
