import { searchText } from '@groupride/geo';
import type { CityPlace, Reading } from './city-place';
import { areasOf } from './address-forms';
import { STATES } from './states';

/** Postcodes of the United States and most of Europe, which are never mere house numbers. */
const CERTAIN = /^(\d{5})(?:-\d{4})?$/;
/** Postcodes of other countries, where house numbers can look the same. */
const POSSIBLE = /^(\d{4}(?:-\d{3})?|\d{6})$/;

/** A country prefix, as in "FL-9490". */
const COUNTRY = /^[a-z]{1,3}-(?=\d{4,5}$)/i;

export interface Postcode {
  /** The postcode as the index spells it. */
  postcode: string;
  /** The rest of the search, in the index's spelling. Unless it names a town, the number is not a postcode. */
  town: string;
  /** Whether the number is unambiguously a postcode. */
  isCertain: boolean;
}

const codeIn = (word: string | undefined): string | undefined =>
  (CERTAIN.exec(word ?? '') ?? POSSIBLE.exec(word ?? ''))?.[1];
const isState = (word: string | undefined): boolean => STATES.has((word ?? '').toLowerCase());

/**
 * Finds a postcode, alone or with its town: "28202", "NC 28202-1234", "9490 Vaduz", "Charlotte, NC 28202".
 * @returns null without a postcode
 */
export function postcodeIn(text: string): Postcode | null {
  const words = text
    .trim()
    .split(/[\s,]+/)
    .map((word) => word.replace(COUNTRY, ''));
  const [first, last] = [codeIn(words[0]), codeIn(words.at(-1))];
  const code = first ?? last;
  if (code === undefined) return null;
  const rest = first === undefined ? words.slice(0, -1) : words.slice(1);
  const town = searchText((isState(rest.at(-1)) ? rest.slice(0, -1) : rest).join(' '));
  return {
    postcode: searchText(code),
    town,
    isCertain: town === '' && CERTAIN.test((first === undefined ? words.at(-1) : words[0]) ?? ''),
  };
}

/**
 * Whether a trailing postcode is in the place's address. It must not match as a house number: "Charlotte 28202" is not
 * house 28202.
 */
export function hasPostcode({ address }: Pick<CityPlace, 'address'>, words: Reading): boolean {
  const { start: last } = words.at(-1) ?? { start: '' };
  return words.length < 2 || !CERTAIN.test(last) || ` ${searchText(address)} `.includes(` ${last} `);
}

/** The houses with the number as their postcode rather than as their house number. */
export const housesOf = (houses: readonly CityPlace[], postcode: string): CityPlace[] =>
  houses.filter(({ kind, address }) => kind === 'address' && ` ${searchText(address)} `.includes(` ${postcode} `));

/** The town, and the district if more than half agree, in which most of these houses lie. */
export function areaOfHouses(houses: readonly CityPlace[]): { part?: string; town?: string } {
  const areas = houses.map(({ address }) => areasOf(address));
  const part = mostOften(areas.map((area) => area.part));
  const town = mostOften(areas.map((area) => area.town));
  return {
    ...(part && part.count * 2 > areas.length ? { part: part.name } : {}),
    ...(town ? { town: town.name } : {}),
  };
}

function mostOften(names: readonly (string | undefined)[]): { name: string; count: number } | undefined {
  const counts = new Map<string, number>();
  for (const name of names) if (name !== undefined) counts.set(name, (counts.get(name) ?? 0) + 1);
  const [most] = [...counts].sort(([, a], [, b]) => b - a);
  return most && { name: most[0], count: most[1] };
}
