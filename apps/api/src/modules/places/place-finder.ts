import type { SuggestionType } from '@groupride/contracts';
import type { LatLng } from '@groupride/geo';
import type { CityPlace } from './places.repository';

/** A place as some service knows it. */
export type FoundPlace = Omit<CityPlace, 'id' | 'importance' | 'similarity'> & { id: string };

/** Looks places up by name and by position. */
export abstract class PlaceFinder {
  abstract readonly type: SuggestionType;
  /** @param near nearer places come first. @returns the best first */
  abstract search(text: string, near: LatLng, limit: number): Promise<FoundPlace[]>;
  /** The place or house at a point. */
  abstract at(point: LatLng): Promise<FoundPlace | null>;
}
