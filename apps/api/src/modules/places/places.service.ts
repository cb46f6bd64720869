import { Injectable } from '@nestjs/common';
import type { PlaceList, PlaceQuery, PlaceSuggestion, SuggestionType } from '@groupride/contracts';
import { distanceMeters, type LatLng } from '@groupride/geo';
import { ApiError } from '../../platform/http/api-error';
import { parsePoint } from '../../platform/http/points';
import type { Principal } from '../../platform/http/principal';
import { CityFacade } from '../city/city.facade';

import { addressForms } from './domain/address-forms';
import { type FoundPlace, PlaceFinder } from './place-finder';
import { PlacesRepository } from './places.repository';
import { RecentPlaces } from './recent-places';

const SHOWN = 8;
const RECENT_SHOWN = 4;
/** Shorter searches say too little. */
const SHORTEST = 2;

/** Finds places: what people look for by name, and what is at a point. */
@Injectable()
export class PlacesService {
  constructor(
    private readonly finder: PlaceFinder,
    private readonly places: PlacesRepository,
    private readonly recent: RecentPlaces,
    private readonly city: CityFacade,
  ) {}

  async suggest(who: Principal | null, { search = '', near }: PlaceQuery): Promise<PlaceList> {
    const point = near ? parsePoint('near', near) : null;
    const text = search.trim();
    if (text.length < SHORTEST) return { places: await this.withoutSearch(who, point) };
    const found = await this.finder.search(text, point ?? this.city.current.center, SHOWN);
    return { places: found.map((place) => suggestion(place, this.finder.type, point)) };
  }

  /** @throws ApiError place_not_found */
  async geocode(address: string): Promise<PlaceSuggestion> {
    for (const form of addressForms(address)) {
      const [best] = await this.finder.search(form, this.city.current.center, 1);
      if (best) return suggestion(best, this.finder.type, null);
    }
    throw new ApiError('place_not_found', `Could not find location: ${address}`);
  }

  /** @throws ApiError place_not_found */
  async reverse(at: string): Promise<PlaceSuggestion> {
    const point = parsePoint('at', at);
    const place = await this.finder.at(point);
    if (!place) throw new ApiError('place_not_found', 'There is no place we know at that point.');
    return suggestion(place, this.finder.type, point);
  }

  private async withoutSearch(who: Principal | null, near: LatLng | null): Promise<PlaceSuggestion[]> {
    const { id } = this.city.current;
    const recent = who ? await this.recent.of(who.userId, RECENT_SHOWN) : [];
    const popular = id === null ? [] : await this.places.popular(id, SHOWN);
    const known = new Set(recent.map(({ name }) => name.toLowerCase()));
    return [
      ...recent.map((place, i) => suggestion({ ...place, id: `recent:${i}`, address: '', kind: 'other' }, 'recent', near)),
      ...popular
        .filter(({ name }) => !known.has(name.toLowerCase()))
        .slice(0, SHOWN - recent.length)
        .map((place) => suggestion({ ...place, id: `city:${place.id}` }, 'popular', near)),
    ];
  }
}

function suggestion({ id, kind, name, address, lat, lng }: FoundPlace, type: SuggestionType, near: LatLng | null): PlaceSuggestion {
  return { id, kind, name, address, lat, lng, type, distance: near ? Math.round(distanceMeters(near, { lat, lng })) : null };
}
