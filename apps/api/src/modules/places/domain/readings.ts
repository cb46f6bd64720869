import type { Reading, Readings, SearchWord } from './city-place';
import { searchWords } from './search-words';

/** Shorter ones are hardly names; longer searches say enough by themselves. */
const SHORTEST = 4;
const MOST_WORDS = 4;

const isLetters = ({ start }: SearchWord): boolean => !/\d/.test(start);

/** The words as they are, and with two neighbours written as one: "south park" is also SouthPark. */
export function readingsOf(words: Reading): Readings {
  if (words.length > MOST_WORDS) return [words];
  const joined = words.slice(1).flatMap((second, i) => {
    const first = words[i]!;
    const start = first.start + second.start;
    return start.length >= SHORTEST && isLetters(first) && isLetters(second) ? [[...words.slice(0, i), { start, also: [] }, ...words.slice(i + 2)]] : [];
  });
  return [words, ...joined];
}

/** The words with one of them written apart: "southend" is also South End. @param apart by word, the ways to write it as two with a space */
export function writtenApart(words: Reading, apart: ReadonlyMap<string, readonly string[]>): Reading[] {
  return words.flatMap(({ start }, i) => (apart.get(start) ?? []).map((two) => [...words.slice(0, i), ...searchWords(two), ...words.slice(i + 1)]));
}
