import { searchText } from '@groupride/geo';
import type { CityPlace, Reading } from './city-place';
import { isCommon } from './search-words';

/** A house number, such as "12" or "12a". Excludes "7t", which may become "7th". */
const NUMBER = /^\d+[a-mo-qu-z]?$/;

export const isHouseNumber = (word: string): boolean => NUMBER.test(word);

/** Whether the search names a house number. */
export const hasHouseNumber = (words: Reading): boolean => words.some(({ start }) => isHouseNumber(start));

/** The house numbers of a search. They must match completely: 120 is not 12. */
export const numbersIn = (words: Reading): string[] => words.map(({ start }) => start).filter(isHouseNumber);

/** The ordinal that a number may become: "4" may become "4th". */
export function ordinalOf(number: string): string | null {
  if (!/^\d{1,2}$/.test(number)) return null;
  const isTeen = number.length === 2 && number.startsWith('1');
  return `${number}${isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][Number(number.at(-1))] ?? 'th')}`;
}

/**
 * Whether a number found only in the address belongs to the typed street. A school named after a park at 2400 Colony
 * Road does not match "2400 Park Road".
 */
export function isOfItsStreet(
  { kind, name, address }: Pick<CityPlace, 'kind' | 'name' | 'address'>,
  words: Reading,
): boolean {
  const numbers = numbersIn(words);
  const own = ` ${searchText(name)} `;
  if (kind === 'address' || numbers.length === 0 || numbers.every((number) => own.includes(` ${number}`))) return true;
  const saying = words.filter(({ start }) => !isHouseNumber(start) && !isCommon(start));
  const where = ` ${searchText(address)}`;
  return (
    saying.length === 0 || saying.some(({ start, also }) => [start, ...also].some((word) => where.includes(` ${word}`)))
  );
}

/**
 * Whether a place has all the numbers. Addresses need the complete number; names, except of houses, may also match a
 * number that is still being typed: NC 1 may become NC 160, and "600 east 4" may become 600 East 4th Street.
 */
export function hasNumbers(
  { kind, name, address }: Pick<CityPlace, 'kind' | 'name' | 'address'>,
  numbers: readonly string[],
  typing: boolean,
): boolean {
  if (numbers.length === 0) return true;
  const [own, all] = [` ${searchText(name)} `, ` ${searchText(name)} ${searchText(address)} `];
  return numbers.every(
    (number) =>
      all.includes(` ${number} `) ||
      (typing && all.includes(` ${ordinalOf(number)} `)) ||
      (typing && kind !== 'address' && own.includes(` ${number}`)),
  );
}
