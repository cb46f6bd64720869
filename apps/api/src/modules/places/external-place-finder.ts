import type { SuggestionType } from '@groupride/contracts';
import type { LatLng } from '@groupride/geo';
import type { FoundPlace } from './places.facade';

/** A map service that finds places instead of the city's index while the service is available. */
export abstract class ExternalPlaceFinder {
  abstract readonly type: Extract<SuggestionType, 'google' | 'mapbox'>;
  /**
   * @param who the caller whose quota is used.
   * @throws UpstreamFault when the service is unavailable; ApiError too_many_requests
   */
  abstract search(who: string, text: string, near: LatLng, limit: number): Promise<FoundPlace[]>;
  abstract at(who: string, point: LatLng): Promise<FoundPlace[]>;
}

/** The configured map service, or null. */
export abstract class ExternalPlaceFinders {
  abstract readonly finder: ExternalPlaceFinder | null;
}
