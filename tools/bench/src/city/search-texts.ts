// Typical inputs of the place search, derived from names in the index.
import type pg from 'pg';
import type { Chance } from '../chance';
import { type Finder, openFinder, queriesOf } from './api-code';
import type { BuiltCity } from './built-city';

export interface Statement {
  sql: string;
  parameters: readonly unknown[];
}

/** A text and the statements that our search runs for it. */
export interface Search {
  text: string;
  statements: readonly Statement[];
}

export type SearchKind = 'prefix' | 'name' | 'typo' | 'address';
export const searchKinds: readonly SearchKind[] = ['prefix', 'name', 'typo', 'address'];

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** Adds one typo to the longest word: a letter omitted, doubled, replaced or swapped with the next. */
export function withTypo(name: string, chance: Chance): string {
  const word = name.split(' ').sort((one, two) => two.length - one.length)[0] ?? '';
  if (word.length < 4) return name;
  const at = 1 + chance.below(word.length - 2);
  const [letter, next] = [word.charAt(at), word.charAt(at + 1)];
  const slip = chance.of([
    next,
    `${letter}${letter}${next}`,
    `${LETTERS.charAt(chance.below(LETTERS.length))}${next}`,
    `${next}${letter}`,
  ]);
  return name.replace(word, `${word.slice(0, at)}${slip}${word.slice(at + 2)}`);
}

/** The first 2 to 8 letters. */
const prefixOf = (name: string, chance: Chance): string => name.slice(0, 2 + chance.below(7)).trim();

export async function someTexts(
  client: pg.Client,
  city: BuiltCity,
  count: number,
  chance: Chance,
): Promise<Record<SearchKind, string[]>> {
  const { rows } = await client.query<{ name: string; house: boolean }>(
    `SELECT name, kind = 'address' AS house FROM city_places WHERE city_id = $1 AND length(name) BETWEEN 4 AND 60 ORDER BY name, lat, lng`,
    [city.id],
  );
  const names = rows.filter(({ house }) => !house).map(({ name }) => name);
  const houses = rows.filter(({ house }) => house).map(({ name }) => name);
  const some = (make: () => string) => Array.from({ length: count }, make);
  return {
    prefix: some(() => prefixOf(chance.of(names), chance)),
    name: some(() => chance.of(names)),
    typo: some(() => withTypo(chance.of(names), chance)),
    address: some(() => chance.of(houses)),
  };
}

/**
 * Runs each search once through our code and records its statements.
 * @returns also the number of searches with results
 */
export async function record(
  client: pg.Client,
  city: BuiltCity,
  texts: readonly string[],
): Promise<{ searches: Search[]; found: number }> {
  let statements: Statement[] = [];
  const finder: Finder = await openFinder(
    queriesOf(client, (sql, parameters) => void statements.push({ sql, parameters })),
    city,
  );
  const searches: Search[] = [];
  let found = 0;
  for (const text of texts) {
    statements = [];
    const places = await finder.search(text, 8);
    found += places.length > 0 ? 1 : 0;
    searches.push({ text, statements });
  }
  return { searches, found };
}
