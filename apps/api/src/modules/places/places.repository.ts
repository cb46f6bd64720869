import type { PlaceKind } from '@groupride/contracts';
import type { LatLng } from '@groupride/geo';
import type { CityPlace, Readings } from './domain/city-place';

export type { CityPlace, Reading, Readings } from './domain/city-place';

export interface PlaceSearch {
  cityId: number;
  /** A place that fits one of them is found. */
  readings: Readings;
  near: LatLng;
  limit: number;
  /** Without house numbers nobody looks for single houses. */
  withAddresses: boolean;
  /** Only of these, whatever the reading. */
  kinds?: readonly PlaceKind[] | undefined;
}

/** By the word that was typed. */
export interface Corrections {
  /** Words that resemble it. */
  resembling: ReadonlyMap<string, readonly string[]>;
  /** Two words, with a space, that are the same letters; the second may be only begun. */
  apart: ReadonlyMap<string, readonly string[]>;
}

/** Where two streets meet. */
export interface Intersection extends LatLng {
  id: number;
  one: string;
  other: string;
  address: string;
}

export abstract class PlacesRepository {
  abstract popular(cityId: number, limit: number): Promise<CityPlace[]>;
  /** Places with a word beginning with each of the words of a reading, the important and near ones first. */
  abstract byWords(search: PlaceSearch): Promise<CityPlace[]>;
  /** Places whose text resembles the words as typed, mistakes included, the most similar first. */
  abstract resembling(search: PlaceSearch): Promise<CityPlace[]>;
  /** What each of `words` may have been meant for, out of the words of the city's places; nothing for a word that some of them begin with. */
  abstract meantBy(cityId: number, words: readonly string[]): Promise<Corrections>;
  /** The places at most so many meters north, south, east and west of a point, of some kinds or all, the nearest first. */
  abstract around(
    cityId: number,
    point: LatLng,
    meters: number,
    limit: number,
    kinds?: readonly PlaceKind[],
  ): Promise<CityPlace[]>;
  /** Those of exactly such a name, the nearest first. */
  abstract named(cityId: number, name: string, kinds: readonly PlaceKind[], near: LatLng): Promise<CityPlace[]>;
  /** Those whose text begins with these words in full, the important ones first. @param text in the index's spelling */
  abstract beginning(cityId: number, text: string, kinds: readonly PlaceKind[], limit: number): Promise<CityPlace[]>;
  /** Where a street of one of these names meets one of those. */
  abstract intersections(
    cityId: number,
    some: readonly string[],
    others: readonly string[],
    limit: number,
  ): Promise<Intersection[]>;
  abstract intersection(cityId: number, id: number): Promise<Intersection | null>;
  abstract byId(cityId: number, id: number): Promise<CityPlace | null>;
}
