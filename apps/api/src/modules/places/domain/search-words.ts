import { searchText } from '@groupride/geo';
import type { SearchWord } from './city-place';

/** Words with several spellings. */
const SAME: readonly (readonly string[])[] = [
  ['street', 'st'],
  ['saint', 'st'],
  ['avenue', 'ave', 'av'],
  ['road', 'rd'],
  ['boulevard', 'blvd', 'bd', 'boul'],
  ['drive', 'dr'],
  ['lane', 'ln'],
  ['court', 'ct'],
  ['place', 'pl'],
  ['parkway', 'pkwy'],
  ['highway', 'hwy'],
  ['expressway', 'expy'],
  ['interstate', 'i'],
  ['freeway', 'fwy'],
  ['circle', 'cir'],
  ['square', 'sq'],
  ['terrace', 'ter'],
  ['trail', 'trl'],
  ['mount', 'mt'],
  ['fort', 'ft'],
  ['center', 'centre', 'ctr'],
  ['theater', 'theatre'],
  ['university', 'univ'],
  ['international', 'intl'],
  ['north', 'n'],
  ['south', 's'],
  ['east', 'e'],
  ['west', 'w'],
  ['northeast', 'ne'],
  ['northwest', 'nw'],
  ['southeast', 'se'],
  ['southwest', 'sw'],
  ['first', '1st'],
  ['second', '2nd'],
  ['third', '3rd'],
  ['fourth', '4th'],
  ['fifth', '5th'],
  ['sixth', '6th'],
  ['seventh', '7th'],
  ['eighth', '8th'],
  ['ninth', '9th'],
  ['tenth', '10th'],
  ['strasse', 'str'],
  ['rua', 'r'],
  ['rue', 'r'],
  ['chemin', 'ch'],
  ['impasse', 'imp'],
  ['avenida', 'av'],
  ['praca', 'pca', 'pc'],
  ['largo', 'lg'],
  ['travessa', 'tv'],
  ['estrada', 'estr'],
  ['santa', 'sta'],
  ['santo', 'sto'],
  ['sao', 's'],
  ['doutor', 'doctor', 'dr'],
  ['engenheiro', 'eng'],
  ['sankt', 'st'],
  ['sainte', 'ste'],
  ['platz', 'pl'],
  ['calle', 'c'],
  ['plaza', 'pza'],
];

/** Other spellings of each word. */
const OTHERS = new Map<string, readonly string[]>();
for (const group of SAME)
  for (const word of group)
    OTHERS.set(word, [...new Set([...(OTHERS.get(word) ?? []), ...group.filter((other) => other !== word)])]);
const NONE: readonly string[] = [];

/** Whether a word is unspecific: "road", "north". */
export const isCommon = (word: string): boolean => OTHERS.has(word);

/** Words that almost always mean a street; "st" may be a saint but is far more often a street. */
const OF_STREETS = [
  'street',
  'avenue',
  'road',
  'boulevard',
  'drive',
  'lane',
  'court',
  'parkway',
  'highway',
  'expressway',
  'freeway',
  'circle',
  'terrace',
  'strasse',
  'rua',
  'rue',
  'chemin',
  'travessa',
  'estrada',
  'avenida',
  'calle',
];
const STREET_WORDS = new Set(
  OF_STREETS.flatMap((word) => [word, ...(OTHERS.get(word) ?? [])]).filter((word) => word.length > 1),
);

/** Whether the word shows that a street is meant: "mint st" is not a museum. */
export const isStreetWord = (word: string): boolean => STREET_WORDS.has(word);

const MAX_WORDS = 8;
/** Longer words occur in no place and would be slow to compare. */
const LONGEST_WORD = 32;

/** @returns no words when the text has nothing to search for */
export function searchWords(text: string): SearchWord[] {
  const words = [
    ...new Set(
      searchText(text)
        .split(' ')
        .filter(Boolean)
        .map((word) => word.slice(0, LONGEST_WORD)),
    ),
  ].slice(0, MAX_WORDS);
  return words.map((start) => ({ start, also: OTHERS.get(start) ?? NONE }));
}
