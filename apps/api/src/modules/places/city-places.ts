import { Injectable } from '@nestjs/common';
import type { PlaceKind } from '@groupride/contracts';
import { distanceMeters, searchText, type LatLng } from '@groupride/geo';
import { CityFacade } from '../city/city.facade';
import { CityCrossings } from './city-crossings';
import { addressForms, areasOf, withoutUnit } from './domain/address-forms';
import { canBeCorrected, corrected, correctedAsOne, joinedWithSlips } from './domain/corrections';
import { crossingIn } from './domain/crossing-words';
import { hasHouseNumber, hasNumbers, isOfItsStreet, numbersIn } from './domain/house-numbers';
import { areaOfHouses, hasPostcode, housesOf, type Postcode, postcodeIn } from './domain/postcodes';
import { hasInFull, rank, resembles } from './domain/rank';
import { initials, readingsOf, withoutOne, writtenApart } from './domain/readings';
import { hasRoadNumber, numbersApart, streetWords } from './domain/road-numbers';
import { isStreetWord, searchWords } from './domain/search-words';
import { type FoundPlace, PlacesFacade } from './places.facade';
import { type CityPlace, type Meant, type PlaceSearch, PlacesRepository, type Reading, type Readings } from './places.repository';

/** So many are looked at more closely. */
const CANDIDATES = 40;
/** With fewer good ones, those with slips are looked for as well. */
const ENOUGH = 3;
/** A longer search resembles too much. */
const MOST_RESEMBLED = 3;
/** Letters of a word that may have a slip among others that have one. */
const LONG = 6;
const AROUND = 24;
/** Most searches are none, and are not taken apart as one. */
const MAY_BE_ADDRESS = /[\d,]/;
/** Nobody calls a point by a place farther away, metres. */
const FARTHEST = 500;
/** What a point is called by, when several are near: a house before a street, a street before a district. Metres by which others have to be nearer. */
const LESS_LIKELY: Partial<Record<CityPlace['kind'], number>> = { street: 20, suburb: 400, neighborhood: 400, town: 400, city: 400, water: 200, bus_stop: 30, parking: 30 };

/**
 * How far from what was typed a place may be: it has all the words, slips put right; or it is the street of a house that is not known; or it
 * lacks one of the words, or resembles them.
 */
type Patience = 'words' | 'street' | 'all';

interface Search {
  limit: number;
  near: LatLng | undefined;
  kinds?: readonly PlaceKind[] | undefined;
  patience: Patience;
  /** The last number may go on: NC 1 becomes NC 160. What was typed to its end is no other number. */
  typing: boolean;
}

/** One search, as it is looked up. */
type Asked = PlaceSearch & Pick<Search, 'patience' | 'typing'>;

/** Places of the built city. */
@Injectable()
export class CityPlaces extends PlacesFacade {
  private readonly crossings: CityCrossings;

  constructor(
    private readonly places: PlacesRepository,
    private readonly city: CityFacade,
  ) {
    super();
    this.crossings = new CityCrossings(places);
  }

  async search(typed: string, limit: number, near?: LatLng, kinds?: readonly PlaceKind[]): Promise<FoundPlace[]> {
    const crossings = await this.crossingsOf(typed, limit, near, kinds);
    const found = crossings.length >= limit ? crossings : [...crossings, ...(await this.withoutCrossings(typed, limit - crossings.length, near, kinds))];
    return found.length > 0 ? found : this.sideOf(typed, limit, near, kinds);
  }

  /** Of two streets of which nobody knows one: the other. */
  private async sideOf(typed: string, limit: number, near?: LatLng, kinds: readonly PlaceKind[] = STREETS): Promise<FoundPlace[]> {
    for (const side of (kinds.includes('street') && crossingIn(typed)) || []) {
      const streets = await this.find(side, { limit, near, kinds: STREETS, patience: 'words', typing: true });
      if (streets.length > 0) return streets;
    }
    return [];
  }

  private async withoutCrossings(typed: string, limit: number, near?: LatLng, kinds?: readonly PlaceKind[]): Promise<FoundPlace[]> {
    if (!MAY_BE_ADDRESS.test(typed)) return this.find(typed, { limit, near, kinds, patience: 'all', typing: true });
    const [text, postcode] = [withoutUnit(typed), postcodeIn(typed)];
    const areas = postcode && (await this.areasOfPostcode(postcode, limit, near, kinds));
    if (areas && (areas.length > 0 || postcode.isCertain)) return areas;
    const found = addressForms(text).length > 1 ? await this.inAddress(text, { limit, near, kinds }) : [];
    return found.length > 0 ? found : this.find(text, { limit, near, kinds, patience: 'all', typing: true });
  }

  private async crossingsOf(text: string, limit: number, near = this.city.current.center, kinds: readonly PlaceKind[] = STREETS): Promise<FoundPlace[]> {
    const { id } = this.city.current;
    if (id === null || !kinds.includes('street')) return [];
    return this.crossings.find(id, text, limit, near, (street, most) => this.find(street, { limit: most, near, kinds: STREETS, patience: 'street', typing: true }));
  }

  /** Most numbers of a house could be a postcode, and few words after one are a town: so the town is looked for first. */
  private async areasOfPostcode(postcode: Postcode, limit: number, near?: LatLng, kinds?: readonly PlaceKind[]): Promise<FoundPlace[]> {
    const towns = postcode.town === '' ? [] : await this.townsOf(postcode, limit, kinds);
    if (postcode.town !== '' && towns.length === 0) return [];
    const areas = await this.inPostcode(postcode, limit, near, kinds);
    return areas.length > 0 ? areas : towns;
  }

  /** What a postcode stands for, which no row of the index says: the part of the city and the town of the houses that have it. */
  private async inPostcode({ postcode, town }: Postcode, limit: number, near = this.city.current.center, kinds?: readonly PlaceKind[]): Promise<FoundPlace[]> {
    const { id: cityId } = this.city.current;
    if (cityId === null) return [];
    const words = [postcode, ...town.split(' ').filter(Boolean)].map((start) => ({ start, also: [] }));
    const [house, ...others] = housesOf(await this.places.byWords({ cityId, readings: [[words[0]!, ...words.slice(1)]], near, kinds: ['address'], limit: CANDIDATES, withAddresses: true }), postcode);
    const areas = house ? await this.namedAreas(cityId, areaOfHouses([house, ...others]), house) : [];
    if (town !== '' && !areas.some(({ name }) => searchText(name) === town)) return [];
    return areas.filter(({ kind }) => kinds?.includes(kind) ?? true).slice(0, limit).map(toFound);
  }

  /** The town, or part of it, that a postcode is said with. */
  private async townsOf({ town }: Postcode, limit: number, kinds: readonly PlaceKind[] = AREAS): Promise<FoundPlace[]> {
    const { id: cityId } = this.city.current;
    if (cityId === null || isStreetWord(town.slice(town.lastIndexOf(' ') + 1))) return [];
    const found = await this.places.beginning(cityId, town, AREAS.filter((kind) => kinds.includes(kind)), CANDIDATES);
    return found.filter(({ name }) => searchText(name) === town).slice(0, limit).map(toFound);
  }

  /** A whole address, as a mail or another map writes it, in shorter and shorter forms. Without a comma there are none. */
  private async inForms(text: string, how: Search): Promise<FoundPlace[]> {
    const forms = addressForms(text);
    for (const form of forms.length > 1 ? forms : []) {
      const found = await this.find(form, how);
      if (found.length > 0) return found;
    }
    return [];
  }

  private async find(text: string, { limit, near = this.city.current.center, kinds, ...how }: Search): Promise<FoundPlace[]> {
    const { id: cityId } = this.city.current;
    const words = how.typing ? searchWords(text) : numbersApart(searchWords(text));
    if (cityId === null || words.length === 0 || kinds?.length === 0) return [];
    const search = { cityId, readings: readingsOf(words), near, kinds, limit: CANDIDATES, withAddresses: hasHouseNumber(words), ...how };
    const { found, meant } = await this.candidates(search);
    return wholeNumbersFirst(rank(found, meant, near), numbersIn(words)).slice(0, limit).map(toFound);
  }

  /** As it was typed; with slips put right; houses of a street that has no row of its own; the street of a number nobody knows; at last whatever looks like it. */
  private async candidates(search: Asked): Promise<{ found: CityPlace[]; meant: Readings }> {
    const { cityId, readings, withAddresses, patience, typing } = search;
    const [words] = readings;
    const numbers = numbersIn(words);
    const fits = (place: CityPlace) => hasNumbers(place, numbers, typing) && isOfItsStreet(place, words) && hasPostcode(place, words);
    const byWords = async (more: Partial<PlaceSearch> = {}) => {
      const places = await this.places.byWords({ ...search, ...more });
      return numbers.length === 0 ? places : places.filter(fits);
    };
    const found = await byWords();
    if (withAddresses && found.length > 0 && found.every((place) => place.kind === 'address' && !hasInFull(place, words))) {
      // Landstrasse 10 in Triesenberg is not that of Triesen, which has a street of that name: the word may be whole.
      const street = await this.streetOf(search, words);
      const inFull = street.found.filter((place) => street.meant.every((reading) => hasInFull(place, reading)));
      if (inFull.length > 0) return { found: inFull, meant: street.meant };
    }
    if (found.length >= ENOUGH) return { found, meant: readings };
    // Two words that are not found may be one with a slip: "suoth park".
    const unsure = [words, ...(found.length === 0 ? joinedWithSlips(words) : [])].flatMap((reading) => reading.filter(canBeCorrected));
    const doubtful = [...new Set(unsure.map(({ start }) => start))];
    let meant = doubtful.length > 0 ? readingsMeant(readings, await this.places.meantBy(cityId, doubtful)) : readings;
    if (meant !== readings) addNew(found, await byWords({ readings: meant }));
    if (patience === 'words') return { found, meant };
    if (found.length === 0 && withAddresses) {
      const street = await this.streetOf(search, meant[0]);
      if (street.found.length > 0) return street;
    }
    if (found.length === 0) {
      meant = hasRoadNumber(words) ? meant : [...meant, ...initials(words)];
      if (meant.length > 1) addNew(found, await byWords({ readings: meant, withAddresses: false }));
    }
    // A single word that is left has to be as it was typed: with slips besides it could be anything.
    const [shorter, ...others] = found.length === 0 && patience === 'all' ? withoutOne(words.length > 2 ? meant[0] : words) : [];
    // One word says too little when it is only begun: "wal mart" is not all that begins with Wal.
    if (shorter) addNew(found, (await byWords({ readings: [shorter, ...others], withAddresses: false })).filter((place) => [shorter, ...others].some((reading) => hasInFull(place, reading))));
    if (found.length === 0 && !withAddresses) addNew(found, await byWords({ readings: meant, withAddresses: true }));
    if (found.length === 0 && doubtful.length > 0 && words.length <= MOST_RESEMBLED) {
      addNew(found, (await this.places.resembling(search)).filter((place) => resembles(place, words) && hasNumbers(place, numbers, typing)));
    }
    return { found, meant };
  }

  /** Nobody knows the number, but the street: never another house, and nothing else of the street's name while there is a street. */
  private async streetOf(search: Asked, words: Reading): Promise<{ found: CityPlace[]; meant: Readings }> {
    const street: Reading = streetWords(words);
    if (street.length === 0) return { found: [], meant: [words] };
    const roads = numbersIn(street);
    const find = async (reading: Reading) => (await this.places.byWords({ ...search, readings: [reading], withAddresses: false })).filter((place) => hasNumbers(place, roads, search.typing));
    const found = await find(Object.assign([...street], { kinds: ['street'] as const }));
    return { found: found.length > 0 ? found : await find(street), meant: [street] };
  }

  async byAddress(address: string, limit: number, near?: LatLng): Promise<FoundPlace[]> {
    const crossings = await this.crossingsOf(address, limit, near);
    if (crossings.length > 0) return crossings;
    const postcode = postcodeIn(address);
    const areas = postcode && (await this.areasOfPostcode(postcode, limit, near));
    return areas && (areas.length > 0 || postcode.isCertain) ? areas : this.inAddress(withoutUnit(address), { limit, near });
  }

  private async inAddress(address: string, how: Omit<Search, 'patience' | 'typing'>): Promise<FoundPlace[]> {
    const found = await this.inForms(address, { ...how, patience: 'words', typing: false });
    if (found.length > 0) return found;
    for (const form of addressForms(address)) {
      const street = await this.find(form, { ...how, patience: 'street', typing: false });
      if (street.length > 0) return street;
    }
    return [];
  }

  async byId(id: string): Promise<FoundPlace | null> {
    const { id: cityId } = this.city.current;
    if (cityId === null) return null;
    const number = OWN_ID.exec(id)?.[1];
    const place = number === undefined ? null : await this.places.byId(cityId, Number(number));
    return place ? toFound(place) : this.crossings.byId(cityId, id);
  }

  async at(point: LatLng, kinds?: readonly PlaceKind[]): Promise<FoundPlace[]> {
    const { id: cityId } = this.city.current;
    if (cityId === null) return [];
    const [likely] = await this.likelyAt(cityId, point, kinds);
    return likely ? [toFound(likely)] : [];
  }

  async levelsAt(point: LatLng, kinds?: readonly PlaceKind[]): Promise<FoundPlace[]> {
    const { id: cityId } = this.city.current;
    if (cityId === null) return [];
    const smaller = kinds?.filter((kind) => !AREAS.includes(kind));
    const found = smaller?.length === 0 ? [] : await this.at(point, smaller);
    if (kinds && smaller?.length === kinds.length) return found;
    const areas = (await this.areasAt(cityId, point)).filter(({ kind }) => kinds?.includes(kind) ?? true).map(toFound);
    return [...found, ...areas.filter(({ id }) => id !== found[0]?.id)];
  }

  /** The places near a point, what it is best called by first. */
  private async likelyAt(cityId: number, point: LatLng, kinds?: readonly PlaceKind[]): Promise<CityPlace[]> {
    const around = await this.places.around(cityId, point, FARTHEST, AROUND, kinds);
    return around
      .map((place) => ({ place, meters: distanceMeters(point, place) }))
      .filter(({ meters }) => meters <= FARTHEST)
      .sort((a, b) => a.meters + (LESS_LIKELY[a.place.kind] ?? 0) - b.meters - (LESS_LIKELY[b.place.kind] ?? 0))
      .map(({ place }) => place);
  }

  /** Part of the city and town, as the house or street at the point has them from its import, which knows their borders. */
  private async areasAt(cityId: number, point: LatLng): Promise<CityPlace[]> {
    const [house] = await this.likelyAt(cityId, point, ['address', 'street']);
    return house ? this.namedAreas(cityId, areasOf(house.address), point) : [];
  }

  private async namedAreas(cityId: number, { part, town }: { part?: string; town?: string }, near: LatLng): Promise<CityPlace[]> {
    const found = await Promise.all([
      part ? this.places.named(cityId, part, PARTS, near) : [],
      town ? this.places.named(cityId, town, TOWNS, near) : [],
    ]);
    return found.flat();
  }
}

const STREETS: readonly PlaceKind[] = ['street'];
const PARTS: readonly PlaceKind[] = ['neighborhood', 'suburb'];
const TOWNS: readonly PlaceKind[] = ['town', 'city'];
/** What people live in rather than at. */
const AREAS = [...PARTS, ...TOWNS];

/** What may have been meant, in place of what was typed. @returns the same readings when nothing else was */
function readingsMeant(readings: Readings, { resembling, apart }: Meant): Readings {
  const [words, ...more] = readings;
  const right = corrected(words, resembling);
  const others = [...correctedAsOne(words, resembling), ...writtenApart(words, apart)];
  const isRight = right.every((word, i) => word === words[i]) || isGuessed(words, right);
  if (isRight) return others.length === 0 ? readings : [words, ...more, ...others];
  return [right, ...readingsOf(right).slice(1), ...more, ...others];
}

/** Several short words with a slip in each are no name that somebody knows. */
const isGuessed = (words: Reading, right: Reading): boolean => words.length > 1 && words.every((word, i) => word !== right[i] && word.start.length < LONG);

/** A number that is only begun may be meant, a whole one is. */
function wholeNumbersFirst(places: CityPlace[], numbers: readonly string[]): CityPlace[] {
  if (numbers.length === 0) return places;
  // Houses have no others.
  const begun = new Set(places.filter((place) => place.kind !== 'address' && !hasNumbers(place, numbers, false)));
  return begun.size === 0 ? places : [...places.filter((place) => !begun.has(place)), ...begun];
}

function addNew(found: CityPlace[], more: readonly CityPlace[]): void {
  const known = new Set(found.map(({ id }) => id));
  found.push(...more.filter(({ id }) => !known.has(id)));
}

const OWN_ID = /^city:(\d{1,9})$/;

function toFound({ id, kind, name, address, lat, lng }: CityPlace): FoundPlace {
  return { id: `city:${id}`, kind, name, address, lat, lng };
}
