import type { Reading, SearchWord } from './city-place';
import { kindsCalled } from './kind-words';
import { joinedOf } from './readings';
import { typingDistance } from './typing-distance';

const MAX_CORRECTIONS = 3;
/** Shorter words are similar to too many others. */
const SHORTEST = 4;

/** Words for kinds of places are never corrected: "aeroporto" is not Oporto. */
export const canBeCorrected = ({ start }: SearchWord): boolean =>
  start.length >= SHORTEST && !/\d/.test(start) && kindsCalled(start).length === 0;

/** Allowed typos: one per four letters, at least one. */
export const maxTypos = (length: number): number => Math.max(1, Math.floor(length / 4 + 0.25));

/** Adds likely corrections from similar words. */
export function corrected(words: Reading, resembling: ReadonlyMap<string, readonly string[]>): SearchWord[] {
  return words.map((word) => {
    const meant = (resembling.get(word.start) ?? [])
      .map((other) => ({ other, typos: typosBetween(word.start, other) }))
      .filter(({ typos }) => typos <= maxTypos(word.start.length))
      .sort((a, b) => a.typos - b.typos)
      .slice(0, MAX_CORRECTIONS);
    return meant.length === 0 ? word : { ...word, also: [...word.also, ...meant.map(({ other }) => other)] };
  });
}

/** Shorter words are initials rather than typos: "wt harris". */
const SHORTEST_OF_TWO = 3;

/** Joins two neighboring words into one, to check for typos: "suoth park". */
export const joinedWords = (words: Reading): Reading[] => joinedOf(words, SHORTEST_OF_TWO);

/**
 * Joined readings with their likely corrections, without those that have none. The two words themselves are no
 * corrections, because they are searched anyway.
 */
export function correctedAsOne(words: Reading, resembling: ReadonlyMap<string, readonly string[]>): Reading[] {
  const apart = new Set(words.map(({ start }) => start));
  const others = new Map([...resembling].map(([typed, meant]) => [typed, meant.filter((word) => !apart.has(word))]));
  return joinedWords(words).flatMap((reading) => {
    const right = corrected(reading, others);
    return right.some((word, i) => word !== reading[i]) ? [right] : [];
  });
}

/** Compares with the whole word and with its prefix of the typed length. */
function typosBetween(typed: string, word: string): number {
  return Math.min(typingDistance(typed, word), typingDistance(typed, word.slice(0, typed.length)));
}
