import type { Cents } from '@groupride/pricing';

/** A parsed search for a charge. A charge must match every word of it, also several of one kind. */
export interface ChargeSearch {
  rideIds: number[];
  /** Words of four digits: the end of a card number, or a ride number. */
  fourDigits: string[];
  amounts: Cents[];
  /** YYYY-MM-DD in the city. */
  dates: string[];
  /** Parts of the email address. */
  emails: string[];
  /** Parts of the name. */
  names: string[];
}

/**
 * Parses queries such as "ana@example.com", "R-012", "4242 $54.81 2026-11-21" or "11/21 Ana".
 * @param today YYYY-MM-DD in the city; a date without a year means its most recent occurrence
 */
export function readChargeQuery(text: string, today: string): ChargeSearch {
  const search: ChargeSearch = { rideIds: [], fourDigits: [], amounts: [], dates: [], emails: [], names: [] };
  for (const word of text.toLowerCase().match(/\S+/g) ?? []) read(word, search, today);
  return search;
}

function read(word: string, search: ChargeSearch, today: string): void {
  const ride = /^(?:r-|#)0*(\d{1,9})$/.exec(word);
  const date = dateOf(word, today);
  if (ride) search.rideIds.push(Number(ride[1]));
  else if (date) search.dates.push(date);
  else if (/^\$?\d{1,7}[.,]\d{2}$/.test(word) || /^\$\d{1,7}$/.test(word)) search.amounts.push(centsOf(word));
  else if (/^\d{4}$/.test(word)) search.fourDigits.push(word);
  else if (/^\d{1,9}$/.test(word)) search.rideIds.push(Number(word));
  else if (word.includes('@')) search.emails.push(word);
  else search.names.push(word);
}

function centsOf(word: string): Cents {
  const [whole, part = 0] = word.replace('$', '').split(/[.,]/);
  return Number(whole) * 100 + Number(part);
}

function dateOf(word: string, today: string): string | null {
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(word);
  const american = /^(\d{1,2})\/(\d{1,2})(?:\/(\d{4}))?$/.exec(word);
  if (iso) return real(word);
  if (!american) return null;
  const [, month = '', day = '', year] = american;
  const within = (of: string) => real(`${of}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
  if (year) return within(year);
  const thisYear = within(today.slice(0, 4));
  return thisYear && thisYear > today ? within(String(Number(today.slice(0, 4)) - 1)) : thisYear;
}

function real(date: string): string | null {
  const at = Date.parse(`${date}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(date) ? date : null;
}
