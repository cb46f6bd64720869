import type { SuggestionType } from '@groupride/contracts';
import type { LatLng } from '@groupride/geo';
import type { FoundPlace } from './places.facade';

/** A map service that finds places in place of the city's index, while it answers. */
export abstract class OuterFinder {
  abstract readonly type: Extract<SuggestionType, 'google' | 'mapbox'>;
  /** @param who whose quota it is. @throws UpstreamFault when it is away; ApiError too_many_requests */
  abstract search(who: string, text: string, near: LatLng, limit: number): Promise<FoundPlace[]>;
  abstract at(who: string, point: LatLng): Promise<FoundPlace[]>;
}

/** The one that is configured, if one is. */
export abstract class OuterFinders {
  abstract readonly finder: OuterFinder | null;
}
