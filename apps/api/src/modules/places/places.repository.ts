import type { PlaceKind } from '@groupride/contracts';
import type { LatLng } from '@groupride/geo';
import type { CityPlace, Readings } from './domain/city-place';

export type { CityPlace, Reading, Readings } from './domain/city-place';

export interface PlaceSearch {
  cityId: number;
  /** A place must match one of the readings. */
  readings: Readings;
  near: LatLng;
  limit: number;
  /** False excludes single houses, for searches without a house number. */
  withAddresses: boolean;
  /** Limits the kinds, whatever the readings. */
  kinds?: readonly PlaceKind[] | undefined;
}

/** Corrections by typed word. */
export interface Corrections {
  /** Words that resemble the typed word. */
  resembling: ReadonlyMap<string, readonly string[]>;
  /** Pairs of words, separated by a space, with the same letters; the second may be incomplete. */
  apart: ReadonlyMap<string, readonly string[]>;
}

/** A point where two streets meet. */
export interface Intersection extends LatLng {
  id: number;
  one: string;
  other: string;
  address: string;
}

export abstract class PlacesRepository {
  abstract popular(cityId: number, limit: number): Promise<CityPlace[]>;
  /** Places that have a word with the prefix of each word of a reading, important and near ones first. */
  abstract byWords(search: PlaceSearch): Promise<CityPlace[]>;
  /** Places whose text resembles the words as typed, including typos, the most similar first. */
  abstract resembling(search: PlaceSearch): Promise<CityPlace[]>;
  /**
   * Likely corrections of `words` from the words of the city's places; none for a word that is a prefix of one of them.
   */
  abstract meantBy(cityId: number, words: readonly string[]): Promise<Corrections>;
  /** Places within `meters` north, south, east and west of a point, optionally limited to some kinds, nearest first. */
  abstract around(
    cityId: number,
    point: LatLng,
    meters: number,
    limit: number,
    kinds?: readonly PlaceKind[],
  ): Promise<CityPlace[]>;
  /** Places with exactly this name, nearest first. */
  abstract named(cityId: number, name: string, kinds: readonly PlaceKind[], near: LatLng): Promise<CityPlace[]>;
  /** Places whose text begins with these complete words, important ones first. @param text in the index's spelling */
  abstract beginning(cityId: number, text: string, kinds: readonly PlaceKind[], limit: number): Promise<CityPlace[]>;
  /** Intersections of a street named in `some` with one named in `others`. */
  abstract intersections(
    cityId: number,
    some: readonly string[],
    others: readonly string[],
    limit: number,
  ): Promise<Intersection[]>;
  abstract intersection(cityId: number, id: number): Promise<Intersection | null>;
  abstract byId(cityId: number, id: number): Promise<CityPlace | null>;
}
