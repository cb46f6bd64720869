import { distanceMeters, searchText, type LatLng } from '@groupride/geo';
import type { CityPlace, Readings, Reading, SearchWord } from './city-place';
import { kindsCalled } from './kind-words';
import { typingDistance } from './typing-distance';

const IMPORTANCE = 0.5;
const NEARNESS = 0.25;
/** Half of the nearness is lost at this distance, metres. */
const HALF_NEAR = 4000;

/** The better the name fits the words, the more important and the nearer, the earlier; single houses only where a number was asked for. */
export function rank(places: readonly CityPlace[], readings: Readings, near: LatLng): CityPlace[] {
  const scored = places.map((place) => {
    const texts = new PlaceTexts(place);
    let best = 0;
    for (const words of readings) best = Math.max(best, fit(texts, words));
    return { place, score: best + IMPORTANCE * place.importance + NEARNESS * (HALF_NEAR / (HALF_NEAR + distanceMeters(near, place))) };
  });
  return scored.sort((a, b) => b.score - a.score || a.place.id - b.place.id).map(({ place }) => place);
}

/** "airport" means an airport rather than Airport Drive. */
const KIND = 0.15;
/** The name is what was typed, and nothing more. */
const EXACT = 0.2;
/** Streets are called after places: people mean the place. */
const STREET = 0.12;
/** What a word of the address counts, against one of the name. */
const ELSEWHERE = 0.6;

/** The words of a place, put into the index's spelling once for all readings; most searches never need those of the address. */
export class PlaceTexts {
  readonly kind: CityPlace['kind'];
  readonly name: readonly string[];
  private addressWords: readonly string[] | undefined;

  constructor(private readonly place: Pick<CityPlace, 'kind' | 'name' | 'address'>) {
    this.kind = place.kind;
    this.name = searchText(place.name).split(' ');
  }

  get address(): readonly string[] {
    return (this.addressWords ??= searchText(this.place.address).split(' '));
  }
}

/** 0 to about 2: every word of the search in full in the name counts most, and a name without other words more than one with many. */
export function fit(place: PlaceTexts, words: Reading): number {
  if (words.kinds !== undefined && !words.kinds.includes(place.kind)) return 0;
  const { name } = place;
  let sum = 0;
  for (const word of words) sum += wordInPlace(word, place);
  const mean = sum / Math.max(1, words.length);
  const begins = words[0] && name[0] && wordFit(words[0], [name[0]]) >= 0.75 ? 0.15 : 0;
  const itsKind = words.kinds !== undefined || (words.length === 1 && isCalled(words[0], place.kind)) ? KIND : 0;
  const isExact = words.length === name.length && mean === 1;
  const aside = place.kind === 'street' && !isExact ? STREET : 0;
  return mean * 1.4 + begins + itsKind + (isExact ? EXACT : 0) - aside + 0.25 * Math.min(1, words.length / name.length);
}

function wordInPlace(word: SearchWord, place: PlaceTexts): number {
  const inName = wordFit(word, place.name);
  // No address fits better then.
  if (inName >= ELSEWHERE) return inName;
  const best = Math.max(inName, ELSEWHERE * wordFit(word, place.address));
  // Counting slips takes longer than all the rest, and matters only where no word begins so.
  return best > 0 ? best : Math.max(slipFit(word, place.name), ELSEWHERE * slipFit(word, place.address));
}

const isCalled = (word: SearchWord | undefined, kind: CityPlace['kind']): boolean =>
  word !== undefined && (kindsCalled(word.start).includes(kind) || word.also.some((each) => kindsCalled(each).includes(kind)));

/** Without slips; 0 when no word begins so. */
function wordFit({ start, also }: SearchWord, name: readonly string[]): number {
  let best = 0;
  for (const word of name) {
    if (word === start || also.includes(word)) return 1;
    if (word.startsWith(start)) best = Math.max(best, 0.75 + 0.2 * (start.length / word.length));
  }
  return best;
}

function slipFit({ start }: SearchWord, name: readonly string[]): number {
  return start.length <= 3 || /\d/.test(start) ? 0 : Math.max(0, ...name.map((word) => 0.8 * resemblance(start, word)));
}

/** How much of `typed` is right, against the whole word and against as much of it as was typed. */
function resemblance(typed: string, word: string): number {
  const asMuch = typingDistance(typed, word.slice(0, typed.length));
  const wrong = word.length > typed.length ? Math.min(asMuch, typingDistance(typed, word)) : asMuch;
  return Math.max(0, 1 - wrong / typed.length);
}

/** Whether the place is what was typed, with at most the usual slips: about one in four characters. */
export function resembles(place: CityPlace, words: Reading): boolean {
  const texts = new PlaceTexts(place);
  const text = [...texts.name, ...texts.address];
  return words.every((word) => Math.max(wordFit(word, text), slipFit(word, text)) >= (word.start.length <= 3 || /\d/.test(word.start) ? 0.75 : 0.52));
}
