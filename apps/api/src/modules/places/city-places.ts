import { Injectable } from '@nestjs/common';
import type { PlaceKind } from '@groupride/contracts';
import { distanceMeters, searchText, type LatLng } from '@groupride/geo';
import { CityFacade } from '../city/city.facade';
import { CityIntersections } from './city-intersections';
import { addressForms, areasOf, withoutUnit } from './domain/address-forms';
import { intersectionIn } from './domain/intersection-search';
import { hasHouseNumber, hasNumbers, numbersIn } from './domain/house-numbers';
import { areaOfHouses, housesOf, type Postcode, postcodeIn } from './domain/postcodes';
import { rank } from './domain/rank';
import { readingsOf } from './domain/readings';
import { numbersApart } from './domain/road-numbers';
import { isStreetWord, searchWords } from './domain/search-words';
import { PlaceCandidates, type Tolerance } from './place-candidates';
import { type FoundPlace, PlacesFacade } from './places.facade';
import { type CityPlace, PlacesRepository } from './places.repository';

/** Candidates to rank. */
const CANDIDATES = 40;
const AROUND = 24;
/** Only texts with a digit or comma are parsed as addresses. */
const MAY_BE_ADDRESS = /[\d,]/;
/** Maximum distance in meters of a place that names a point. */
const FARTHEST = 500;
/** Penalty in meters per kind when several places are near a point: houses name it before streets, streets before districts. */
const LESS_LIKELY: Partial<Record<CityPlace['kind'], number>> = {
  street: 20,
  suburb: 400,
  neighborhood: 400,
  town: 400,
  city: 400,
  water: 200,
  bus_stop: 30,
  parking: 30,
};

interface Search {
  limit: number;
  near: LatLng | undefined;
  kinds?: readonly PlaceKind[] | undefined;
  tolerance: Tolerance;
  /** Whether the last number may be incomplete: NC 1 may become NC 160. */
  typing: boolean;
}

/** Places of the built city. */
@Injectable()
export class CityPlaces extends PlacesFacade {
  private readonly intersections: CityIntersections;
  private readonly candidates: PlaceCandidates;

  constructor(
    private readonly places: PlacesRepository,
    private readonly city: CityFacade,
  ) {
    super();
    this.intersections = new CityIntersections(places);
    this.candidates = new PlaceCandidates(places);
  }

  async search(typed: string, limit: number, near?: LatLng, kinds?: readonly PlaceKind[]): Promise<FoundPlace[]> {
    const intersections = await this.intersectionsOf(typed, limit, near, kinds);
    const found =
      intersections.length >= limit
        ? intersections
        : [...intersections, ...(await this.withoutIntersections(typed, limit - intersections.length, near, kinds))];
    return found.length > 0 ? found : this.sideOf(typed, limit, near, kinds);
  }

  /** The known street when the other street of an intersection is unknown. */
  private async sideOf(
    typed: string,
    limit: number,
    near?: LatLng,
    kinds: readonly PlaceKind[] = STREETS,
  ): Promise<FoundPlace[]> {
    for (const side of (kinds.includes('street') && intersectionIn(typed)) || []) {
      const streets = await this.find(side, { limit, near, kinds: STREETS, tolerance: 'words', typing: true });
      if (streets.length > 0) return streets;
    }
    return [];
  }

  private async withoutIntersections(
    typed: string,
    limit: number,
    near?: LatLng,
    kinds?: readonly PlaceKind[],
  ): Promise<FoundPlace[]> {
    if (!MAY_BE_ADDRESS.test(typed)) return this.find(typed, { limit, near, kinds, tolerance: 'all', typing: true });
    const [text, postcode] = [withoutUnit(typed), postcodeIn(typed)];
    const areas = postcode && (await this.areasOfPostcode(postcode, limit, near, kinds));
    if (areas && (areas.length > 0 || postcode.isCertain)) return areas;
    const found = addressForms(text).length > 1 ? await this.inAddress(text, { limit, near, kinds }) : [];
    return found.length > 0 ? found : this.find(text, { limit, near, kinds, tolerance: 'all', typing: true });
  }

  private async intersectionsOf(
    text: string,
    limit: number,
    near = this.city.current.center,
    kinds: readonly PlaceKind[] = STREETS,
  ): Promise<FoundPlace[]> {
    const { id } = this.city.current;
    if (id === null || !kinds.includes('street')) return [];
    return this.intersections.find(id, text, limit, near, (street, most) =>
      this.find(street, { limit: most, near, kinds: STREETS, tolerance: 'street', typing: true }),
    );
  }

  /** Areas of a postcode. Most house numbers could be postcodes, so the town is checked first. */
  private async areasOfPostcode(
    postcode: Postcode,
    limit: number,
    near?: LatLng,
    kinds?: readonly PlaceKind[],
  ): Promise<FoundPlace[]> {
    const towns = postcode.town === '' ? [] : await this.townsOf(postcode, limit, kinds);
    if (postcode.town !== '' && towns.length === 0) return [];
    const areas = await this.inPostcode(postcode, limit, near, kinds);
    return areas.length > 0 ? areas : towns;
  }

  /** The district and town of a postcode, derived from the houses that have it. */
  private async inPostcode(
    { postcode, town }: Postcode,
    limit: number,
    near = this.city.current.center,
    kinds?: readonly PlaceKind[],
  ): Promise<FoundPlace[]> {
    const { id: cityId } = this.city.current;
    if (cityId === null) return [];
    const words = [postcode, ...town.split(' ').filter(Boolean)].map((start) => ({ start, also: [] }));
    const [house, ...others] = housesOf(
      await this.places.byWords({
        cityId,
        readings: [[words[0]!, ...words.slice(1)]],
        near,
        kinds: ['address'],
        limit: CANDIDATES,
        withAddresses: true,
      }),
      postcode,
    );
    const areas = house ? await this.namedAreas(cityId, areaOfHouses([house, ...others]), house) : [];
    if (town !== '' && !areas.some(({ name }) => searchText(name) === town)) return [];
    return areas
      .filter(({ kind }) => kinds?.includes(kind) ?? true)
      .slice(0, limit)
      .map(toFound);
  }

  /** Towns or districts named together with a postcode. */
  private async townsOf({ town }: Postcode, limit: number, kinds: readonly PlaceKind[] = AREAS): Promise<FoundPlace[]> {
    const { id: cityId } = this.city.current;
    if (cityId === null || isStreetWord(town.slice(town.lastIndexOf(' ') + 1))) return [];
    const found = await this.places.beginning(
      cityId,
      town,
      AREAS.filter((kind) => kinds.includes(kind)),
      CANDIDATES,
    );
    return found
      .filter(({ name }) => searchText(name) === town)
      .slice(0, limit)
      .map(toFound);
  }

  /** Looks up a full postal address in shorter and shorter forms. */
  private async inForms(text: string, how: Search): Promise<FoundPlace[]> {
    const forms = addressForms(text);
    for (const form of forms.length > 1 ? forms : []) {
      const found = await this.find(form, how);
      if (found.length > 0) return found;
    }
    return [];
  }

  private async find(
    text: string,
    { limit, near = this.city.current.center, kinds, ...how }: Search,
  ): Promise<FoundPlace[]> {
    const { id: cityId } = this.city.current;
    const words = how.typing ? searchWords(text) : numbersApart(searchWords(text));
    if (cityId === null || words.length === 0 || kinds?.length === 0) return [];
    const search = {
      cityId,
      readings: readingsOf(words),
      near,
      kinds,
      limit: CANDIDATES,
      withAddresses: hasHouseNumber(words),
      ...how,
    };
    const { found, meant, withoutHouse } = await this.candidates.find(search);
    return wholeNumbersFirst(rank(found, meant, near), numbersIn(words))
      .slice(0, limit)
      .map((place) => ({ ...toFound(place), ...(withoutHouse && place.kind === 'street' ? STREET_ONLY : {}) }));
  }

  async byAddress(address: string, limit: number, near?: LatLng): Promise<FoundPlace[]> {
    const intersections = await this.intersectionsOf(address, limit, near);
    if (intersections.length > 0) return intersections;
    const postcode = postcodeIn(address);
    const areas = postcode && (await this.areasOfPostcode(postcode, limit, near));
    return areas && (areas.length > 0 || postcode.isCertain)
      ? areas
      : this.inAddress(withoutUnit(address), { limit, near });
  }

  private async inAddress(address: string, how: Omit<Search, 'tolerance' | 'typing'>): Promise<FoundPlace[]> {
    const found = await this.inForms(address, { ...how, tolerance: 'words', typing: false });
    if (found.length > 0) return found;
    for (const form of addressForms(address)) {
      const street = await this.find(form, { ...how, tolerance: 'street', typing: false });
      if (street.length > 0) return street;
    }
    return [];
  }

  async byId(id: string): Promise<FoundPlace | null> {
    const { id: cityId } = this.city.current;
    if (cityId === null) return null;
    const number = OWN_ID.exec(id)?.[1];
    const place = number === undefined ? null : await this.places.byId(cityId, Number(number));
    return place ? toFound(place) : this.intersections.byId(cityId, id);
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

  /** Places near a point, the best name for it first. */
  private async likelyAt(cityId: number, point: LatLng, kinds?: readonly PlaceKind[]): Promise<CityPlace[]> {
    const around = await this.places.around(cityId, point, FARTHEST, AROUND, kinds);
    return around
      .map((place) => ({ place, meters: distanceMeters(point, place) }))
      .filter(({ meters }) => meters <= FARTHEST)
      .sort((a, b) => a.meters + (LESS_LIKELY[a.place.kind] ?? 0) - b.meters - (LESS_LIKELY[b.place.kind] ?? 0))
      .map(({ place }) => place);
  }

  /** District and town of the nearest house or street, as the import derived them from boundaries. */
  private async areasAt(cityId: number, point: LatLng): Promise<CityPlace[]> {
    const [house] = await this.likelyAt(cityId, point, ['address', 'street']);
    return house ? this.namedAreas(cityId, areasOf(house.address), point) : [];
  }

  private async namedAreas(
    cityId: number,
    { part, town }: { part?: string; town?: string },
    near: LatLng,
  ): Promise<CityPlace[]> {
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
/** Districts and towns. */
const AREAS = [...PARTS, ...TOWNS];

/** Ranks complete number matches before prefixes. */
function wholeNumbersFirst(places: CityPlace[], numbers: readonly string[]): CityPlace[] {
  if (numbers.length === 0) return places;
  // Houses match by complete numbers only.
  const begun = new Set(places.filter((place) => place.kind !== 'address' && !hasNumbers(place, numbers, false)));
  return begun.size === 0 ? places : [...places.filter((place) => !begun.has(place)), ...begun];
}

const STREET_ONLY = { match: 'street' } as const;
const OWN_ID = /^city:(\d{1,9})$/;

function toFound({ id, kind, name, address, lat, lng }: CityPlace): FoundPlace {
  return { id: `city:${id}`, kind, name, address, lat, lng };
}
