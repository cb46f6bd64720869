import type { PlaceSuggestion } from '@groupride/contracts';

export type KnownPlace = Omit<PlaceSuggestion, 'type' | 'distance'> & {
  /** Shown before anything is typed. */
  popular: boolean;
};

/** Where the city's places come from. */
export abstract class PlaceSource {
  abstract all(): readonly KnownPlace[];
}
