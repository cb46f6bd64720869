import type { PlaceSuggestion } from '@groupride/contracts';

/** Where the city's places come from. */
export abstract class PlaceSource {
  abstract all(): readonly PlaceSuggestion[];
}
