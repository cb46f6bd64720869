import { Injectable, Logger } from '@nestjs/common';
import type { PlaceList, PlaceQuery, PlaceSuggestion, SuggestionType } from '@groupride/contracts';
import { distanceMeters, searchText, type LatLng } from '@groupride/geo';
import { ApiError } from '../../platform/http/api-error';
import { parsePoint } from '../../platform/http/points';
import type { Principal } from '../../platform/http/principal';
import { CityFacade } from '../city/city.facade';

import { UpstreamFault } from '../../platform/upstream';
import { readPosition } from './domain/positions';
import { type ExternalPlaceFinder, ExternalPlaceFinders } from './external-place-finder';
import { type FoundPlace, PlacesFacade } from './places.facade';
import { PlacesRepository } from './places.repository';
import { RecentPlaces } from './recent-places';
import { SavedPlacesRepository } from './saved-places.repository';

const MAX_SUGGESTIONS = 8;
const MAX_RECENT = 4;
/** Most saved places that are suggested without a search text. */
const MAX_SAVED = 4;
/** Shorter searches are too vague. */
const MIN_QUERY_LENGTH = 2;

interface SearchResult {
  places: FoundPlace[];
  type: SuggestionType;
}

/** Finds places by name or by position. */
@Injectable()
export class PlacesService {
  private readonly logger = new Logger(PlacesService.name);

  constructor(
    private readonly known: PlacesFacade,
    private readonly external: ExternalPlaceFinders,
    private readonly places: PlacesRepository,
    private readonly recent: RecentPlaces,
    private readonly saved: SavedPlacesRepository,
    private readonly city: CityFacade,
  ) {}

  /** @param caller whose map service quota is used */
  async suggest(who: Principal | null, caller: string, { search = '', near }: PlaceQuery): Promise<PlaceList> {
    const point = near ? parsePoint('near', near) : null;
    const text = search.trim();
    if (text.length < MIN_QUERY_LENGTH) return { places: await this.withoutSearch(who, point) };
    const around = point ?? this.city.current.center;
    const position = readPosition(text);
    const { places, type } = position
      ? await this.atPosition(caller, position)
      : await this.find(
          (finder) => finder.search(caller, text, around, MAX_SUGGESTIONS),
          () => this.known.search(text, MAX_SUGGESTIONS, around),
        );
    const typed = searchText(text);
    const named = (await this.savedOf(who, point)).filter(
      ({ label, name }) => typed !== '' && [label, name].some((word) => searchText(word ?? '').startsWith(typed)),
    );
    return { places: [...named, ...places.map((place) => suggestion(place, type, point))].slice(0, MAX_SUGGESTIONS) };
  }

  /** @throws ApiError place_not_found */
  async geocode(caller: string, address: string): Promise<PlaceSuggestion> {
    const position = readPosition(address);
    const { places, type } = position
      ? await this.atPosition(caller, position)
      : await this.find(
          (finder) => finder.search(caller, address, this.city.current.center, 1),
          () => this.known.byAddress(address, 1),
        );
    if (!places[0]) throw new ApiError('place_not_found', `Could not find location: ${address}`);
    return suggestion(places[0], type, null);
  }

  /** @throws ApiError place_not_found */
  async reverse(caller: string, at: string): Promise<PlaceSuggestion> {
    const point = parsePoint('at', at);
    const { places, type } = await this.find(
      (finder) => finder.at(caller, point),
      () => this.known.at(point),
    );
    if (!places[0]) throw new ApiError('place_not_found', 'We know of no place at that point.');
    return suggestion(places[0], type, point);
  }

  /** Finds the place at a pasted position; nothing outside the served area. */
  private async atPosition(caller: string, position: LatLng): Promise<SearchResult> {
    if (!this.city.isServed(position)) return { places: [], type: 'search' };
    const { places, type } = await this.find(
      (finder) => finder.at(caller, position),
      () => this.known.at(position),
    );
    const [lat, lng] = [Number(position.lat.toFixed(6)), Number(position.lng.toFixed(6))];
    const text = `${lat.toFixed(5)}, ${lng.toFixed(5)}`;
    return {
      places: [
        { kind: 'other', name: text, address: '', ...places[0], id: `point:${text.replace(' ', '')}`, lat, lng },
      ],
      type,
    };
  }

  /** Searches with the configured map service; without one, or while it is unavailable, in the city's index. */
  private async find(
    outside: (finder: ExternalPlaceFinder) => Promise<FoundPlace[]>,
    inside: () => Promise<FoundPlace[]>,
  ): Promise<SearchResult> {
    const { finder } = this.external;
    if (finder) {
      try {
        return { places: await outside(finder), type: finder.type };
      } catch (error) {
        if (!(error instanceof UpstreamFault)) throw error;
        this.logger.warn(error.message);
      }
    }
    return { places: await inside(), type: 'search' };
  }

  private async withoutSearch(who: Principal | null, near: LatLng | null): Promise<PlaceSuggestion[]> {
    const { id } = this.city.current;
    // One after the other, because together they would hold three connections.
    const saved = await this.savedOf(who, near);
    const recent = who ? await this.recent.of(who.userId, MAX_RECENT) : [];
    const popular = id === null ? [] : await this.places.popular(id, MAX_SUGGESTIONS);
    const all = [
      ...saved.slice(0, MAX_SAVED),
      ...recent.map((place, i) =>
        suggestion({ ...place, id: `recent:${i}`, address: '', kind: 'other' }, 'recent', near),
      ),
      ...popular.map((place) => suggestion({ ...place, id: `city:${place.id}` }, 'popular', near)),
    ];
    const nameOf = ({ name }: PlaceSuggestion) => name.toLowerCase();
    return all
      .filter((place, index) => all.findIndex((other) => nameOf(other) === nameOf(place)) === index)
      .slice(0, MAX_SUGGESTIONS);
  }

  private async savedOf(who: Principal | null, near: LatLng | null): Promise<PlaceSuggestion[]> {
    if (!who) return [];
    return (await this.saved.list(who.userId)).map(({ id, label, ...place }) => ({
      ...suggestion({ ...place, id: `saved:${id}`, kind: 'other' }, 'saved', near),
      label,
    }));
  }
}

function suggestion(
  { id, kind, name, address, lat, lng, match = 'exact' }: FoundPlace,
  type: SuggestionType,
  near: LatLng | null,
): PlaceSuggestion {
  return {
    id,
    kind,
    name,
    address,
    lat,
    lng,
    type,
    match,
    distance: near ? Math.round(distanceMeters(near, { lat, lng })) : null,
  };
}
