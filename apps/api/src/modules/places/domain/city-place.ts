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
  /** Text similarity from 0 to 1; 1 without a search text. */
  similarity: number;
}

/** One word of a search: its prefix and its alternative spellings. */
export interface SearchWord {
  start: string;
  also: readonly string[];
}

/** One interpretation of a search; all words must match. */
export type Reading = readonly SearchWord[] & {
  /** Restricts the search to these kinds. */
  readonly kinds?: readonly PlaceKind[];
};
/** The first reading is the text as typed. */
export type Readings = readonly [Reading, ...Reading[]];
