import { distanceMeters, searchText, type LatLng } from '@groupride/geo';
import type { CityPlace, Readings, Reading, SearchWord } from './city-place';
import { kindsCalled } from './kind-words';
import { isStreetWord } from './search-words';
import { typingDistance } from './typing-distance';

const IMPORTANCE = 0.5;
const NEARNESS = 0.25;
/** Distance in meters at which the proximity score halves. */
const HALF_NEAR = 4000;

/** Ranks by name match, importance and distance. Houses need a number in the search. */
export function rank(places: readonly CityPlace[], readings: Readings, near: LatLng): CityPlace[] {
  const wanted = readings.map(wantedBy);
  const scored = places.map((place) => {
    const texts = new PlaceTexts(place);
    let best = 0;
    for (const words of wanted) best = Math.max(best, fit(texts, words, best));
    return {
      place,
      score: best + IMPORTANCE * place.importance + NEARNESS * (HALF_NEAR / (HALF_NEAR + distanceMeters(near, place))),
    };
  });
  return scored.sort((a, b) => b.score - a.score || a.place.id - b.place.id).map(({ place }) => place);
}

/** "airport" means an airport rather than Airport Drive. */
const KIND = 0.15;
/** Bonus for an exact name. */
const EXACT = 0.2;
/** Penalty for streets named after a place, because the place is usually meant. */
const STREET = 0.12;
/** Penalty for branches, because the stadium or tower named after the company is usually meant. */
const BRANCH = 0.1;
const BRANCHES: ReadonlySet<CityPlace['kind']> = new Set(['office', 'parking']);
/** Below this importance an office is a bank branch. */
const LEAST_OF_ITS_KIND = 0.2;
/** Weight of a word in the address relative to the name. */
const ELSEWHERE = 0.6;
/** Weight of a word with typos. */
const TYPO_WEIGHT = 0.8;

interface WantedWord extends SearchWord {
  /** Highest score for a word that is merely similar; 0 when typos are not checked, as for short words and numbers. */
  typoWeight: number;
}

/** A reading with values that are the same for all places. */
interface RankedReading {
  words: readonly WantedWord[];
  kinds: Reading['kinds'];
  /** The kinds of places that its only word names. */
  called: readonly CityPlace['kind'][];
}

const wantedWord = ({ start, also }: SearchWord): WantedWord => ({
  start,
  also,
  typoWeight: start.length <= 3 || /\d/.test(start) ? 0 : TYPO_WEIGHT * (1 - 1 / start.length),
});

function wantedBy(words: Reading): RankedReading {
  const [only] = words.length === 1 ? words : [];
  return {
    words: words.map(wantedWord),
    kinds: words.kinds,
    called: only === undefined ? [] : [only.start, ...only.also].flatMap((word) => kindsCalled(word)),
  };
}

/** Normalized texts of a place, computed once for all readings and on demand. */
class PlaceTexts {
  readonly kind: CityPlace['kind'];
  readonly name: string;
  readonly isBranch: boolean;
  private addressText: string | undefined;

  constructor(private readonly place: Pick<CityPlace, 'kind' | 'name' | 'address'> & { importance?: number }) {
    this.kind = place.kind;
    this.name = searchText(place.name);
    this.isBranch = BRANCHES.has(place.kind) && (place.importance ?? 1) < LEAST_OF_ITS_KIND;
  }

  get address(): string {
    return (this.addressText ??= searchText(this.place.address));
  }
}

/**
 * Scores a place from 0 to about 2. Complete matches in the name score highest, and names without other words beat
 * longer ones.
 * @param best score of another reading; typos, which are slow to count, are skipped when they cannot beat it
 */
function fit(place: PlaceTexts, { words, kinds, called }: RankedReading, best: number): number {
  if (kinds !== undefined && !kinds.includes(place.kind)) return 0;
  const { name } = place;
  // With several words, the place is meant that the street is named after: Whitewater Center rather than its parkway.
  const { from, length } =
    place.kind === 'street' && words.length === 1 ? ownPart(name) : { from: 0, length: wordsIn(name) };
  let sum = 0;
  let most = 0;
  for (const word of words) {
    const found = wordInPlace(word, place);
    sum += found;
    most += found > 0 ? found : word.typoWeight;
  }
  const count = Math.max(1, words.length);
  const begins =
    words[0] && (beginsWith(name, words[0], 0) || (from > 0 && beginsWith(name, words[0], from))) ? 0.15 : 0;
  const itsKind = kinds !== undefined || called.includes(place.kind) ? KIND : 0;
  const isExact = sum === words.length && words.length === wordsIn(name);
  const isRequestedStreet =
    place.kind === 'street' && words.some((word) => isStreetWord(word.start) && wordFit(word, name) === 1);
  const aside = place.kind === 'street' && !isExact && !isRequestedStreet ? STREET : 0;
  const rest =
    begins +
    (itsKind || (isRequestedStreet ? KIND : 0)) +
    (isExact && !place.isBranch ? EXACT : 0) -
    (place.isBranch ? BRANCH : aside) +
    0.25 * Math.min(1, words.length / length);
  if (most > sum && (most / count) * 1.4 + rest > best)
    for (const word of words) if (wordInPlace(word, place) === 0) sum += typoFitInPlace(word, place);
  return (sum / count) * 1.4 + rest;
}

function wordInPlace(word: SearchWord, place: PlaceTexts): number {
  const inName = wordFit(word, place.name);
  // The address cannot match better.
  return inName >= ELSEWHERE ? inName : Math.max(inName, ELSEWHERE * wordFit(word, place.address));
}

const typoFitInPlace = (word: WantedWord, place: PlaceTexts): number =>
  Math.max(typoFit(word, place.name), ELSEWHERE * typoFit(word, place.address));

/** The distinctive part of a street's name: "tryon" for North Tryon Street. @returns its start and number of words */
function ownPart(name: string): { from: number; length: number } {
  let [from, end, length] = [0, name.length, wordsIn(name)];
  const first = name.indexOf(' ');
  if (first > 0 && BEFORE_STREETS.has(name.slice(0, first))) [from, length] = [first + 1, length - 1];
  for (let after = 0; after < 2 && length > 1; after += 1) {
    const at = name.lastIndexOf(' ', end - 1);
    const last = name.slice(at + 1, end);
    if (!isStreetWord(last) && !BEFORE_STREETS.has(last)) break;
    [end, length] = [at, length - 1];
  }
  return { from, length };
}

const BEFORE_STREETS = new Set(['north', 'south', 'east', 'west', 'n', 's', 'e', 'w', 'the']);
const SPACE = 32;

/** Whether a word of the text ends here. */
const isEnd = (text: string, at: number): boolean => at === text.length || text.charCodeAt(at) === SPACE;

const isStart = (text: string, at: number): boolean => at === 0 || text.charCodeAt(at - 1) === SPACE;

function wordsIn(text: string): number {
  let count = 1;
  for (let at = text.indexOf(' '); at !== -1; at = text.indexOf(' ', at + 1)) count += 1;
  return count;
}

const beginsWith = (text: string, { start, also }: SearchWord, from: number): boolean =>
  text.startsWith(start, from) ||
  also.some((other) => text.startsWith(other, from) && isEnd(text, from + other.length));

/**
 * Scores a word without typos; 0 when no word of the text begins with it. Does not split texts into words, because
 * there are many texts.
 */
function wordFit({ start, also }: SearchWord, text: string): number {
  let best = 0;
  for (let at = text.indexOf(start); at !== -1; at = text.indexOf(start, at + 1)) {
    if (!isStart(text, at)) continue;
    const end = text.indexOf(' ', at + start.length);
    const length = (end === -1 ? text.length : end) - at;
    if (length === start.length) return 1;
    best = Math.max(best, 0.75 + 0.2 * (start.length / length));
  }
  return also.length > 0 && also.some((other) => hasWord(text, other)) ? 1 : best;
}

function hasWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1))
    if (isStart(text, at) && isEnd(text, at + word.length)) return true;
  return false;
}

function typoFit({ start, typoWeight }: WantedWord, text: string): number {
  if (typoWeight === 0) return 0;
  let best = 0;
  for (const word of text.split(' ')) best = Math.max(best, resemblance(start, word));
  return TYPO_WEIGHT * best;
}

/** Share of `typed` that is correct, compared with the whole word and with its prefix of the same length. */
function resemblance(typed: string, word: string): number {
  const asMuch = typingDistance(typed, word.slice(0, typed.length));
  // The distance is at least the number of missing letters.
  const wrong =
    word.length - typed.length > 0 && word.length - typed.length < asMuch
      ? Math.min(asMuch, typingDistance(typed, word))
      : asMuch;
  return Math.max(0, 1 - wrong / typed.length);
}

/** Whether the place matches the typed words with at most the usual typos: about one in four characters. */
export function resembles(place: Pick<CityPlace, 'kind' | 'name' | 'address'>, words: Reading): boolean {
  const texts = new PlaceTexts(place);
  const text = `${texts.name} ${texts.address}`;
  return words
    .map(wantedWord)
    .every((word) => Math.max(wordFit(word, text), typoFit(word, text)) >= (word.typoWeight === 0 ? 0.75 : 0.52));
}

/** Whether the place has all the words completely, not only as prefixes. */
export function hasInFull(place: CityPlace, words: Reading): boolean {
  const texts = new PlaceTexts(place);
  return words.every((word) => wordFit(word, texts.name) === 1 || wordFit(word, texts.address) === 1);
}
