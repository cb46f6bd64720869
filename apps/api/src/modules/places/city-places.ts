import { Injectable } from '@nestjs/common';
import { distanceMeters, type LatLng } from '@groupride/geo';
import { CityFacade } from '../city/city.facade';
import { addressForms } from './domain/address-forms';
import { rank, resembles } from './domain/rank';
import { hasNumber, searchWords } from './domain/search-words';
import { type FoundPlace, PlacesFacade } from './places.facade';
import { type CityPlace, PlacesRepository } from './places.repository';

/** So many are looked at more closely. */
const CANDIDATES = 60;
/** With fewer good ones, those with slips are looked for as well. */
const ENOUGH = 3;
const AROUND = 24;
/** Nobody calls a point by a place farther away, metres. */
const FARTHEST = 500;
/** What a point is called by, when several are near: a house before a street, a street before a district. Metres by which others have to be nearer. */
const LESS_LIKELY: Partial<Record<CityPlace['kind'], number>> = { street: 20, suburb: 400, neighborhood: 400, town: 400, city: 400, water: 200, bus_stop: 30, parking: 30 };

/** Places of the built city. */
@Injectable()
export class CityPlaces extends PlacesFacade {
  constructor(
    private readonly places: PlacesRepository,
    private readonly city: CityFacade,
  ) {
    super();
  }

  async search(text: string, limit: number, near: LatLng = this.city.current.center): Promise<FoundPlace[]> {
    const { id: cityId } = this.city.current;
    const words = searchWords(text);
    if (cityId === null || words.length === 0) return [];
    const search = { cityId, words, near, limit: CANDIDATES, withAddresses: hasNumber(words) };
    const found = await this.places.byWords(search);
    if (found.length < ENOUGH && words.some(({ start }) => start.length > 2)) {
      const known = new Set(found.map(({ id }) => id));
      const similar = await this.places.resembling(search);
      found.push(...similar.filter((place) => !known.has(place.id) && resembles(place, words)));
    }
    return rank(found, words, near).slice(0, limit).map(toFound);
  }

  async byAddress(address: string, limit: number, near?: LatLng): Promise<FoundPlace[]> {
    for (const form of addressForms(address)) {
      const found = await this.search(form, limit, near);
      if (found.length > 0) return found;
    }
    return [];
  }

  async at(point: LatLng): Promise<FoundPlace[]> {
    const { id: cityId } = this.city.current;
    if (cityId === null) return [];
    const around = await this.places.around(cityId, point, AROUND);
    const likely = around
      .map((place) => ({ place, meters: distanceMeters(point, place) }))
      .filter(({ meters }) => meters <= FARTHEST)
      .sort((a, b) => a.meters + (LESS_LIKELY[a.place.kind] ?? 0) - b.meters - (LESS_LIKELY[b.place.kind] ?? 0))[0];
    return likely ? [toFound(likely.place)] : [];
  }
}

function toFound({ id, kind, name, address, lat, lng }: CityPlace): FoundPlace {
  return { id: `city:${id}`, kind, name, address, lat, lng };
}
