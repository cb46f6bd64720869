import type { Reading, Readings, SearchWord } from './city-place';
import { kindsCalled } from './kind-words';
import { withRoadNumber } from './road-numbers';
import { isCommon, searchWords } from './search-words';
import { STATES } from './states';

/** Shorter ones are hardly names; longer searches say enough by themselves. */
const SHORTEST = 4;
const MAX_WORDS = 4;

const isLetters = ({ start }: SearchWord): boolean => !/\d/.test(start);

/** The words as they are, and with two neighbors written as one: "south park" is also SouthPark. */
export function readingsOf(words: Reading): Readings {
  if (words.length > MAX_WORDS) return [words];
  return [
    words,
    ...joinedOf(words),
    ...byKind(words),
    ...withoutState(words),
    ...withRoadNumber(words),
    ...withUmlauts(words),
  ];
}

/** Each with two neighbors written as one. @param shortest letters that each of the two has */
export function joinedOf(words: Reading, shortest = 1): Reading[] {
  if (words.length > MAX_WORDS) return [];
  return words.slice(1).flatMap((second, i) => {
    const first = words[i]!;
    const start = first.start + second.start;
    return start.length >= SHORTEST &&
      Math.min(first.start.length, second.start.length) >= shortest &&
      isLetters(first) &&
      isLetters(second)
      ? [[...words.slice(0, i), { start, also: [] }, ...words.slice(i + 2)]]
      : [];
  });
}

/** Between words that say what and which: "estación de tren", "university of charlotte". */
const BETWEEN = new Set([
  'of',
  'the',
  'de',
  'del',
  'la',
  'el',
  'do',
  'da',
  'der',
  'am',
  'du',
  'center',
  'centre',
  'centro',
]);

/** With a word that names a kind of place: the others, among places of that kind. "hotel ibis" is a hotel that is called ibis something, "train station" any. */
function byKind(words: Reading): Reading[] {
  return words.flatMap(({ start }, i) => {
    const kinds = kindsCalled(start);
    if (kinds.length === 0) return [];
    const others = [...words.slice(0, i), ...words.slice(i + 1)];
    const saying = others.filter(
      (other) => !BETWEEN.has(other.start) && !kindsCalled(other.start).some((kind) => kinds.includes(kind)),
    );
    return [
      Object.assign(others, { kinds }),
      ...(saying.length < others.length ? [Object.assign(saying, { kinds })] : []),
    ];
  });
}

const isSpecific = ({ start }: SearchWord): boolean =>
  start.length >= 3 && !isCommon(start) && kindsCalled(start).length === 0;

/** All variants with one word removed, because added words are often not on the map. Only when the rest is specific enough. */
export function withoutOne(words: Reading): Reading[] {
  if (words.length < 2 || words.length > MAX_WORDS || !words.every(isLetters)) return [];
  return words.map((_, i) => [...words.slice(0, i), ...words.slice(i + 1)]).filter((rest) => rest.some(isSpecific));
}

/** Reads short words as initials: "wt harris" is W. T. Harris. */
export function initials(words: Reading): Reading[] {
  // Initials alone are too ambiguous.
  if (words.length < 2) return [];
  return words.flatMap((word, i) => {
    const isShort = word.start.length >= 2 && word.start.length <= 3 && isLetters(word);
    return isShort
      ? [[...words.slice(0, i), ...[...word.start].map((start) => ({ start, also: [] })), ...words.slice(i + 1)]]
      : [];
  });
}

/** Drops a trailing state: "matthews nc". */
const withoutState = (words: Reading): Reading[] =>
  words.length > 1 && STATES.has(words.at(-1)?.start ?? '') ? [words.slice(0, -1)] : [];

/** Two letters for one that the index has without its dots: "aeulestrasse" is Äulestrasse. Not in "queen", nor at the end of "avenue". */
const TWO_FOR_ONE = /([ao]|(?<!q)u)e(?!$)/g;
const SHORTEST_WITH_UMLAUT = 5;

function withUmlauts(words: Reading): Reading[] {
  const others = words.map((word) =>
    word.start.length < SHORTEST_WITH_UMLAUT ? word : { ...word, start: word.start.replace(TWO_FOR_ONE, '$1') },
  );
  return others.some(({ start }, i) => start !== words[i]!.start) ? [others] : [];
}

/** The words with one of them written apart: "southend" is also South End. @param apart by word, the ways to write it as two with a space */
export function writtenApart(words: Reading, apart: ReadonlyMap<string, readonly string[]>): Reading[] {
  return words.flatMap(({ start }, i) =>
    (apart.get(start) ?? []).map((two) => [...words.slice(0, i), ...searchWords(two), ...words.slice(i + 1)]),
  );
}
