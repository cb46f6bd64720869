import { searchText } from '@groupride/geo';
import type { CityPlace, Reading } from './city-place';

/** As houses have them: "12", "12a". Not "7th", of which "7t" may be typed so far. */
const NUMBER = /^\d+[a-mo-qu-z]?$/;

export const isHouseNumber = (word: string): boolean => NUMBER.test(word);

/** Whether single houses are looked for. */
export const hasHouseNumber = (words: Reading): boolean => words.some(({ start }) => isHouseNumber(start));

/** The numbers of a search. A house is meant by the whole of its own: 120 is another one than 12. */
export const numbersIn = (words: Reading): string[] => words.map(({ start }) => start).filter(isHouseNumber);

/**
 * Whether a place has all the numbers: in its address in full, in a name that is no house's also only begun, while somebody is typing it: NC 1
 * may become NC 160.
 */
export function hasNumbers({ kind, name, address }: Pick<CityPlace, 'kind' | 'name' | 'address'>, numbers: readonly string[], typing: boolean): boolean {
  if (numbers.length === 0) return true;
  const [own, all] = [` ${searchText(name)} `, ` ${searchText(name)} ${searchText(address)} `];
  return numbers.every((number) => all.includes(` ${number} `) || (typing && kind !== 'address' && own.includes(` ${number}`)));
}
