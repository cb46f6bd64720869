import type { PlaceKind } from '@groupride/contracts';
import type { LatLng } from '@groupride/geo';

/** A row of the city's place index. */
export interface CityPlace extends LatLng {
  id: number;
  kind: PlaceKind;
  name: string;
  address: string;
  /** 0 to 1. */
  importance: number;
  /** How well the text fits, 0 to 1; 1 where nothing was searched for. */
  similarity: number;
}

/** One word of a search: what it begins with, and other ways to write it in full. */
export interface SearchWord {
  start: string;
  also: readonly string[];
}

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
