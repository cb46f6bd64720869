import { canBeCorrected, corrected, correctedAsOne, joinedWords } from './domain/corrections';
import { hasNumbers, isOfItsStreet, numbersIn } from './domain/house-numbers';
import { hasPostcode } from './domain/postcodes';
import { hasInFull, resembles } from './domain/rank';
import { initials, readingsOf, withoutOne, writtenApart } from './domain/readings';
import { hasRoadNumber, streetWords } from './domain/road-numbers';
import type { CityPlace, Corrections, PlacesRepository, PlaceSearch, Reading, Readings } from './places.repository';

/** With fewer exact matches than this, corrected spellings are also searched. */
const ENOUGH_RESULTS = 3;
/** A search with more words than this looks similar to too many places. */
const MAX_RESEMBLED = 3;
/** Letters a word needs to be corrected when all other words have typing errors too. */
const LONG = 6;

/**
 * How far a place may differ from the typed text: it has all words once typing errors are corrected ("words"), it may
 * also be the street of an unknown house number ("street"), or it may lack a word or merely look similar ("all").
 */
export type Tolerance = 'words' | 'street' | 'all';

export type CandidateSearch = PlaceSearch & {
  tolerance: Tolerance;
  /** Whether the last number may be incomplete: NC 1 becomes NC 160. Otherwise numbers are complete. */
  typing: boolean;
};

export interface Candidates {
  found: CityPlace[];
  meant: Readings;
  /** Set when the house number is unknown: the results are its street, or other places of that name. */
  withoutHouse?: true;
}

/** Finds the places that a text may mean, without ranking them. */
export class PlaceCandidates {
  constructor(private readonly places: PlacesRepository) {}

  /**
   * Tries the search from the strictest to the most tolerant reading: as typed, with typing errors corrected, the street of an unknown house
   * number, with one word left out, and finally whatever looks similar.
   */
  async find(search: CandidateSearch): Promise<Candidates> {
    const { cityId, readings, withAddresses, tolerance, typing } = search;
    const [words] = readings;
    const numbers = numbersIn(words);
    const fits = (place: CityPlace) =>
      hasNumbers(place, numbers, typing) && isOfItsStreet(place, words) && hasPostcode(place, words);
    const byWords = async (more: Partial<PlaceSearch> = {}) => {
      const places = await this.places.byWords({ ...search, ...more });
      return numbers.length === 0 ? places : places.filter(fits);
    };
    const found = await byWords();
    if (
      withAddresses &&
      found.length > 0 &&
      found.every((place) => place.kind === 'address' && !hasInFull(place, words))
    ) {
      // The typed word may be complete: Landstrasse 10 in Triesenberg is no match when Triesen has a street of that
      // name.
      const street = await this.streetOf(search, words);
      const inFull = street.found.filter((place) => street.meant.every((reading) => hasInFull(place, reading)));
      if (inFull.length > 0) return { ...street, found: inFull };
    }
    if (found.length >= ENOUGH_RESULTS) return { found, meant: readings };
    // Two unknown words may be one word with a typo: "suoth park".
    const isUncertain = [words, ...(found.length === 0 ? joinedWords(words) : [])].flatMap((reading) =>
      reading.filter(canBeCorrected),
    );
    const doubtful = [...new Set(isUncertain.map(({ start }) => start))];
    let meant = doubtful.length > 0 ? readingsMeant(readings, await this.places.meantBy(cityId, doubtful)) : readings;
    if (meant !== readings) addNew(found, await byWords({ readings: meant }));
    if (tolerance === 'words') return { found, meant };
    if (found.length === 0 && withAddresses) {
      const street = await this.streetOf(search, meant[0]);
      if (street.found.length > 0) return street;
    }
    if (found.length === 0) {
      meant = hasRoadNumber(words) ? meant : [...meant, ...initials(words)];
      if (meant.length > 1) addNew(found, await byWords({ readings: meant, withAddresses: false }));
    }
    // A single remaining word must match as typed; with typos as well it could be anything.
    const [shorter, ...others] =
      found.length === 0 && tolerance === 'all' ? withoutOne(words.length > 2 ? meant[0] : words) : [];
    // A single remaining word must match completely: "wal mart" is not everything that begins with Wal.
    if (shorter)
      addNew(
        found,
        (await byWords({ readings: [shorter, ...others], withAddresses: false })).filter((place) =>
          [shorter, ...others].some((reading) => hasInFull(place, reading)),
        ),
      );
    if (found.length === 0 && !withAddresses) addNew(found, await byWords({ readings: meant, withAddresses: true }));
    if (found.length === 0 && doubtful.length > 0 && words.length <= MAX_RESEMBLED) {
      addNew(
        found,
        (await this.places.resembling(search)).filter(
          (place) => resembles(place, words) && hasNumbers(place, numbers, typing),
        ),
      );
    }
    return { found, meant };
  }

  /**
   * The street of an unknown house number: never another house, and other places of the street's name only if there is
   * no such street.
   */
  private async streetOf(search: CandidateSearch, words: Reading): Promise<Candidates> {
    const street: Reading = streetWords(words);
    if (street.length === 0) return { found: [], meant: [words] };
    const roads = numbersIn(street);
    const find = async (reading: Reading) =>
      (await this.places.byWords({ ...search, readings: [reading], withAddresses: false })).filter((place) =>
        hasNumbers(place, roads, search.typing),
      );
    const found = await find(Object.assign([...street], { kinds: ['street'] as const }));
    return { found: found.length > 0 ? found : await find(street), meant: [street], withoutHouse: true };
  }
}

/** Adds corrected readings. @returns the same readings when there are none */
function readingsMeant(readings: Readings, { resembling, apart }: Corrections): Readings {
  const [words, ...more] = readings;
  const right = corrected(words, resembling);
  const others = [...correctedAsOne(words, resembling), ...writtenApart(words, apart)];
  const isRight = right.every((word, i) => word === words[i]) || isGuessed(words, right);
  if (isRight) return others.length === 0 ? readings : [words, ...more, ...others];
  return [right, ...readingsOf(right).slice(1), ...more, ...others];
}

/** Corrections of several short words at once are guesses and not names that somebody typed. */
const isGuessed = (words: Reading, right: Reading): boolean =>
  words.length > 1 && words.every((word, i) => word !== right[i] && word.start.length < LONG);

function addNew(found: CityPlace[], more: readonly CityPlace[]): void {
  const known = new Set(found.map(({ id }) => id));
  found.push(...more.filter(({ id }) => !known.has(id)));
}
