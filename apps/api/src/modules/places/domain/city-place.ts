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

/** One way to understand a search: all of its words are wanted. */
export type Reading = readonly SearchWord[] & {
  /** Only places of these kinds: a word said so. */
  readonly kinds?: readonly PlaceKind[];
};
/** The first is what was typed. */
export type Readings = readonly [Reading, ...Reading[]];
