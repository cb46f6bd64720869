import { STATES } from './states';

/**
 * The forms in which to look up an address, the full one first. The parts after commas (town, state, postcode, country)
 * are dropped one by one, because the index has only its own town and no state. The last form of "401 S Tryon St,
 * Charlotte, NC 28202" is "401 S Tryon St".
 */
export function addressForms(address: string): string[] {
  const parts = withPostcodeApart(address)
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  return parts.map((_, i) => parts.slice(0, parts.length - i).join(' '));
}

/**
 * Puts the postcode, and a state before it, in separate parts: "401 S Tryon St NC 28202" becomes "401 S Tryon St, NC
 * 28202".
 */
function withPostcodeApart(address: string): string {
  const [, before = '', postcode = ''] = /^(.*[^\s,])\s+(\d{5}(?:-\d{4})?)\s*$/.exec(address) ?? [];
  const [, rest = '', state = ''] = /^(.*[^\s,])\s+([a-z]{2})$/i.exec(before) ?? [];
  if (STATES.has(state.toLowerCase()) && rest !== '') return `${rest}, ${state} ${postcode}`;
  return before === '' || before.includes(',') ? address : `${before}, ${postcode}`;
}

const UNIT =
  /(^|[\s,])(?:(?:apt|apartment|suite|ste|unit|flat|room|rm|floor)(?![\p{L}\p{N}])\.?\s*#?\s*|#\s*)(?:[a-z]?-?\d+[a-z]?|[a-z])(?=[\s,]|$)/giu;

/** Removes the unit: "401 S Tryon St Apt 5" becomes "401 S Tryon St". Only when a house number remains. */
export function withoutUnit(address: string): string {
  const rest = address
    .replace(UNIT, '$1')
    .replace(/\s+(?=,|$)/g, '')
    .trim();
  return /(^|\s)\d/.test(rest) && /\p{L}{2}/u.test(rest) ? rest : address;
}

/** The district and town in an indexed address: "Uptown, 28202 Charlotte". A single name may be either. */
export function areasOf(address: string): { part?: string; town?: string } {
  const parts = address.split(', ').filter(Boolean);
  const last = parts.at(-1)?.replace(/^[A-Z]{0,2}-?\d[\dA-Z-]*(?: (?:\d[A-Z]{2}|\d{2}|[A-Z]{2}))? (?=\D)/, '');
  if (last === undefined) return {};
  return parts.length > 1 ? { part: parts[0], town: last } : { part: last, town: last };
}
