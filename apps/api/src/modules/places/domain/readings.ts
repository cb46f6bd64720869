import type { Reading, Readings, SearchWord } from './city-place';
import { kindsCalled } from './kind-words';
import { withRoadNumber } from './road-numbers';
import { isCommon, searchWords } from './search-words';
import { STATES } from './states';

/** Shorter texts are rarely names; longer searches are specific enough. */
const SHORTEST = 4;
const MAX_WORDS = 4;

const isLetters = ({ start }: SearchWord): boolean => !/\d/.test(start);

/** The words as typed, and with two neighbors joined: "south park" is also SouthPark. */
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

/** Readings with two neighbors joined. @param shortest letters that each of the two must have */
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

/** Words between kind and name: "estación de tren", "university of charlotte". */
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

/**
 * Readings without a word for a kind of place, limited to that kind: "hotel ibis" finds hotels named ibis, "train
 * station" any station.
 */
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

/**
 * Two letters typed for an umlaut, which the index stores without dots: "aeulestrasse" is Äulestrasse. Not in "queen",
 * nor at the end of "avenue".
 */
const TWO_FOR_ONE = /([ao]|(?<!q)u)e(?!$)/g;
const SHORTEST_WITH_UMLAUT = 5;

function withUmlauts(words: Reading): Reading[] {
  const others = words.map((word) =>
    word.start.length < SHORTEST_WITH_UMLAUT ? word : { ...word, start: word.start.replace(TWO_FOR_ONE, '$1') },
  );
  return others.some(({ start }, i) => start !== words[i]!.start) ? [others] : [];
}

/**
 * Readings with one word split in two: "southend" is also South End.
 * @param apart by word, the ways to split it with a space
 */
export function writtenApart(words: Reading, apart: ReadonlyMap<string, readonly string[]>): Reading[] {
  return words.flatMap(({ start }, i) =>
    (apart.get(start) ?? []).map((two) => [...words.slice(0, i), ...searchWords(two), ...words.slice(i + 1)]),
  );
}
