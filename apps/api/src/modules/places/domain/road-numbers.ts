import type { Reading, SearchWord } from './city-place';
import { isHouseNumber } from './house-numbers';
import { searchWords } from './search-words';
import { STATES } from './states';

/** Words before a road's number, or instead of its letters: "US Highway 29", "Highway 16". */
const HIGHWAY = new Set(['highway', 'hwy', 'route', 'rte']);
/**
 * Whether the word names a road network. Away from the beginning it may mean something else: "Dom João I 12" is a
 * house.
 */
const isNetwork = (word: string): boolean => word === 'i' || word === 'us' || STATES.has(word);
const NUMBER = /^\d{1,4}$/;
/** A road number typed as one word: "i77". */
const TOGETHER = /^[a-z]{1,2}\d{1,4}$/;
const DIRECTIONS = new Set([
  'n',
  's',
  'e',
  'w',
  'north',
  'south',
  'east',
  'west',
  'northbound',
  'southbound',
  'eastbound',
  'westbound',
]);

/** Whether the word says that a road's number follows. */
function announces(words: Reading, i: number): boolean {
  const { start } = words[i] ?? { start: '' };
  return (
    start === 'interstate' || HIGHWAY.has(start) || (isNetwork(start) && (i === 0 || NUMBER.test(words[i - 1]!.start)))
  );
}

/** Whether the word is a road's number rather than a house's: "I-277", "NC 16", "12 US Highway 29". */
export const isRoadNumber = (words: Reading, i: number): boolean =>
  TOGETHER.test(words[i]!.start) || (NUMBER.test(words[i]!.start) && announces(words, i - 1));

export const hasRoadNumber = (words: Reading): boolean => words.some((_, i) => isRoadNumber(words, i));

/** Splits "i77" into two words, so that its number is handled like any other. */
export function numbersApart(words: readonly SearchWord[]): SearchWord[] {
  return words.flatMap((word) => {
    const [, network = '', number = ''] = /^([a-z]{1,2})(\d{1,4})$/.exec(word.start) ?? [];
    return isNetwork(network) ? searchWords(`${network} ${number}`) : [word];
  });
}

/**
 * The words without the house number. Road numbers stay, because another number is another road.
 * @returns no words when the rest does not name a street
 */
export function streetWords(words: Reading): SearchWord[] {
  const street = words.filter(({ start }, i) => !isHouseNumber(start) || isRoadNumber(words, i));
  return street.length === words.length ||
    words.every(({ start }, i) => (isHouseNumber(start) ? !isRoadNumber(words, i) : announces(words, i)))
    ? []
    : street;
}

/**
 * Other names of a numbered road: "us highway 29" is also US 29, "highway 16" any road of that number, and "i 77 s" the
 * road in either direction.
 */
export function withRoadNumber(words: Reading): Reading[] {
  const at = words.findIndex((_, i) => isRoadNumber(words, i));
  if (at === -1) return [];
  const kept = words.filter(({ start }, i) => (i > at ? !DIRECTIONS.has(start) : i !== at - 1 || !HIGHWAY.has(start)));
  return kept.length === words.length ? [] : [Object.assign(kept, { kinds: ['street'] as const })];
}
