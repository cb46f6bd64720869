import type { LatLng } from '@groupride/geo';
import type { CityPlace, SearchWord } from './domain/city-place';

export type { CityPlace, SearchWord } from './domain/city-place';

export interface PlaceSearch {
  cityId: number;
  words: readonly SearchWord[];
  near: LatLng;
  limit: number;
  /** Without house numbers nobody looks for single houses. */
  withAddresses: boolean;
}

export abstract class PlacesRepository {
  abstract popular(cityId: number, limit: number): Promise<CityPlace[]>;
  /** Places with a word beginning with each of the words, the important and near ones first. */
  abstract byWords(search: PlaceSearch): Promise<CityPlace[]>;
  /** Places whose text resembles the words, typing mistakes included, the most similar first. */
  abstract resembling(search: PlaceSearch): Promise<CityPlace[]>;
  /** Words of the city's places that resemble each of `words`; none for a word that some place's word begins with. */
  abstract resemblingWords(cityId: number, words: readonly string[]): Promise<Map<string, string[]>>;
  /** The places around a point, the nearest first. */
  abstract around(cityId: number, point: LatLng, limit: number): Promise<CityPlace[]>;
}
